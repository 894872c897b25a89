/* A few C functions over libpng, libjpeg and chafa: bytes of a file become dots, dots become cells.
   No type or constant of theirs is left for Swift to meet. */
#ifndef CCHAFA_H
#define CCHAFA_H

#include <stddef.h>
#include <stdint.h>

/* How it went. */
typedef enum {
  CCHAFA_OK,
  /* Neither PNG nor JPEG. */
  CCHAFA_OTHER_FORMAT,
  /* More columns, rows or dots than are allowed. */
  CCHAFA_TOO_LARGE,
  /* The file is damaged. */
  CCHAFA_DAMAGED,
  /* There is no memory. */
  CCHAFA_NO_MEMORY,
  /* One of the three libraries is not installed. */
  CCHAFA_NO_LIBRARY,
} cchafa_status;

/* Dots, four bytes each: red, green, blue, opacity. */
typedef struct {
  uint8_t *dots;
  int32_t columns;
  int32_t rows;
} cchafa_image;

/* What the terminal can draw. */
typedef enum {
  CCHAFA_MONO,
  CCHAFA_COLORS_16,
  CCHAFA_COLORS_256,
  CCHAFA_TRUE_COLOR,
} cchafa_depth;

/* How a picture is drawn. */
typedef struct {
  int32_t columns;
  int32_t rows;
  cchafa_depth depth;
  /* Block characters; else ASCII alone. */
  int32_t draws_unicode;
  /* The dots are cut so that they fill all cells; else all of them are seen. */
  int32_t fills;
  /* The colour behind them, 0xRRGGBB. */
  uint32_t page;
} cchafa_options;

/* One cell: a character, and two colours as 0xRRGGBB. */
typedef struct {
  uint32_t character;
  uint32_t ink;
  uint32_t ground;
} cchafa_cell;

/* Reads the dots of a file; they are given back by `cchafa_free`. */
cchafa_status cchafa_read(
  const uint8_t *bytes, size_t count, int32_t largest_side, int64_t most_dots,
  cchafa_image *image);

/* The file of a library that is not installed; NULL when all are. */
const char *cchafa_missing_library(void);

/* Gives the dots of a picture back. */
void cchafa_free(cchafa_image *image);

/* Draws a picture into columns × rows cells. */
cchafa_status cchafa_draw(
  const cchafa_image *image, const cchafa_options *options, cchafa_cell *cells);

#endif

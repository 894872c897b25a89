/* The functions of chafa, libpng and libjpeg. They are loaded when the first picture is read, so
   that a walk without pictures neither waits for three libraries nor keeps them in memory. */
#ifndef LIBRARIES_H
#define LIBRARIES_H

#include "chafa.h"

#include <stdio.h>
#include <jpeglib.h>
#include <png.h>

#define CHAFA_FUNCTIONS(use) \
  use(chafa_symbol_map_new) \
  use(chafa_symbol_map_add_by_tags) \
  use(chafa_symbol_map_unref) \
  use(chafa_canvas_config_new) \
  use(chafa_canvas_config_unref) \
  use(chafa_canvas_config_set_geometry) \
  use(chafa_canvas_config_set_canvas_mode) \
  use(chafa_canvas_config_set_symbol_map) \
  use(chafa_canvas_config_set_bg_color) \
  use(chafa_canvas_config_set_fg_color) \
  use(chafa_canvas_config_set_transparency_threshold) \
  use(chafa_canvas_config_set_work_factor) \
  use(chafa_canvas_new) \
  use(chafa_canvas_unref) \
  use(chafa_canvas_draw_all_pixels) \
  use(chafa_canvas_get_char_at) \
  use(chafa_canvas_get_colors_at)

#define PNG_FUNCTIONS(use) \
  use(png_image_begin_read_from_memory) \
  use(png_image_finish_read) \
  use(png_image_free)

#define JPEG_FUNCTIONS(use) \
  use(jpeg_std_error) \
  use(jpeg_CreateDecompress) \
  use(jpeg_mem_src) \
  use(jpeg_read_header) \
  use(jpeg_start_decompress) \
  use(jpeg_read_scanlines) \
  use(jpeg_finish_decompress) \
  use(jpeg_destroy_decompress)

/* One pointer for each function, with the function's own name and type. */
struct libraries {
#define POINTER(function) __typeof__(&function) function;
  CHAFA_FUNCTIONS(POINTER)
  PNG_FUNCTIONS(POINTER)
  JPEG_FUNCTIONS(POINTER)
#undef POINTER
  /* What could not be loaded; NULL when all is there. */
  const char *missing;
};

/* Loads them once, on whichever thread asks first. */
const struct libraries *load_libraries(void);

#endif

#include "cchafa.h"

#include "libraries.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

static int is_too_large(int64_t columns, int64_t rows, int32_t largest_side, int64_t most_dots) {
  return columns < 1 || rows < 1 || columns > largest_side || rows > largest_side ||
         columns * rows > most_dots;
}

static cchafa_status read_png(
  const struct libraries *library, const uint8_t *bytes, size_t count, int32_t largest_side,
  int64_t most_dots, cchafa_image *image) {
  png_image png;
  memset(&png, 0, sizeof png);
  png.version = PNG_IMAGE_VERSION;
  if (!library->png_image_begin_read_from_memory(&png, bytes, count)) return CCHAFA_DAMAGED;
  if (is_too_large(png.width, png.height, largest_side, most_dots)) {
    library->png_image_free(&png);
    return CCHAFA_TOO_LARGE;
  }
  png.format = PNG_FORMAT_RGBA;
  uint8_t *dots = malloc(PNG_IMAGE_SIZE(png));
  if (dots == NULL) {
    library->png_image_free(&png);
    return CCHAFA_NO_MEMORY;
  }
  if (!library->png_image_finish_read(&png, NULL, dots, 0, NULL)) {
    free(dots);
    library->png_image_free(&png);
    return CCHAFA_DAMAGED;
  }
  image->dots = dots;
  image->columns = (int32_t)png.width;
  image->rows = (int32_t)png.height;
  return CCHAFA_OK;
}

/* What libjpeg calls instead of ending the program. */
struct jpeg_trap {
  struct jpeg_error_mgr manager;
  jmp_buf back;
};

static void jpeg_fail(j_common_ptr info) {
  longjmp(((struct jpeg_trap *)info->err)->back, 1);
}

static void jpeg_be_silent(j_common_ptr info, int level) {
  (void)info;
  (void)level;
}

/* A small file may hold so many passes over a large picture that it is never done. */
static void jpeg_limit_scans(j_common_ptr info) {
  if (((j_decompress_ptr)info)->input_scan_number > 200) jpeg_fail(info);
}

static void spread_row(uint8_t *row, int32_t columns) {
  for (int32_t column = columns - 1; column >= 0; column--) {
    uint8_t red = row[column * 3], green = row[column * 3 + 1], blue = row[column * 3 + 2];
    row[column * 4] = red;
    row[column * 4 + 1] = green;
    row[column * 4 + 2] = blue;
    row[column * 4 + 3] = 255;
  }
}

static cchafa_status read_jpeg(
  const struct libraries *library, const uint8_t *bytes, size_t count, int32_t largest_side,
  int64_t most_dots, cchafa_image *image) {
  struct jpeg_decompress_struct info;
  struct jpeg_trap trap;
  uint8_t *volatile dots = NULL;
  info.err = library->jpeg_std_error(&trap.manager);
  trap.manager.error_exit = jpeg_fail;
  trap.manager.emit_message = jpeg_be_silent;
  if (setjmp(trap.back)) {
    library->jpeg_destroy_decompress(&info);
    free(dots);
    return CCHAFA_DAMAGED;
  }
  library->jpeg_CreateDecompress(&info, JPEG_LIB_VERSION, sizeof info);
  struct jpeg_progress_mgr progress;
  memset(&progress, 0, sizeof progress);
  progress.progress_monitor = jpeg_limit_scans;
  info.progress = &progress;
  library->jpeg_mem_src(&info, bytes, count);
  library->jpeg_read_header(&info, TRUE);
  if (is_too_large(info.image_width, info.image_height, largest_side, most_dots)) {
    library->jpeg_destroy_decompress(&info);
    return CCHAFA_TOO_LARGE;
  }
  info.out_color_space = JCS_RGB;
  library->jpeg_start_decompress(&info);
  size_t stride = (size_t)info.output_width * 4;
  dots = malloc(stride * info.output_height);
  if (dots == NULL) {
    library->jpeg_destroy_decompress(&info);
    return CCHAFA_NO_MEMORY;
  }
  while (info.output_scanline < info.output_height) {
    uint8_t *row = dots + info.output_scanline * stride;
    library->jpeg_read_scanlines(&info, &row, 1);
    spread_row(row, (int32_t)info.output_width);
  }
  image->dots = dots;
  image->columns = (int32_t)info.output_width;
  image->rows = (int32_t)info.output_height;
  library->jpeg_finish_decompress(&info);
  library->jpeg_destroy_decompress(&info);
  return CCHAFA_OK;
}

cchafa_status cchafa_read(
  const uint8_t *bytes, size_t count, int32_t largest_side, int64_t most_dots,
  cchafa_image *image) {
  static const uint8_t png_mark[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  const struct libraries *library = load_libraries();
  memset(image, 0, sizeof *image);
  if (library->missing != NULL) return CCHAFA_NO_LIBRARY;
  if (count > sizeof png_mark && memcmp(bytes, png_mark, sizeof png_mark) == 0) {
    return read_png(library, bytes, count, largest_side, most_dots, image);
  }
  if (count > 3 && bytes[0] == 0xff && bytes[1] == 0xd8 && bytes[2] == 0xff) {
    return read_jpeg(library, bytes, count, largest_side, most_dots, image);
  }
  return CCHAFA_OTHER_FORMAT;
}

const char *cchafa_missing_library(void) { return load_libraries()->missing; }

void cchafa_free(cchafa_image *image) {
  free(image->dots);
  memset(image, 0, sizeof *image);
}

/* A part of the dots, and the cells that it is drawn in. A cell is twice as high as it is wide. */
struct placing {
  int64_t dot_column, dot_row, dot_columns, dot_rows;
  int32_t column, row, columns, rows;
};

static int64_t at_least_one(int64_t number) { return number < 1 ? 1 : number; }

static struct placing place(const cchafa_image *image, const cchafa_options *options) {
  struct placing placing = {0, 0, image->columns, image->rows, 0, 0,
                            options->columns, options->rows};
  int64_t wide = (int64_t)image->columns * options->rows * 2;
  int64_t high = (int64_t)image->rows * options->columns;
  if (options->fills) {
    if (wide > high) {
      placing.dot_columns = at_least_one(high / (options->rows * 2));
      placing.dot_column = (image->columns - placing.dot_columns) / 2;
    } else {
      placing.dot_rows = at_least_one(wide / options->columns);
      placing.dot_row = (image->rows - placing.dot_rows) / 2;
    }
  } else if (wide > high) {
    int64_t rows = (high * 2 / image->columns + 2) / 4;
    placing.rows = (int32_t)at_least_one(rows > options->rows ? options->rows : rows);
    placing.row = (options->rows - placing.rows) / 2;
  } else {
    int64_t columns = (wide * 2 / image->rows + 1) / 2;
    placing.columns = (int32_t)at_least_one(columns > options->columns ? options->columns : columns);
    placing.column = (options->columns - placing.columns) / 2;
  }
  return placing;
}

static ChafaCanvasMode canvas_mode(cchafa_depth depth) {
  switch (depth) {
    case CCHAFA_MONO: return CHAFA_CANVAS_MODE_FGBG;
    case CCHAFA_COLORS_16: return CHAFA_CANVAS_MODE_INDEXED_16;
    case CCHAFA_COLORS_256: return CHAFA_CANVAS_MODE_INDEXED_240;
    case CCHAFA_TRUE_COLOR: break;
  }
  return CHAFA_CANVAS_MODE_TRUECOLOR;
}

static ChafaSymbolTags symbols(const cchafa_options *options) {
  if (!options->draws_unicode) return CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_ASCII;
  if (options->depth == CCHAFA_MONO) {
    return CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_BLOCK | CHAFA_SYMBOL_TAG_BRAILLE;
  }
  return CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_SOLID | CHAFA_SYMBOL_TAG_BLOCK |
         CHAFA_SYMBOL_TAG_HALF | CHAFA_SYMBOL_TAG_QUAD;
}

static ChafaCanvas *new_canvas(
  const struct libraries *library, const struct placing *placing, const cchafa_options *options) {
  ChafaSymbolMap *map = library->chafa_symbol_map_new();
  library->chafa_symbol_map_add_by_tags(map, symbols(options));
  ChafaCanvasConfig *config = library->chafa_canvas_config_new();
  library->chafa_canvas_config_set_geometry(config, placing->columns, placing->rows);
  library->chafa_canvas_config_set_canvas_mode(config, canvas_mode(options->depth));
  library->chafa_canvas_config_set_symbol_map(config, map);
  library->chafa_canvas_config_set_bg_color(config, options->page);
  library->chafa_canvas_config_set_fg_color(config, options->page > 0x7fffff ? 0x000000 : 0xffffff);
  library->chafa_canvas_config_set_transparency_threshold(config, 0.5f);
  library->chafa_canvas_config_set_work_factor(config, 0.7f);
  ChafaCanvas *canvas = library->chafa_canvas_new(config);
  library->chafa_canvas_config_unref(config);
  library->chafa_symbol_map_unref(map);
  return canvas;
}

static void read_cell(
  const struct libraries *library, ChafaCanvas *canvas, int32_t column, int32_t row,
  const cchafa_options *options, cchafa_cell *cell) {
  int ink = -1, ground = -1;
  uint32_t page = options->page;
  /* In that mode 1.12 looks for colours beyond its palette. */
  if (options->depth != CCHAFA_MONO) {
    library->chafa_canvas_get_colors_at(canvas, column, row, &ink, &ground);
  }
  cell->character = library->chafa_canvas_get_char_at(canvas, column, row);
  cell->ink = ink < 0 ? page : (uint32_t)ink;
  cell->ground = ground < 0 ? page : (uint32_t)ground;
}

cchafa_status cchafa_draw(
  const cchafa_image *image, const cchafa_options *options, cchafa_cell *cells) {
  const struct libraries *library = load_libraries();
  if (library->missing != NULL) return CCHAFA_NO_LIBRARY;
  if (options->columns < 1 || options->rows < 1 || image->dots == NULL) return CCHAFA_DAMAGED;
  struct placing placing = place(image, options);
  ChafaCanvas *canvas = new_canvas(library, &placing, options);
  if (canvas == NULL) return CCHAFA_NO_MEMORY;
  size_t stride = (size_t)image->columns * 4;
  const uint8_t *first = image->dots + (size_t)placing.dot_row * stride +
                         (size_t)placing.dot_column * 4;
  library->chafa_canvas_draw_all_pixels(
    canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, first, placing.dot_columns,
    placing.dot_rows, stride);
  for (int32_t row = 0; row < options->rows; row++) {
    for (int32_t column = 0; column < options->columns; column++) {
      cchafa_cell *cell = &cells[row * options->columns + column];
      *cell = (cchafa_cell){' ', options->page, options->page};
      int32_t x = column - placing.column, y = row - placing.row;
      if (x < 0 || y < 0 || x >= placing.columns || y >= placing.rows) continue;
      read_cell(library, canvas, x, y, options, cell);
    }
  }
  library->chafa_canvas_unref(canvas);
  return CCHAFA_OK;
}

/* What is used of chafa 1.4 and newer, as its documentation declares it. Its own headers include
   GLib's, and the flags that find those link both: every start would wait for pictures. */
#ifndef CHAFA_H
#define CHAFA_H

#include <stdint.h>

typedef struct ChafaCanvas ChafaCanvas;
typedef struct ChafaCanvasConfig ChafaCanvasConfig;
typedef struct ChafaSymbolMap ChafaSymbolMap;

typedef enum {
  CHAFA_CANVAS_MODE_TRUECOLOR = 0,
  CHAFA_CANVAS_MODE_INDEXED_240 = 2,
  CHAFA_CANVAS_MODE_INDEXED_16 = 3,
  CHAFA_CANVAS_MODE_FGBG = 5,
} ChafaCanvasMode;

typedef enum { CHAFA_PIXEL_RGBA8_UNASSOCIATED = 4 } ChafaPixelType;

typedef enum {
  CHAFA_SYMBOL_TAG_SPACE = 1 << 0,
  CHAFA_SYMBOL_TAG_SOLID = 1 << 1,
  CHAFA_SYMBOL_TAG_BLOCK = 1 << 3,
  CHAFA_SYMBOL_TAG_QUAD = 1 << 7,
  CHAFA_SYMBOL_TAG_HALF = 1 << 8 | 1 << 9,
  CHAFA_SYMBOL_TAG_BRAILLE = 1 << 11,
  CHAFA_SYMBOL_TAG_ASCII = 1 << 14,
} ChafaSymbolTags;

ChafaSymbolMap *chafa_symbol_map_new(void);
void chafa_symbol_map_add_by_tags(ChafaSymbolMap *map, ChafaSymbolTags tags);
void chafa_symbol_map_unref(ChafaSymbolMap *map);

ChafaCanvasConfig *chafa_canvas_config_new(void);
void chafa_canvas_config_unref(ChafaCanvasConfig *config);
void chafa_canvas_config_set_geometry(ChafaCanvasConfig *config, int columns, int rows);
void chafa_canvas_config_set_canvas_mode(ChafaCanvasConfig *config, ChafaCanvasMode mode);
void chafa_canvas_config_set_symbol_map(ChafaCanvasConfig *config, const ChafaSymbolMap *map);
void chafa_canvas_config_set_bg_color(ChafaCanvasConfig *config, uint32_t rgb);
void chafa_canvas_config_set_fg_color(ChafaCanvasConfig *config, uint32_t rgb);
void chafa_canvas_config_set_transparency_threshold(ChafaCanvasConfig *config, float opacity);
void chafa_canvas_config_set_work_factor(ChafaCanvasConfig *config, float factor);

ChafaCanvas *chafa_canvas_new(const ChafaCanvasConfig *config);
void chafa_canvas_unref(ChafaCanvas *canvas);
void chafa_canvas_draw_all_pixels(
  ChafaCanvas *canvas, ChafaPixelType type, const uint8_t *dots, int columns, int rows,
  int stride);
uint32_t chafa_canvas_get_char_at(ChafaCanvas *canvas, int column, int row);
void chafa_canvas_get_colors_at(ChafaCanvas *canvas, int column, int row, int *ink, int *ground);

#endif

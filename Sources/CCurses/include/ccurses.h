#ifndef CCURSES_H
#define CCURSES_H

#include <stdbool.h>
#include <stdint.h>

/* A dozen functions over ncursesw. No macro or constant of curses is visible here: keys, attributes
   and results have numbers of our own. One terminal at a time, used from one thread. */

enum ccurses_result {
  CCURSES_OK = 0,
  CCURSES_NOT_A_TERMINAL = 1,
  CCURSES_CANNOT_ADDRESS_CELLS = 2,
  CCURSES_UNKNOWN_TERMINAL = 3,
};

enum ccurses_attribute {
  CCURSES_BOLD = 1,
  CCURSES_DIM = 2,
  CCURSES_REVERSE = 4,
  CCURSES_UNDERLINE = 8,
};

/* One glyph; the right half of a wide one is left out. Colours are indices, -1 is the terminal's
   own. */
struct ccurses_cell {
  uint32_t base;
  uint32_t mark;
  uint32_t second_mark;
  int32_t ink;
  int32_t ground;
  uint8_t columns;
  uint8_t attributes;
};

enum ccurses_input_kind {
  CCURSES_NOTHING = 0,
  CCURSES_CHARACTER = 1,
  CCURSES_KEY = 2,
  CCURSES_MOUSE = 3,
  CCURSES_PASTE = 4,
  CCURSES_RESIZE = 5,
  /* A signal or a hang-up; ccurses_signal() says which. */
  CCURSES_SIGNAL = 6,
};

enum ccurses_key {
  CCURSES_KEY_UP = 1,
  CCURSES_KEY_DOWN,
  CCURSES_KEY_LEFT,
  CCURSES_KEY_RIGHT,
  CCURSES_KEY_HOME,
  CCURSES_KEY_END,
  CCURSES_KEY_PAGE_UP,
  CCURSES_KEY_PAGE_DOWN,
  CCURSES_KEY_ENTER,
  CCURSES_KEY_BACK_TAB,
  CCURSES_KEY_BACKSPACE,
  CCURSES_KEY_DELETE,
  /* F1 is CCURSES_KEY_FUNCTION + 1. */
  CCURSES_KEY_FUNCTION = 100,
};

enum ccurses_mouse {
  CCURSES_MOUSE_PRESS = 1,
  CCURSES_MOUSE_RELEASE,
  CCURSES_MOUSE_DRAG,
  CCURSES_MOUSE_WHEEL_UP,
  CCURSES_MOUSE_WHEEL_DOWN,
};

struct ccurses_input {
  int32_t kind;
  /* The character, the key or what the mouse did. */
  uint32_t code;
  int32_t column;
  int32_t row;
};

/* Takes the terminal over. An unknown or missing TERM is taken for xterm-256color. */
enum ccurses_result ccurses_open(void);
/* Gives it back; does nothing when it is not open. */
void ccurses_close(void);
/* Stops the process as ^Z does and takes the terminal over again when it goes on. */
void ccurses_suspend(void);

/* 0 where there are none. */
int32_t ccurses_colors(void);
/* Whether the locale writes UTF-8 and lines are one column wide. */
bool ccurses_draws_unicode(void);
void ccurses_size(int32_t *columns, int32_t *rows);

/* Hands a run of cells of one row to curses. */
void ccurses_put(int32_t row, int32_t column, const struct ccurses_cell *cells, int32_t count);
/* Sends what changed. A negative row hides the cursor. */
void ccurses_show(int32_t cursor_column, int32_t cursor_row);
/* The next time everything is sent. */
void ccurses_redraw(void);

/* Sends at once what the terminal should show already. */
void ccurses_send_again(void);

/* Hands a text to the terminal's clipboard, by OSC 52; it is given in base 64. A terminal may
   refuse it without a word. */
void ccurses_copy(const char *base64);

/* Waits; a negative time waits for ever. */
struct ccurses_input ccurses_next(int32_t milliseconds);
/* The characters of the last paste, at most a mebibyte of them; valid until the next input. */
const uint32_t *ccurses_paste(int32_t *count);
/* The signal that asks the program to end, or 0. */
int32_t ccurses_signal(void);
/* Milliseconds of a clock that never goes back. */
int64_t ccurses_milliseconds(void);

/* What is printed, after the terminal is restored, when the program stops by its own fault. Cut at
   1000 bytes. */
void ccurses_set_last_words(const char *text);

#endif

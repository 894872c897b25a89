#include "state.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

#include "keys.h"

static SCREEN *screen = NULL;
static bool is_taken = false;
static int colors = 0;
static bool draws_unicode = false;
/* After a stop curses sets the terminal's modes with its next update, on the descriptor that it
   writes to. */
static bool is_resuming = false;

/* Presses, drags and SGR numbers; bracketed paste. */
static const char extras_on[] = "\x1b[?1000h\x1b[?1002h\x1b[?1006h\x1b[?2004h";
static const char extras_off[] = "\x1b[?2004l\x1b[?1006l\x1b[?1002l\x1b[?1000l";

static void send(const char *text) {
  fputs(text, stdout);
  fflush(stdout);
}

static bool names_utf8(const char *name) {
  const char *value = getenv(name);
  return value != NULL && (strstr(value, "UTF-8") != NULL || strstr(value, "utf8") != NULL ||
                           strstr(value, "UTF8") != NULL || strstr(value, "utf-8") != NULL);
}

/* A locale that is named but not installed leaves the C locale behind; one that every glibc and
   macOS has then stands in for it. */
static void choose_locale(void) {
  if (setlocale(LC_CTYPE, "") == NULL &&
      (names_utf8("LC_ALL") || names_utf8("LC_CTYPE") || names_utf8("LANG"))) {
    if (setlocale(LC_CTYPE, "C.UTF-8") == NULL) setlocale(LC_CTYPE, "UTF-8");
  }
  draws_unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0 && wcwidth(0x2500) == 1;
}

static bool has_wide_colors(void) {
  const char *value = getenv("COLORTERM");
  return value != NULL && (strcmp(value, "truecolor") == 0 || strcmp(value, "24bit") == 0);
}

/* A terminal that says that it has all colours has 256 of them too, whatever TERM promises. */
static SCREEN *open_screen(FILE *output) {
  const char *name = getenv("TERM");
  if (name != NULL && *name != '\0') {
    char wide[128];
    if (has_wide_colors() && strstr(name, "color") == NULL && strstr(name, "direct") == NULL &&
        snprintf(wide, sizeof wide, "%s-256color", name) < (int)sizeof wide) {
      SCREEN *better = newterm(wide, output, stdin);
      if (better != NULL) return better;
    }
    SCREEN *named = newterm(name, output, stdin);
    if (named != NULL) return named;
  }
  return newterm("xterm-256color", output, stdin);
}

static void append(char *buffer, size_t size, const char *capability) {
  const char *text = ccurses_capability(capability);
  if (text == NULL) return;
  strncat(buffer, text, size - strlen(buffer) - 1);
}

static void arm(void) {
  char buffer[512] = "";
  strcat(buffer, extras_off);
  append(buffer, sizeof buffer, "sgr0");
  append(buffer, sizeof buffer, "op");
  append(buffer, sizeof buffer, "cnorm");
  append(buffer, sizeof buffer, "rmkx");
  append(buffer, sizeof buffer, "rmcup");
  strncat(buffer, "\r\n", sizeof buffer - strlen(buffer) - 1);
  ccurses_signals_arm(buffer);
}

static void prepare(void) {
  raw();
  noecho();
  nonl();
  set_escdelay(25);
  keypad(stdscr, TRUE);
  intrflush(stdscr, FALSE);
  leaveok(stdscr, FALSE);
  scrollok(stdscr, FALSE);
  /* Inputs that wait are taken in before a frame is drawn; curses need not look for them. */
  typeahead(-1);
  ccurses_define_keys();
  colors = 0;
  if (has_colors() && start_color() == OK) {
    use_default_colors();
    colors = COLORS;
  }
}

enum ccurses_result ccurses_open(void) {
  if (is_taken) return CCURSES_OK;
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return CCURSES_NOT_A_TERMINAL;
  choose_locale();
  /* Before newterm, which leaves signals alone that somebody else has taken. */
  ccurses_signals_install();
  /* What nearly every terminal understands, until terminfo says it exactly. */
  ccurses_signals_arm("\x1b[0m\x1b[?25h\x1b[?1l\x1b>\x1b[?1049l\r\n");
  FILE *output = ccurses_output_open();
  screen = open_screen(output == NULL ? stdout : output);
  if (screen == NULL) {
    ccurses_output_close();
    ccurses_signals_disarm();
    ccurses_signals_remove();
    return CCURSES_UNKNOWN_TERMINAL;
  }
  set_term(screen);
  if (ccurses_capability("cup") == NULL) {
    endwin();
    delscreen(screen);
    screen = NULL;
    ccurses_output_close();
    ccurses_signals_disarm();
    ccurses_signals_remove();
    return CCURSES_CANNOT_ADDRESS_CELLS;
  }
  is_taken = true;
  /* A library that gives up by exit() must not leave the terminal as it is now. */
  static bool closes_at_exit = false;
  if (!closes_at_exit) closes_at_exit = atexit(ccurses_close) == 0;
  prepare();
  arm();
  send(extras_on);
  ccurses_errors_hold();
  return CCURSES_OK;
}

void ccurses_close(void) {
  if (!is_taken) return;
  is_taken = false;
  send(extras_off);
  endwin();
  ccurses_signals_disarm();
  delscreen(screen);
  screen = NULL;
  ccurses_output_close();
  ccurses_errors_release();
  ccurses_signals_remove();
}

void ccurses_suspend(void) {
  if (!is_taken) return;
  def_prog_mode();
  send(extras_off);
  endwin();
  ccurses_errors_release();
  ccurses_stop_process();
  ccurses_errors_hold();
  reset_prog_mode();
  send(extras_on);
  is_resuming = true;
  ccurses_redraw();
}

int32_t ccurses_colors(void) { return colors; }
bool ccurses_draws_unicode(void) { return draws_unicode; }

void ccurses_size(int32_t *columns, int32_t *rows) {
  *columns = is_taken ? COLS : 0;
  *rows = is_taken ? LINES : 0;
}

/* The colours of the cell before and their number: neighbours mostly look alike, and alloc_pair
   searches. */
struct look {
  int ink, ground, pair;
};

static int pair_of(int ink, int ground, struct look *last) {
  if (ink == last->ink && ground == last->ground) return last->pair;
  /* alloc_pair crashes where there are no colours. */
  int pair = colors > 0 && (ink >= 0 || ground >= 0) ? alloc_pair(ink, ground) : 0;
  *last = (struct look){ink, ground, pair < 0 ? 0 : pair};
  return last->pair;
}

static bool has_width(uint32_t base, int columns) {
  if (base >= 0x20 && base < 0x7f) return columns == 1;
  return wcwidth((wchar_t)base) == columns;
}

/* A character that this system's tables do not know, or know with another width, would shift all
   that follows. */
static void fill_cell(cchar_t *target, const struct ccurses_cell *cell, struct look *last) {
  wchar_t text[4] = {(wchar_t)cell->base, 0, 0, 0};
  if (!has_width(cell->base, cell->columns)) {
    text[0] = draws_unicode && cell->columns == 1 ? 0xfffd : L'?';
  } else {
    int used = 1;
    if (cell->mark != 0 && wcwidth((wchar_t)cell->mark) == 0) text[used++] = (wchar_t)cell->mark;
    if (cell->second_mark != 0 && wcwidth((wchar_t)cell->second_mark) == 0) {
      text[used] = (wchar_t)cell->second_mark;
    }
  }
  attr_t attributes = A_NORMAL;
  if (cell->attributes & CCURSES_BOLD) attributes |= A_BOLD;
  if (cell->attributes & CCURSES_DIM) attributes |= A_DIM;
  if (cell->attributes & CCURSES_REVERSE) attributes |= A_REVERSE;
  if (cell->attributes & CCURSES_UNDERLINE) attributes |= A_UNDERLINE;
  int ink = cell->ink, ground = cell->ground;
  /* Eight colours: the bright ones are the plain ones in bold, grounds lose their brightness. */
  if (colors < 16 && ink >= 8) {
    ink -= 8;
    attributes |= A_BOLD;
  }
  if (colors < 16 && ground >= 8) ground -= 8;
  int pair = pair_of(ink, ground, last);
  setcchar(target, text, attributes, (short)(pair > 255 ? 0 : pair), &pair);
}

static bool is_same(const struct ccurses_cell *one, const struct ccurses_cell *other) {
  return one->base == other->base && one->mark == other->mark &&
         one->second_mark == other->second_mark && one->ink == other->ink &&
         one->ground == other->ground && one->columns == other->columns &&
         one->attributes == other->attributes;
}

/* So many cells are worth collecting what is written for them. */
enum { MANY_CELLS = 256, CELLS_AT_ONCE = 128 };
static int32_t put_cells = 0;
/* Everything is written next time. */
static bool is_redrawn = false;

static void put_wide(int32_t row, int32_t column, const struct ccurses_cell *cell,
                     struct look *look) {
  cchar_t one;
  fill_cell(&one, cell, look);
  mvwadd_wchnstr(stdscr, row, column, &one, 1);
  /* `?` stands for a wide character: its second column is filled as well. */
  if (wcwidth((wchar_t)cell->base) != 2) mvwadd_wchnstr(stdscr, row, column + 1, &one, 1);
}

void ccurses_put(int32_t row, int32_t column, const struct ccurses_cell *cells, int32_t count) {
  if (!is_taken) return;
  struct look look = {-1, -1, 0};
  cchar_t filled[CELLS_AT_ONCE];
  put_cells += count;
  for (int32_t index = 0; index < count;) {
    int32_t used = 0;
    for (; index < count && used < CELLS_AT_ONCE && cells[index].columns == 1; index++, used++) {
      /* Blanks and lines are many cells that are alike. */
      if (used > 0 && is_same(&cells[index], &cells[index - 1])) {
        filled[used] = filled[used - 1];
      } else {
        fill_cell(&filled[used], &cells[index], &look);
      }
    }
    if (used > 0) mvwadd_wchnstr(stdscr, row, column, filled, used);
    column += used;
    if (index < count && cells[index].columns != 1) {
      put_wide(row, column, &cells[index], &look);
      column += cells[index++].columns;
    }
  }
}

static void update(bool is_large) {
  if (is_large) ccurses_output_collect();
  doupdate();
  ccurses_output_release();
  put_cells = 0;
}

void ccurses_show(int32_t cursor_column, int32_t cursor_row) {
  if (!is_taken) return;
  curs_set(cursor_row >= 0 ? 1 : 0);
  if (cursor_row >= 0) wmove(stdscr, cursor_row, cursor_column);
  wnoutrefresh(stdscr);
  update((put_cells >= MANY_CELLS || is_redrawn) && !is_resuming);
  is_redrawn = is_resuming = false;
}

void ccurses_redraw(void) {
  if (!is_taken) return;
  clearok(curscr, TRUE);
  is_redrawn = true;
}

void ccurses_send_again(void) {
  if (!is_taken) return;
  clearok(curscr, TRUE);
  update(true);
}

void ccurses_copy(const char *base64) {
  if (!is_taken) return;
  fputs("\x1b]52;c;", stdout);
  fputs(base64, stdout);
  send("\x07");
}

#include "state.h"

#include <curses.h>
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

#include "keys.h"

enum { PASTE_LIMIT = 1 << 20, PASTE_WAIT_MILLISECONDS = 500 };
static uint32_t *paste = NULL;
static int32_t paste_count = 0;

void ccurses_define_keys(void) {
  static const struct {
    const char *sequence;
    int code;
  } known[] = {
      {"\x1b[A", KEY_UP},      {"\x1b[B", KEY_DOWN},    {"\x1b[C", KEY_RIGHT},
      {"\x1b[D", KEY_LEFT},    {"\x1bOA", KEY_UP},      {"\x1bOB", KEY_DOWN},
      {"\x1bOC", KEY_RIGHT},   {"\x1bOD", KEY_LEFT},    {"\x1b[H", KEY_HOME},
      {"\x1b[F", KEY_END},     {"\x1bOH", KEY_HOME},    {"\x1bOF", KEY_END},
      {"\x1b[1~", KEY_HOME},   {"\x1b[4~", KEY_END},    {"\x1b[7~", KEY_HOME},
      {"\x1b[8~", KEY_END},    {"\x1b[3~", KEY_DC},     {"\x1b[5~", KEY_PPAGE},
      {"\x1b[6~", KEY_NPAGE},  {"\x1b[Z", KEY_BTAB},    {"\x1bOM", KEY_ENTER},
      {"\x1bOP", KEY_F(1)},    {"\x1bOQ", KEY_F(2)},    {"\x1bOR", KEY_F(3)},
      {"\x1bOS", KEY_F(4)},    {"\x1b[11~", KEY_F(1)},  {"\x1b[12~", KEY_F(2)},
      {"\x1b[13~", KEY_F(3)},  {"\x1b[14~", KEY_F(4)},
  };
  for (size_t index = 0; index < sizeof known / sizeof known[0]; index++) {
    if (key_defined(known[index].sequence) <= 0) {
      define_key(known[index].sequence, known[index].code);
    }
  }
  define_key("\x1b[<", CODE_MOUSE);
  define_key("\x1b[200~", CODE_PASTE_START);
  define_key("\x1b[201~", CODE_PASTE_END);
}

int64_t ccurses_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static struct ccurses_input made(int kind, uint32_t code) {
  struct ccurses_input input = {kind, code, 0, 0};
  return input;
}

static const struct ccurses_input nothing = {CCURSES_NOTHING, 0, 0, 0};

/* What has arrived already, or within the time. */
static int read_wide(int milliseconds, wint_t *value) {
  wtimeout(stdscr, milliseconds);
  return wget_wch(stdscr, value);
}

/* `\e[<0;12;3M`: the part after `<`. */
static struct ccurses_input read_mouse(void) {
  int numbers[3] = {0, 0, 0};
  int index = 0;
  for (int length = 0; length < 24; length++) {
    wint_t value;
    if (read_wide(50, &value) != OK) return nothing;
    if (value >= '0' && value <= '9') {
      if (numbers[index] < 100000) numbers[index] = numbers[index] * 10 + (int)(value - '0');
    } else if (value == ';') {
      if (++index > 2) return nothing;
    } else if (value == 'M' || value == 'm') {
      struct ccurses_input input = {CCURSES_MOUSE, 0, numbers[1] - 1, numbers[2] - 1};
      int button = numbers[0] & ~(4 | 8 | 16);
      if (button == 64) input.code = CCURSES_MOUSE_WHEEL_UP;
      if (button == 65) input.code = CCURSES_MOUSE_WHEEL_DOWN;
      if (button == 32) input.code = CCURSES_MOUSE_DRAG;
      if (button == 0) input.code = value == 'M' ? CCURSES_MOUSE_PRESS : CCURSES_MOUSE_RELEASE;
      return input.code == 0 ? nothing : input;
    } else {
      return nothing;
    }
  }
  return nothing;
}

static void keep_pasted(wint_t value) {
  if (paste == NULL) paste = malloc(PASTE_LIMIT * sizeof *paste);
  if (paste != NULL && paste_count < PASTE_LIMIT) paste[paste_count++] = (uint32_t)value;
}

static struct ccurses_input read_paste(void) {
  paste_count = 0;
  for (;;) {
    wint_t value;
    int kind = read_wide(PASTE_WAIT_MILLISECONDS, &value);
    if (kind == ERR) break;
    if (kind == KEY_CODE_YES) {
      if ((int)value == CODE_PASTE_END) break;
      continue;
    }
    keep_pasted(value == '\r' ? '\n' : value);
  }
  return made(CCURSES_PASTE, 0);
}

const uint32_t *ccurses_paste(int32_t *count) {
  *count = paste == NULL ? 0 : paste_count;
  return paste;
}

/* A sequence that nobody knows is no Escape with letters after it: it is swallowed whole. */
static struct ccurses_input read_escape(void) {
  wint_t value;
  int kind = read_wide(0, &value);
  if (kind == ERR) return made(CCURSES_CHARACTER, 0x1b);
  if (kind == KEY_CODE_YES) {
    ungetch((int)value);
    return made(CCURSES_CHARACTER, 0x1b);
  }
  if (value != '[' && value != 'O') {
    unget_wch((wchar_t)value);
    return made(CCURSES_CHARACTER, 0x1b);
  }
  for (int length = 0; length < 32; length++) {
    if (read_wide(0, &value) != OK) return length == 0 ? made(CCURSES_CHARACTER, 0x1b) : nothing;
    if (value >= 0x40 && value <= 0x7e) return nothing;
  }
  return nothing;
}

static struct ccurses_input read_key(int code) {
  switch (code) {
  case KEY_UP: return made(CCURSES_KEY, CCURSES_KEY_UP);
  case KEY_DOWN: return made(CCURSES_KEY, CCURSES_KEY_DOWN);
  case KEY_LEFT: return made(CCURSES_KEY, CCURSES_KEY_LEFT);
  case KEY_RIGHT: return made(CCURSES_KEY, CCURSES_KEY_RIGHT);
  case KEY_HOME: case KEY_FIND: return made(CCURSES_KEY, CCURSES_KEY_HOME);
  case KEY_END: case KEY_SELECT: return made(CCURSES_KEY, CCURSES_KEY_END);
  case KEY_PPAGE: return made(CCURSES_KEY, CCURSES_KEY_PAGE_UP);
  case KEY_NPAGE: return made(CCURSES_KEY, CCURSES_KEY_PAGE_DOWN);
  case KEY_ENTER: return made(CCURSES_KEY, CCURSES_KEY_ENTER);
  case KEY_BTAB: return made(CCURSES_KEY, CCURSES_KEY_BACK_TAB);
  case KEY_BACKSPACE: return made(CCURSES_KEY, CCURSES_KEY_BACKSPACE);
  case KEY_DC: return made(CCURSES_KEY, CCURSES_KEY_DELETE);
  case CODE_MOUSE: return read_mouse();
  case CODE_PASTE_START: return read_paste();
  default: break;
  }
  if (code > KEY_F0 && code <= KEY_F(12)) {
    return made(CCURSES_KEY, (uint32_t)(CCURSES_KEY_FUNCTION + code - KEY_F0));
  }
  return nothing;
}

static struct ccurses_input read_input(void) {
  wint_t value;
  int kind = read_wide(0, &value);
  if (kind == ERR) return nothing;
  if (kind == KEY_CODE_YES) return read_key((int)value);
  return value == 0x1b ? read_escape() : made(CCURSES_CHARACTER, (uint32_t)value);
}

static bool take_new_size(void) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) {
    return false;
  }
  if (size.ws_row == LINES && size.ws_col == COLS) return false;
  resizeterm(size.ws_row, size.ws_col);
  return true;
}

static void drain_wakes(void) {
  char drained[64];
  while (read(ccurses_wake_descriptor(), drained, sizeof drained) > 0) {
  }
}

/* What signals have left behind; nothing when there is nothing. */
static struct ccurses_input read_signals(void) {
  if (ccurses_signal() != 0) return made(CCURSES_SIGNAL, 0);
  if (ccurses_take_stop()) {
    ccurses_suspend();
    ccurses_take_resize();
    take_new_size();
    return made(CCURSES_RESIZE, 0);
  }
  if (ccurses_take_continue()) {
    reset_prog_mode();
    ccurses_redraw();
    take_new_size();
    return made(CCURSES_RESIZE, 0);
  }
  if (ccurses_take_resize() && take_new_size()) return made(CCURSES_RESIZE, 0);
  return nothing;
}

struct ccurses_input ccurses_next(int32_t milliseconds) {
  int64_t end = ccurses_milliseconds() + milliseconds;
  for (;;) {
    struct ccurses_input input = read_signals();
    if (input.kind == CCURSES_NOTHING) input = read_input();
    if (input.kind != CCURSES_NOTHING) return input;
    int64_t left = milliseconds < 0 ? -1 : end - ccurses_milliseconds();
    if (milliseconds >= 0 && left <= 0) return nothing;
    struct pollfd descriptors[2] = {
        {STDIN_FILENO, POLLIN, 0}, {ccurses_wake_descriptor(), POLLIN, 0}};
    int ready = poll(descriptors, 2, (int)left);
    if (ready > 0 && (descriptors[0].revents & (POLLHUP | POLLERR | POLLNVAL))) {
      ccurses_note_hangup();
      return made(CCURSES_SIGNAL, 0);
    }
    if (ready > 0 && descriptors[1].revents != 0) drain_wakes();
  }
}

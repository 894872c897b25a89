#include "state.h"

#include <curses.h>
#include <term.h>

const char *ccurses_capability(const char *name) {
  const char *text = tigetstr(name);
  return text == (const char *)-1 ? NULL : text;
}

#include "state.h"

#include <stdio.h>
#include <unistd.h>

static int held = -1;
static int original = -1;

void ccurses_errors_hold(void) {
  if (held >= 0 || !isatty(STDERR_FILENO)) return;
  FILE *file = ccurses_memory_file("errors");
  if (file == NULL) return;
  original = dup(STDERR_FILENO);
  held = dup(fileno(file));
  fclose(file);
  if (original < 0 || held < 0 || dup2(held, STDERR_FILENO) < 0) {
    if (original >= 0) close(original);
    if (held >= 0) close(held);
    original = held = -1;
  }
}

void ccurses_errors_spill(void) {
  if (held < 0) return;
  char buffer[4096];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(held, buffer, sizeof buffer, offset)) > 0) {
    if (write(original, buffer, (size_t)count) < 0) return;
    offset += count;
  }
}

void ccurses_errors_release(void) {
  if (held < 0) return;
  fflush(stderr);
  ccurses_errors_spill();
  dup2(original, STDERR_FILENO);
  close(original);
  close(held);
  original = held = -1;
}

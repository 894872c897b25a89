#include "state.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

/* Curses writes at each move of its cursor: a whole window comes out in a hundred pieces, each of
   which wakes the terminal. A large update goes into a file first and from there to the terminal at
   once; a small one is there sooner by itself. Curses has a descriptor of its own, so that what a
   crash writes to the standard output always reaches the terminal. */
static FILE *stream = NULL;
static FILE *collected = NULL;
static bool collects = false;

/* Curses says nothing of what it could not write. */
static bool has_limit(void) {
  struct rlimit size;
  return getrlimit(RLIMIT_FSIZE, &size) != 0 || size.rlim_cur != RLIM_INFINITY;
}

FILE *ccurses_output_open(void) {
  int own = dup(STDOUT_FILENO);
  if (own < 0) return NULL;
  stream = fdopen(own, "w");
  if (stream == NULL) close(own);
  return stream;
}

void ccurses_output_close(void) {
  if (stream != NULL) fclose(stream);
  if (collected != NULL) fclose(collected);
  stream = collected = NULL;
  collects = false;
}

void ccurses_output_collect(void) {
  if (stream == NULL || has_limit()) return;
  if (collected == NULL) collected = ccurses_memory_file("picture");
  collects = collected != NULL && dup2(fileno(collected), fileno(stream)) >= 0;
}

static void send_all(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t sent = write(STDOUT_FILENO, bytes, count);
    if (sent >= 0) {
      bytes += sent;
      count -= (size_t)sent;
    } else if (errno == EAGAIN) {
      struct pollfd full = {STDOUT_FILENO, POLLOUT, 0};
      poll(&full, 1, -1);
    } else if (errno != EINTR) {
      return;
    }
  }
}

void ccurses_output_release(void) {
  if (!collects) return;
  collects = false;
  dup2(STDOUT_FILENO, fileno(stream));
  int file = fileno(collected);
  off_t length = lseek(file, 0, SEEK_CUR);
  char *bytes = length > 0 ? malloc((size_t)length) : NULL;
  if (bytes != NULL) {
    ssize_t count = pread(file, bytes, (size_t)length, 0);
    if (count > 0) send_all(bytes, (size_t)count);
    free(bytes);
  }
  lseek(file, 0, SEEK_SET);
}

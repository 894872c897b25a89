#define _GNU_SOURCE
#include "state.h"

#include <sys/mman.h>
#include <unistd.h>

FILE *ccurses_memory_file(const char *name) {
#ifdef MFD_CLOEXEC
  int file = memfd_create(name, MFD_CLOEXEC);
  FILE *opened = file < 0 ? NULL : fdopen(file, "w+");
  if (opened == NULL && file >= 0) close(file);
  return opened;
#else
  (void)name;
  return tmpfile();
#endif
}

#ifdef __linux__
#define _GNU_SOURCE
#endif
#include "cmemory.h"

#include <stdint.h>
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

void cmemory_keep_freed(void) {
#ifdef __GLIBC__
  mallopt(M_TRIM_THRESHOLD, 16 << 20);
  /* The heap grows by so much at once, and not by 128 KiB. */
  mallopt(M_TOP_PAD, 1 << 20);
  /* Setting the one ends the growing of the other, which is 128 KiB then. */
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
#endif
}

#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)
/* The linker's: where the variables that begin as zero lie. */
extern char __bss_start[] __attribute__((weak));
extern char _end[] __attribute__((weak));

/* Whole pages only: what else lies on the first and the last one is in use. An older system
   refuses, and pages come one by one. */
static void ask(uintptr_t start, uintptr_t end, int advice) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t from = (start + page - 1) & ~(page - 1);
  uintptr_t to = end & ~(page - 1);
  if (from < to) madvise((void *)from, to - from, advice);
}

static void take(const char *start, const char *end) {
  ask((uintptr_t)start, (uintptr_t)end, MADV_POPULATE_WRITE);
}

/* The linker puts the functions that a start runs between these two (.ci/order), where it is asked
   to; else they lie wherever they are. */
__attribute__((section(".text.cmemory_code_begins"))) void cmemory_code_begins(void) {}
__attribute__((section(".text.cmemory_code_ends"))) void cmemory_code_ends(void) {}
enum { MOST_CODE = 4 << 20 };

static void take_code(void) {
  uintptr_t start = (uintptr_t)cmemory_code_begins, end = (uintptr_t)cmemory_code_ends;
  if (start < end && end - start <= MOST_CODE) ask(start, end, MADV_POPULATE_READ);
}

/* As deep as a start goes; a walk goes deeper. The deepest byte comes first: the system lets a
   stack grow only so. */
static void take_stack(void) {
  char stack[144 << 10];
  *(volatile char *)stack = 0;
  take(stack, stack + sizeof stack);
}
#endif

void cmemory_take(size_t heap_bytes) {
#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)
  take_code();
  if (__bss_start != NULL && _end != NULL) take(__bss_start, _end);
  char *heap = malloc(heap_bytes);
  if (heap != NULL) take(heap, heap + heap_bytes);
  free(heap);
  take_stack();
#else
  (void)heap_bytes;
#endif
}

#include "cmemory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
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

/* What Swift's view of the C library leaves out. */
#ifndef CMEMORY_H
#define CMEMORY_H

#include <stddef.h>

/* Keeps up to 16 MiB that were freed for the next who needs them. The C library would hand back to
   the system what is free at the end of the heap and take it again a moment later, page by page.
   Does nothing where the C library has no such setting. */
void cmemory_keep_freed(void);

/* Takes what the start of a walk needs from the system at once, and not by a fault a page: its
   functions, the memory of the variables and of the stack, and so much of the heap. What then is
   not needed costs as much. Does nothing where the system cannot. */
void cmemory_take(size_t heap_bytes);

#endif

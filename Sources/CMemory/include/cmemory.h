/* What Swift's view of the C library leaves out. */
#ifndef CMEMORY_H
#define CMEMORY_H

/* Keeps up to 16 MiB that were freed for the next who needs them. The C library would hand back to
   the system what is free at the end of the heap and take it again a moment later, page by page.
   Does nothing where the C library has no such setting. */
void cmemory_keep_freed(void);

#endif

/* Threads of the system; a library of queues would make every start slower. */
#ifndef CTHREADS_H
#define CTHREADS_H

/* Does the work so many times at once, one of them on the thread that asks, and comes back when all
   are done. Where the system has no more threads, fewer do it: work takes from a common list. */
void cthreads_run(int count, void (*_Nonnull work)(void *_Nonnull), void *_Nonnull context);

#endif

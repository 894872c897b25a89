#include "cthreads.h"

#include <pthread.h>
#include <stdlib.h>

struct task {
  void (*work)(void *);
  void *context;
};

static void *begin(void *pointer) {
  struct task *task = pointer;
  task->work(task->context);
  return NULL;
}

void cthreads_run(int count, void (*work)(void *), void *context) {
  struct task task = {work, context};
  pthread_t *threads = count > 1 ? calloc((size_t)count - 1, sizeof *threads) : NULL;
  int started = 0;
  if (threads != NULL) {
    while (started < count - 1 && pthread_create(&threads[started], NULL, begin, &task) == 0) {
      started++;
    }
  }
  work(context);
  while (started > 0) pthread_join(threads[--started], NULL);
  free(threads);
}

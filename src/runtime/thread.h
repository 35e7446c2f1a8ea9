/* Starts the threads of libquern, except the workers of pool.c. */
#ifndef RUNTIME_THREAD_H
#define RUNTIME_THREAD_H

#include <pthread.h>

/* Starts a thread with a small stack and all signals blocked. The caller joins *out; if `out` is NULL, the thread is
 * detached. Returns 0 or an error number. */
int thread_start(void *(*run)(void *), void *argument, pthread_t *out);

#endif

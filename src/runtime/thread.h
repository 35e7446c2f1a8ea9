/* Threads of the library's own, beside those that compute. */
#ifndef RUNTIME_THREAD_H
#define RUNTIME_THREAD_H

#include <pthread.h>

/* Starts a thread that gets no signal of the host's: one to be joined, or a detached one where `out` is NULL. Its stack is
 * small. Returns 0 or an error. */
int thread_start(void *(*run)(void *), void *argument, pthread_t *out);

#endif

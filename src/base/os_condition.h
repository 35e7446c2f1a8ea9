/* Conditions that are waited for until a time of os_clock. Each system has a way of its own: os_linux.c, os_darwin.c. */
#ifndef BASE_OS_CONDITION_H
#define BASE_OS_CONDITION_H

#include <pthread.h>
#include <stdint.h>

/* Makes a condition for os_condition_wait. Returns 0 or an error. */
int os_condition_init(pthread_cond_t *out);
/* Waits as pthread_cond_wait does, but not for long after `until`, in nanoseconds of os_clock. */
void os_condition_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, uint64_t until);

#endif

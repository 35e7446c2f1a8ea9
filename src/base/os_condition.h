/* Condition variables with deadlines on os_clock. os_linux.c and os_darwin.c implement them. */
#ifndef BASE_OS_CONDITION_H
#define BASE_OS_CONDITION_H

#include <pthread.h>
#include <stdint.h>

/* Initializes a condition variable for os_condition_wait. Returns 0 or an error number. */
int os_condition_init(pthread_cond_t *out);
/* Like pthread_cond_wait, but also returns soon after os_clock (base/os.h) reaches `until` nanoseconds. */
void os_condition_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, uint64_t until);

#endif

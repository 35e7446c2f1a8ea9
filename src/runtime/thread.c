#include "runtime/thread.h"

#include <signal.h>
#include <stddef.h>

/* Tries a small stack first, then larger stacks: with glibc, the stack also holds the host's thread-local variables,
 * and a small stack may lack room for them. */
static int start(void *(*run)(void *), void *argument, pthread_t *out, pthread_attr_t *attributes)
{
    enum { STACK = 64 << 10 };
    int error = 0;
    for (size_t stack = STACK; stack <= 64 * STACK; stack *= 8) {
        error = pthread_attr_setstacksize(attributes, stack);
        if (!error)
            error = pthread_create(out, attributes, run, argument);
        if (!error)
            break;
    }
    return error;
}

int thread_start(void *(*run)(void *), void *argument, pthread_t *out)
{
    pthread_t ignored;
    pthread_attr_t attributes;
    sigset_t all, before;
    int error = pthread_attr_init(&attributes);
    if (error)
        return error;
    if (!out)
        error = pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    if (!error)
        error = start(run, argument, out ? out : &ignored, &attributes);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    return error;
}

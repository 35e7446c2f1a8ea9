#include <inttypes.h>
#include <pthread.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"

static struct {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t wake;
    bool running, ended;
    const char *what, *name;
    uint32_t done, total; /* numbers of kernels; `total` is 0 until the compiler reports it */
} progress = {.lock = PTHREAD_MUTEX_INITIALIZER, .wake = PTHREAD_COND_INITIALIZER};

static void print_line(int seconds)
{
    fprintf(stderr, "\r%s %s: ", progress.what, progress.name);
    if (progress.total)
        fprintf(stderr, "%" PRIu32 " of %" PRIu32 " kernels, ", progress.done, progress.total);
    fprintf(stderr, "%d s\033[K", seconds);
}

static void *say(void *argument)
{
    (void)argument;
    struct timespec next;
    int seconds = 0;
    clock_gettime(CLOCK_REALTIME, &next);
    pthread_mutex_lock(&progress.lock);
    while (!progress.ended) {
        next.tv_sec++;
        while (!progress.ended && pthread_cond_timedwait(&progress.wake, &progress.lock, &next) == 0)
            ;
        if (!progress.ended)
            print_line(++seconds);
    }
    if (seconds)
        fprintf(stderr, "\r\033[K");
    pthread_mutex_unlock(&progress.lock);
    return NULL;
}

void progress_begin(const char *what, const char *name)
{
    progress.what = what;
    progress.name = name;
    progress.ended = false;
    progress.done = progress.total = 0;
    progress.running = isatty(STDERR_FILENO) && pthread_create(&progress.thread, NULL, say, NULL) == 0;
}

void progress_end(void)
{
    if (!progress.running)
        return;
    pthread_mutex_lock(&progress.lock);
    progress.ended = true;
    pthread_cond_signal(&progress.wake);
    pthread_mutex_unlock(&progress.lock);
    pthread_join(progress.thread, NULL);
    progress.running = false;
}

void progress_count(void *user, const char *name, uint32_t done, uint32_t total)
{
    (void)user, (void)name;
    pthread_mutex_lock(&progress.lock);
    progress.done = done;
    progress.total = total;
    pthread_mutex_unlock(&progress.lock);
}

/* Uses a pool in a forked child. This is a separate program, because an emulator crashes if a process forks while other
 * threads of the process run. */
#include <sys/wait.h>
#include <unistd.h>

#include "base/stop.h"
#include "runtime/pool.h"
#include "unit.h"

static int32_t give_eleven(kernel_frame *frame, int64_t begin, int64_t end)
{
    (void)frame;
    return begin <= 37 && 37 < end ? 11 : 0;
}

static int32_t nothing(kernel_frame *frame, int64_t begin, int64_t end)
{
    (void)frame;
    (void)begin;
    (void)end;
    return 0;
}

/* A forked child has no workers and starts them when it needs them; the parent's workers continue. */
TEST(a_pool_after_a_fork)
{
    pool *p = NULL;
    kernel_frame frame = {.scratch = NULL, .stop = &stop_never};
    CHECK_OK(pool_open(4, NULL, &p));
    CHECK(pool_run(p, nothing, &frame, 0, 100, 1, NULL) == 0);
    for (int runs = 0; runs < 2; runs++) {
        fflush(stdout);
        pid_t child = fork();
        if (child == 0) {
            alarm(60);
            bool right = !runs || pool_run(p, give_eleven, &frame, 0, 100, 1, NULL) == 11;
            pool_close(p);
            _exit(!right);
        }
        int status = -1;
        CHECK(waitpid(child, &status, 0) == child);
        CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    CHECK(pool_run(p, give_eleven, &frame, 0, 100, 1, NULL) == 11);
    pool_close(p);
}

/* Unit tests. A file that includes this header is a program. It runs the file's `TEST(name) { ... }` blocks in order.
 *
 *     TEST(adding) { CHECK(1 + 1 == 2); CHECK_EQ_U64(1 + 1, 2); }
 *
 * A failed check prints its file and line, and the test goes on; a test prints MAX_REPORTS failures at most. The
 * program ends with "N passed, N failed", and with status 1 if a test failed. If the program has arguments, it runs
 * only the tests with names that contain one of the arguments. CHECK_OK(status) fails if the qn_status is an error, and
 * frees the status. */
#ifndef UNIT_H
#define UNIT_H

#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "quern/types.h"

enum { MAX_REPORTS = 10 };

typedef struct unit_test {
    const char *name;
    void (*run)(void);
    struct unit_test *next;
} unit_test;

static unit_test *unit_first, **unit_end = &unit_first;
static unsigned long unit_failures; /* failed checks of the running test */

#define TEST(name)                                                                                                     \
    static void test_##name(void);                                                                                     \
    static unit_test unit_##name = {#name, test_##name, NULL};                                                         \
    __attribute__((constructor)) static void unit_add_##name(void)                                                     \
    {                                                                                                                  \
        *unit_end = &unit_##name;                                                                                      \
        unit_end = &unit_##name.next;                                                                                  \
    }                                                                                                                  \
    static void test_##name(void)

/* Counts a failure, and prints the place and the text of the failure. Tests may call this function for their own
 * checks. */
__attribute__((format(printf, 3, 4), unused)) static void unit_fail(const char *file, int line, const char *format, ...)
{
    if (++unit_failures > MAX_REPORTS)
        return;
    va_list args;
    va_start(args, format);
    printf("%s:%d: ", file, line);
    vprintf(format, args);
    printf("\n");
    va_end(args);
}

#define CHECK(condition) ((condition) ? (void)0 : unit_fail(__FILE__, __LINE__, "does not hold: %s", #condition))
#define CHECK_EQ_U64(got, want) unit_check_u64(__FILE__, __LINE__, #got, (got), (want))
#define CHECK_OK(status) unit_check_ok(__FILE__, __LINE__, #status, (status))

__attribute__((unused)) static void unit_check_u64(const char *file, int line, const char *what, uint64_t got,
                                                   uint64_t want)
{
    if (got != want)
        unit_fail(file, line, "%s is 0x%" PRIx64 " (%" PRIu64 "), not 0x%" PRIx64 " (%" PRIu64 ")", what, got, got,
                  want, want);
}

__attribute__((unused)) static void unit_check_ok(const char *file, int line, const char *what, qn_status status)
{
    if (status)
        unit_fail(file, line, "%s failed: %s", what, qn_status_message(status));
    qn_status_free(status);
}

static bool unit_wanted(const unit_test *test, int count, char **names)
{
    bool wanted = count < 2;
    for (int i = 1; i < count; i++)
        wanted = wanted || strstr(test->name, names[i]);
    return wanted;
}

int main(int count, char **names)
{
    unsigned passed = 0, failed = 0;
    for (const unit_test *test = unit_first; test; test = test->next) {
        if (!unit_wanted(test, count, names))
            continue;
        unit_failures = 0;
        test->run();
        if (unit_failures)
            printf("FAILED %s: %lu checks\n", test->name, unit_failures);
        *(unit_failures ? &failed : &passed) += 1;
    }
    printf("%u passed, %u failed\n", passed, failed);
    return failed != 0;
}

#endif

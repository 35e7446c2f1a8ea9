/* Fuzz targets: what they and the driver share.
 *
 * A target reads one kind of untrusted input: fuzz_text.c StableHLO text, fuzz_bytes.c the binary form of a graph,
 * fuzz_npy.c arrays, fuzz_image.c compiled programs, fuzz_pack.c packs, fuzz_call.c packs that are called. Each is one file with the entry point that
 * libFuzzer knows, so there are two ways to run it:
 *
 *   driver.c    a small driver of our own. It mutates seeds, the modules of tests/modules and tests/text as the target
 *               wants them, in a way that depends on its options alone: the same inputs on every machine. `make check`
 *               runs a bounded number of them; `fuzz_text -n 1000000 -s 7` runs more, and others.
 *   libFuzzer   clang -fsanitize=fuzzer,address,undefined with the target instead of the driver. `fuzz_text -w DIRECTORY`
 *               writes the seeds as files to start from, `fuzz_text -d FILE` the words as a dictionary.
 *
 * A target crashes or calls fuzz_fail when something is wrong, and the driver then leaves the input in a file, which
 * `fuzz_text -i FILE` runs again. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stddef.h>
#include <stdint.h>

#include "quern/types.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The name of the target, and pieces of its language that mutations insert; the list ends with NULL. */
extern const char *const fuzz_name;
extern const char *const fuzz_words[];

/* Makes seeds of a module, each passed to add, which copies it; with NULL those that need no module. */
typedef void (*fuzz_add)(const void *seed, size_t size);
void fuzz_seeds(const char *module, size_t size, fuzz_add add);

/* How many inputs were well-formed: counted by targets, told by the driver. */
extern unsigned long fuzz_accepted;

/* Ends the program: what was found is a fault. */
#define FUZZ_CHECK(condition) ((condition) ? (void)0 : fuzz_fail(__FILE__, __LINE__, #condition, ""))
#define FUZZ_CHECK_OK(status) fuzz_check_ok(__FILE__, __LINE__, #status, (status))
_Noreturn void fuzz_fail(const char *file, int line, const char *condition, const char *message);

static inline void fuzz_check_ok(const char *file, int line, const char *what, qn_status status)
{
    if (status)
        fuzz_fail(file, line, what, qn_status_message(status));
}

#endif

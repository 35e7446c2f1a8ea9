/* Shared by the fuzz targets and their driver.
 *
 * Each target is one file that reads one kind of untrusted input:
 *
 *   fuzz_text.c    StableHLO text              fuzz_image.c   compiled programs
 *   fuzz_bytes.c   canonical bytes of graphs   fuzz_pack.c    packs
 *   fuzz_io.c      files of tensors            fuzz_call.c    packs, whose code it calls
 *
 * A target has libFuzzer's entry point, so there are two ways to run it:
 *
 *   driver.c    mutates seeds that the target makes from the modules in tests/modules and tests/text. The driver's
 *               options determine the mutated inputs, which are the same on every machine. `make check` runs a limited
 *               number of inputs. `fuzz_text -n 1000000 -s 7` runs more inputs, with another random seed.
 *   libFuzzer   needs the target compiled by clang -fsanitize=fuzzer,address,undefined, without driver.c.
 *               `fuzz_text -w DIRECTORY` writes the seeds as a corpus. `fuzz_text -d FILE` writes the words as a
 *               dictionary.
 *
 * A target that finds a fault crashes or calls fuzz_fail. The driver then leaves the input in a file, which
 * `fuzz_text -i FILE` runs again. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stddef.h>
#include <stdint.h>

#include "quern/types.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Each target defines its name, and a list of words that mutations insert. NULL ends the list. */
extern const char *const fuzz_name;
extern const char *const fuzz_words[];

/* Makes seeds from the text of a module. If `module` is NULL, makes the seeds that need no module. Passes each seed to
 * `add`, which copies the seed. */
typedef void (*fuzz_add)(const void *seed, size_t size);
void fuzz_seeds(const char *module, size_t size, fuzz_add add);

/* The next number of a random sequence: Vigna's splitmix64. */
static inline uint64_t fuzz_random(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

/* The number of well-formed inputs. The targets count these inputs. The driver prints their number. */
extern unsigned long fuzz_accepted;

/* Reports a fault and ends the program. */
#define FUZZ_CHECK(condition) ((condition) ? (void)0 : fuzz_fail(__FILE__, __LINE__, #condition, ""))
#define FUZZ_CHECK_OK(status) fuzz_check_ok(__FILE__, __LINE__, #status, (status))
_Noreturn void fuzz_fail(const char *file, int line, const char *condition, const char *message);

static inline void fuzz_check_ok(const char *file, int line, const char *what, qn_status status)
{
    if (status)
        fuzz_fail(file, line, what, qn_status_message(status));
}

#endif

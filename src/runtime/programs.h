/* Programs in memory, by key. A program is made once, and all who hold it share it. It is kept for a while after the
 * last holder drops it.
 *
 * If one thread is making a program, other threads that ask for its key wait and get the same program or failure. A
 * program that nobody holds is idle. At most IDLE_PROGRAMS idle programs are kept, with at most IDLE_BYTES of images:
 * those that were dropped last.
 */
#ifndef RUNTIME_PROGRAMS_H
#define RUNTIME_PROGRAMS_H

#include "abi/pack.h"
#include "runtime/program.h"

enum { IDLE_PROGRAMS = 256 };
#define IDLE_BYTES ((uint64_t)64 << 20)

typedef struct programs programs;

/* A program, with a count of its holders. */
typedef struct held held;

qn_status programs_open(programs **out);
/* No program may be held. NULL is allowed. */
void programs_close(programs *p);

/* Makes a program. Runs without a lock. Several threads may make programs with different keys at the same time. */
typedef qn_status programs_maker(void *self, program **out);

/* Holds the program with this key; `make` makes it if there is none. Sets *shared to true if the program existed or
 * another thread made it. If `p` is NULL, nothing is shared: the caller gets a new program of its own. Release *out
 * with programs_drop. */
qn_status programs_hold(programs *p, const uint8_t key[PACK_KEY_SIZE], programs_maker *make, void *self, held **out,
                        bool *shared);
/* Whether there is a program with this key. */
bool programs_has(programs *p, const uint8_t key[PACK_KEY_SIZE]);
program *held_program(const held *h);
/* Releases a program. `p` is the one given to programs_hold; h may be NULL. */
void programs_drop(programs *p, held *h);

#endif

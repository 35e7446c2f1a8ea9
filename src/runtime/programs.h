/* Programs in memory: made once for a key, shared by all that ask for it, kept for a while when nobody does.
 *
 * Threads that ask for a key which another thread is just making wait for that one's result, be it a program or a failure.
 * Programs that nobody holds are dropped from the one that was held longest ago, so that at most IDLE_PROGRAMS of them and
 * IDLE_BYTES of images are kept.
 */
#ifndef RUNTIME_PROGRAMS_H
#define RUNTIME_PROGRAMS_H

#include "abi/pack.h"
#include "runtime/program.h"

enum { IDLE_PROGRAMS = 256 };
#define IDLE_BYTES ((uint64_t)64 << 20)

typedef struct programs programs;

/* A program that somebody holds. */
typedef struct held held;

qn_status programs_open(programs **out);
/* Nothing may be held any more. */
void programs_close(programs *p);

/* Makes a program, or says why not. Runs without any lock, perhaps beside others with other keys. */
typedef qn_status programs_maker(void *self, program **out);

/* Holds the program with this key, made by `make` if there is none; *shared says that it was there, or that another thread
 * made it. With `p` NULL nothing is shared: the program is made and is the caller's alone. */
qn_status programs_hold(programs *p, const uint8_t key[PACK_KEY_SIZE], programs_maker *make, void *self, held **out,
                        bool *shared);
/* Whether a program with this key is there. */
bool programs_has(programs *p, const uint8_t key[PACK_KEY_SIZE]);
program *held_program(const held *h);
/* NULL is allowed. `p` is where it was held from. */
void programs_drop(programs *p, held *h);

#endif

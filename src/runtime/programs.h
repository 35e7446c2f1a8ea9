/* Programs in memory, by key. All holders of a key share one program.
 *
 * While one thread makes a program, other threads that ask for its key wait and get the same program or failure. A
 * program that nobody holds is idle. An idle program keeps no memory for calls. The idle programs that were dropped
 * last are kept: at most IDLE_PROGRAMS programs, with at most IDLE_BYTES of images. Others are freed.
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

/* The type of a function that makes a program. programs_hold calls it without a lock, so several threads can make
 * programs with different keys at the same time. */
typedef qn_status programs_maker(void *self, program **out);

/* Holds the program with this key. If there is no such program, calls `make` to make it. Sets *shared to true if the
 * caller did not make the program: the program existed already, or another thread made it. If `p` is NULL, programs are
 * not shared: the caller gets a new program. Release *out with programs_drop. */
qn_status programs_hold(programs *p, const uint8_t key[PACK_KEY_SIZE], programs_maker *make, void *self, held **out,
                        bool *shared);
/* Whether a finished program with this key exists. */
bool programs_has(programs *p, const uint8_t key[PACK_KEY_SIZE]);
program *held_program(const held *h);
/* Releases a program. `p` must be the same as in the call of programs_hold. h may be NULL. */
void programs_drop(programs *p, held *h);

#endif

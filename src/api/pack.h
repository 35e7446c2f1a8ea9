/* Packs (abi/pack.h): pack_write.c writes functions to packs, pack_read.c loads them, module.c loads packs with several
 * functions, and pack_inspect.c shows what is in a pack. The pack of a function has an image for each target, and these
 * sections:
 *
 *   graph       canonical bytes
 *   names       the signature: u32 number of inputs, u32 number of outputs, then the inputs, then the outputs. Each
 *               input or output is: u8 type, u8 rank, u16 bytes of the name, i32 alias (qn_parameter), i64 extents, the
 *               name
 *   customs     functions of the host (runtime/custom.h); left out if the function calls none
 *   constants   large constants: u64 count; for each constant, u64 offset in the section and u64 size in bytes; then
 *               the elements of each constant, aligned to 64 bytes
 *
 * A pack with several functions is an outer pack. It contains a pack for each function, in a section of its own. It
 * also has one section `constants` for all functions and, for each target, a section `code` for all functions. The
 * images of the inner packs are detached (abi/image.h). The inner packs lack the section `constants`, and have two
 * others:
 *
 *   name                  the name of the function
 *   numbers of constants  for each large constant of the function a u32: its number in the outer section `constants`
 *
 * All numbers are little endian.
 */
#ifndef API_PACK_H
#define API_PACK_H

#include "api/engine.h"
#include "quern/cache.h"

enum { PACK_CONSTANT_ALIGNMENT = 64, PACK_MAX_NAME = 255, PACK_MAX_FUNCTIONS = 1023 };

/* The checked pack of a function. `outer` is the pack with several functions that contains `pack`, or NULL. `codes` has
 * a code_block for each section PACK_CODE of `outer`. `codes` may be NULL if no compiled code will run. */
typedef struct function_pack {
    const pack_header *pack, *outer;
    const code_block *codes;
    uint32_t code_count;
} function_pack;

/* Maps a pack file and checks it. If `evaluate` is set, does not map the file for execution. If the system allows no
 * executable memory, maps the file for reading only and sets *refused to the reason. Free *out even after a failure. */
qn_status pack_map(const char *path, bool evaluate, mapped *out, qn_status *refused);
/* Makes the function of a mapped pack. The function keeps pointers into the pack. `refused` is the reason why compiled
 * code cannot run, or NULL if it can run. pack_function frees `refused`. */
qn_status pack_function(qn_context *context, function_pack in, bool evaluate, qn_status refused, qn_function **out);
/* Checks the functions of a pack, module or object: their number, names and graphs. */
qn_status pack_check_functions(size_t count, const qn_pack_function *functions);
/* Gives f the signature and the constants of a mapped pack. */
qn_status pack_facts(qn_function *f, function_pack in);

#endif

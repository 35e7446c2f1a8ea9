/* The protocol between libquern and the compiler process: messages over one stream socket.
 *
 *      0        4         6        8            16           24       28       32
 *      +--------+---------+--------+------------+------------+--------+--------+----------- ...
 *      | magic  | version |  kind  |     id     |    size    |  code  |   0    |  body: size bytes
 *      +--------+---------+--------+------------+------------+--------+--------+----------- ...
 *
 *      client                            process
 *      HELLO protocol_hello      ──►
 *      COMPILE id ...            ──►             sent without waiting for the process's HELLO
 *                                ◄──     HELLO   protocol_hello: the client refuses a process of another build
 *      COMPILE id ...            ──►
 *                                ◄──     REPLY   id, code, body; the process replies to requests in any order
 *                                ◄──     NOTE    a line for the log; all requests continue
 *                                ◄──     PROGRESS id, protocol_progress: the request continues
 *                                ◄──     FATAL   id (0: unknown), code, message: this request made the process end
 *                                ◄──     BYE     the process ends because it was idle; the client sends unanswered
 *                                                requests again, to another process
 *
 * Both ends run on one machine, so numbers have the machine's byte order. If one end receives a malformed message, it
 * closes the connection. Each end checks the header of a message before it allocates memory for the body.
 *
 * The body of COMPILE is a protocol_request, the bytes of the graph, and the texts level, stage and tuning, each with a
 * terminating zero. A text with size 0 is absent. The body of a REPLY with code QN_OK is the result, then a
 * protocol_report. The body of any other REPLY is the status message, without a terminating zero.
 */
#ifndef ABI_PROTOCOL_H
#define ABI_PROTOCOL_H

#include <stdint.h>

enum { PROTOCOL_VERSION = 5 };
#define PROTOCOL_MAGIC UINT32_C(0x544a5251) /* "QRJT" */

typedef enum protocol_kind {
    PROTOCOL_HELLO = 1,
    PROTOCOL_COMPILE = 2,
    PROTOCOL_REPLY = 3,
    PROTOCOL_FATAL = 4,
    PROTOCOL_BYE = 5,
    PROTOCOL_NOTE = 6,
    PROTOCOL_PROGRESS = 7
} protocol_kind;

enum {
    PROTOCOL_MAX_TEXT = 256,       /* largest size of each of level, stage and tuning, in bytes */
    PROTOCOL_MAX_MESSAGE = 1 << 16 /* largest size of the text of a failure or note; longer texts are cut */
};
#define PROTOCOL_MAX_BODY (UINT64_C(1) << 30)

typedef struct protocol_frame {
    uint32_t magic;
    uint16_t version;
    uint16_t kind;
    uint64_t id;   /* number of the request, which the client chooses; 0 if the message is about no known request */
    uint64_t size; /* bytes of the body */
    uint32_t code; /* qn_code */
    uint32_t reserved;
} protocol_frame;

typedef struct protocol_hello {
    char compile_id[32];
    char compiler[64]; /* "LLVM 19.1.7"; only the compiler process fills it in */
} protocol_hello;

enum {
    PROTOCOL_UNSIMPLIFIED = 1,
    PROTOCOL_NO_CACHE = 2,
    PROTOCOL_KEEP_CALLS = 4,
    PROTOCOL_PROFILE = 8,
    PROTOCOL_UNFUSED = 16,
    PROTOCOL_WATCHED = 32,           /* the client wants PROGRESS messages */
    PROTOCOL_PREPARE_CONSTANTS = 64, /* qn_compile_request.prepare is 1 */
    PROTOCOL_PREPARE_INPUTS = 128,   /* qn_compile_request.prepare is 2 */
    PROTOCOL_FAST = 256,    /* qn_compile_request.fast takes two bits, 256 and 512: options has PROTOCOL_FAST * fast */
    PROTOCOL_OPTIONS = 1023 /* the bits of all options */
};

typedef struct protocol_request {
    uint64_t graph_size;
    uint32_t level_size, stage_size, tuning_size; /* including the terminating zeros */
    uint32_t options;                             /* PROTOCOL_UNSIMPLIFIED, ... */
} protocol_request;

typedef struct protocol_report {
    double simplify_us, code_us;
    uint32_t kernels_compiled, kernels_shared;
} protocol_report;

/* Progress of a compilation: `done` of the `total` kernels of the program are compiled or were in the cache. */
typedef struct protocol_progress {
    uint32_t done, total;
} protocol_progress;

_Static_assert(sizeof(protocol_report) == 24 && sizeof(protocol_progress) == 8, "messages have no padding");
_Static_assert(sizeof(protocol_frame) == 32 && sizeof(protocol_hello) == 96 && sizeof(protocol_request) == 24,
               "messages have no padding");

static inline protocol_frame protocol_header(protocol_kind kind, uint64_t id, uint32_t code, uint64_t size)
{
    return (protocol_frame){PROTOCOL_MAGIC, PROTOCOL_VERSION, (uint16_t)kind, id, size, code, 0};
}

/* Whether the fields of a header are valid. */
static inline int protocol_header_valid(const protocol_frame *f)
{
    return f->magic == PROTOCOL_MAGIC && f->version == PROTOCOL_VERSION && f->kind >= PROTOCOL_HELLO &&
           f->kind <= PROTOCOL_PROGRESS && f->size <= PROTOCOL_MAX_BODY && f->reserved == 0;
}

#endif

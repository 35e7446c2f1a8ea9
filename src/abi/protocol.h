/* The protocol between libquern and the compiler process: messages over one stream socket.
 *
 *      0        4         6        8            16           24       28       32
 *      +--------+---------+--------+------------+------------+--------+--------+----------- ...
 *      | magic  | version |  kind  |     id     |    size    |  code  |   0    |  body: size bytes
 *      +--------+---------+--------+------------+------------+--------+--------+----------- ...
 *
 *      client                            process
 *      HELLO protocol_hello      ──►
 *      COMPILE id ...            ──►             without waiting for the answer to HELLO
 *                                ◄──     HELLO   protocol_hello: what the client refuses if it is of another build
 *      COMPILE id ...            ──►
 *                                ◄──     REPLY   id, code, body; in any order
 *                                ◄──     NOTE    a line for the log; what it is about goes on
 *                                ◄──     FATAL   id (0: unknown), code, message: this request ends the process
 *                                ◄──     BYE     nothing asked for long enough; what it had not answered is to be
 *                                                asked again
 *
 * Both ends run on one machine, so numbers are as in memory. Whoever gets a message that is not as described here closes
 * the connection; nothing is allocated, read or answered on the word of an unchecked header.
 *
 * The body of COMPILE is a protocol_request, the bytes of the graph, then level, stage and tuning, each with its terminating
 * zero. A size of 0 stands for no text at all. The body of a REPLY is what was asked for, then a
 * protocol_report, if the code is QN_OK; else the message of the status, without a terminating zero.
 */
#ifndef ABI_PROTOCOL_H
#define ABI_PROTOCOL_H

#include <stdint.h>

enum { PROTOCOL_VERSION = 4 };
#define PROTOCOL_MAGIC UINT32_C(0x544a5251) /* "QRJT" */

typedef enum protocol_kind {
    PROTOCOL_HELLO = 1,
    PROTOCOL_COMPILE = 2,
    PROTOCOL_REPLY = 3,
    PROTOCOL_FATAL = 4,
    PROTOCOL_BYE = 5,
    PROTOCOL_NOTE = 6
} protocol_kind;

enum {
    PROTOCOL_MAX_TEXT = 256,       /* of level, stage and tuning each */
    PROTOCOL_MAX_MESSAGE = 1 << 16 /* of a failure or a note; longer ones are cut */
};
#define PROTOCOL_MAX_BODY (UINT64_C(1) << 30)

typedef struct protocol_frame {
    uint32_t magic;
    uint16_t version;
    uint16_t kind;
    uint64_t id; /* of the request, chosen by the client, not 0 */
    uint64_t size;
    uint32_t code; /* qn_code */
    uint32_t reserved;
} protocol_frame;

typedef struct protocol_hello {
    char compile_id[32];
    char compiler[64]; /* "LLVM 19.1.7"; of the process alone */
} protocol_hello;

enum {
    PROTOCOL_UNSIMPLIFIED = 1,
    PROTOCOL_NO_CACHE = 2,
    PROTOCOL_KEEP_CALLS = 4,
    PROTOCOL_OPTIONS = 7 /* all of them */
};

typedef struct protocol_request {
    uint64_t graph_size;
    uint32_t level_size, stage_size, tuning_size; /* their zeros included */
    uint32_t options;                             /* PROTOCOL_UNSIMPLIFIED, ... */
} protocol_request;

typedef struct protocol_report {
    double simplify_us, code_us;
    uint32_t kernels_compiled, kernels_shared;
} protocol_report;

_Static_assert(sizeof(protocol_report) == 24, "messages have no padding");
_Static_assert(sizeof(protocol_frame) == 32 && sizeof(protocol_hello) == 96 && sizeof(protocol_request) == 24,
               "messages have no padding");

static inline protocol_frame protocol_header(protocol_kind kind, uint64_t id, uint32_t code, uint64_t size)
{
    return (protocol_frame){PROTOCOL_MAGIC, PROTOCOL_VERSION, (uint16_t)kind, id, size, code, 0};
}

/* Whether a header may be believed. */
static inline int protocol_header_valid(const protocol_frame *f)
{
    return f->magic == PROTOCOL_MAGIC && f->version == PROTOCOL_VERSION && f->kind >= PROTOCOL_HELLO &&
           f->kind <= PROTOCOL_NOTE && f->size <= PROTOCOL_MAX_BODY && f->reserved == 0;
}

#endif

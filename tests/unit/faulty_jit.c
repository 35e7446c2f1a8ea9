/* A faulty compiler for the compiler process (tools/quern_jit.c). The `level` in a request selects the fault. Most of
 * the faults could also happen in LLVM. This file is linked with tools/quern_jit.o in place of src/jit and LLVM. */
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "abi/protocol.h"
#include "jit/jit.h"
#include "quern/jit.h"

void LLVMInstallFatalErrorHandler(void (*handler)(const char *reason));

static void (*fatal_handler)(const char *reason);

void LLVMInstallFatalErrorHandler(void (*handler)(const char *reason)) { fatal_handler = handler; }

static void say(const void *bytes, size_t size)
{
    if (send(STDIN_FILENO, bytes, size, MSG_NOSIGNAL) < 0)
        _exit(0);
}

static void say_header(protocol_kind kind, uint64_t id, uint32_t code, uint64_t size)
{
    protocol_frame frame = protocol_header(kind, id, code, size);
    say(&frame, sizeof frame);
}

static qn_status hang(void)
{
    while (true)
        pause();
    return NULL;
}

/* Faults that end the process. */
__attribute__((no_sanitize("undefined"))) static qn_status end(const char *how)
{
    static volatile int *volatile nowhere; /* NULL, hidden from the C compiler */
    if (strcmp(how, "crash") == 0)
        *nowhere = 1;
    if (strcmp(how, "abort") == 0)
        abort();
    if (strcmp(how, "exit") == 0)
        _exit(5);
    if (strcmp(how, "kill") == 0)
        kill(getpid(), SIGKILL);
    if (strcmp(how, "fatal") == 0)
        fatal_handler("out of registers");
    return hang();
}

static qn_status speak(const char *how)
{
    if (strcmp(how, "noise") == 0)
        for (int i = 0; i < 100; i++)
            say("the quick brown fox jumps over the lazy dog", 43);
    if (strcmp(how, "huge") == 0)
        say_header(PROTOCOL_REPLY, 1, QN_OK, PROTOCOL_MAX_BODY + 1);
    if (strcmp(how, "unknown") == 0)
        say_header(PROTOCOL_REPLY, 1000000, QN_OK, 0);
    if (strcmp(how, "hello") == 0)
        say_header(PROTOCOL_HELLO, 0, 0, sizeof(protocol_hello));
    if (strcmp(how, "request") == 0)
        say_header(PROTOCOL_COMPILE, 1, 0, 0);
    if (strcmp(how, "partial") == 0) {
        say_header(PROTOCOL_REPLY, 1, QN_OK, 1000);
        _exit(0);
    }
    if (strcmp(how, "bye") == 0)
        say_header(PROTOCOL_BYE, 0, 0, 0);
    return hang();
}

/* Allocates until memory runs out. Then aborts if `give_up`, otherwise frees the memory and returns an error. */
static qn_status fill_memory(bool give_up)
{
    void *kept = NULL;
    for (void **made; (made = malloc(1 << 20)); kept = made)
        *made = kept;
    if (give_up)
        abort();
    for (void *next; kept; kept = next) {
        next = *(void **)kept;
        free(kept);
    }
    return qn_status_make(QN_OUT_OF_MEMORY, "out of memory");
}

static qn_status fail(const char *how)
{
    char message[100001];
    memset(message, 'x', sizeof message - 1);
    message[sizeof message - 1] = 0;
    return qn_status_make(QN_INVALID_ARGUMENT, strcmp(how, "long") == 0 ? message : "as you like it");
}

/* Returns the bytes of the graph in reverse. */
static qn_status reverse(const qn_compile_request *request, void **out, size_t *out_size)
{
    char *made = malloc(request->graph_size + 1);
    if (!made)
        return qn_status_make(QN_OUT_OF_MEMORY, "out of memory");
    for (size_t i = 0; i < request->graph_size; i++)
        made[i] = ((const char *)request->graph)[request->graph_size - 1 - i];
    *out = made;
    *out_size = request->graph_size;
    return NULL;
}

static qn_status compile(void *self, const qn_compile_request *request, void **out, size_t *out_size)
{
    (void)self;
    const char *colon = strchr(request->level, ':'), *how = colon ? colon + 1 : "";
    if (strncmp(request->level, "end:", 4) == 0)
        return end(how);
    if (strncmp(request->level, "say:", 4) == 0)
        return speak(how);
    if (strncmp(request->level, "fail:", 5) == 0)
        return fail(how);
    if (strncmp(request->level, "memory", 6) == 0)
        return fill_memory(strcmp(how, "abort") == 0);
    if (strcmp(request->level, "slow") == 0)
        usleep(3000);
    return reverse(request, out, out_size);
}

/* The compiler process calls this function when it makes its hello message. The environment variable FAULTY_HELLO
 * selects a fault. */
static const char *describe(void *self)
{
    (void)self;
    const char *how = getenv("FAULTY_HELLO");
    if (how && strcmp(how, "noise") == 0)
        say("the quick brown fox jumps over the lazy dog", 43);
    if (how && strcmp(how, "reply") == 0)
        say_header(PROTOCOL_REPLY, 1, QN_OK, 0);
    if (how)
        end(how);
    return "faulty 1.0";
}

static qn_compiler compiler = {QN_COMPILER_VERSION, NULL, compile, describe};

const qn_compiler *qn_jit_compiler(void) { return &compiler; }

qn_status jit_open(const jit_options *options, qn_compiler **out)
{
    (void)options;
    *out = &compiler;
    return NULL;
}

/* qn_jit_compiler for emulated test programs, which contain no LLVM. It starts the compiler process that QUERN_JIT
 * names. The compiler process is a program for the machine that runs the emulator, so it compiles at full speed. The
 * test program and the compiler process are built from the same sources. So they have the same compile id, which is a
 * hash of the sources. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_id.h"
#include "quern/jit.h"
#include "runtime/client.h"

static client *host;

__attribute__((destructor)) static void close_host(void) { client_close(host); }

/* Ends the program. Without a compiler, the tests would use the evaluator and pass. */
static void end(const char *why)
{
    printf("the compiler of this machine does not answer: %s\n", why);
    exit(2);
}

static qn_status compile(void *self, const qn_compile_request *request, void **out, size_t *out_size)
{
    (void)self;
    if (!host)
        end("QUERN_JIT is not set");
    qn_status status = client_compiler(host)->compile(host, request, out, out_size);
    if (status && strcmp(client_compiler(host)->describe(host), "quern-jit") == 0)
        end(qn_status_message(status));
    return status;
}

static const char *describe(void *self)
{
    (void)self;
    return host ? client_compiler(host)->describe(host) : "none";
}

/* Opens the client before the tests, so that the client's thread is running and LLVM's version is known. The compiler
 * process reports the version with its first answer. To get an answer, this function sends an invalid request. */
__attribute__((constructor)) static void open_host(void)
{
    const client_options options = {.compile_id = BUILD_COMPILE_ID, .idle_ms = 600000};
    void *out = NULL;
    size_t size;
    if (getenv("QUERN_JIT"))
        qn_status_free(client_open(&options, &host));
    if (host)
        qn_status_free(compile(NULL, &(qn_compile_request){.graph = "", .level = "armv8-a"}, &out, &size));
    free(out);
}

const qn_compiler *qn_jit_compiler(void)
{
    static const qn_compiler compiler = {QN_COMPILER_VERSION, NULL, compile, describe};
    return &compiler;
}

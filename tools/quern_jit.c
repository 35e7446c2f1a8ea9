/* quern-jit: the compiler as a process of its own.
 *
 * The host is a process that uses libquern. libquern (src/runtime/client.h) starts this process with a socket as
 * standard input, and sends requests to compile graphs. src/abi/protocol.h defines the messages. One thread reads
 * requests; workers compile and answer. The process ends when the socket closes, when it has had no work for the time
 * of --idle, when the host sends a malformed message, or when LLVM crashes. After a crash, a handler tells the host
 * which request LLVM was compiling. */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#include "abi/protocol.h"
#include "base/os.h"
#include "build_id.h"
#include "jit/jit.h"
#include "jit/llvm.h"
#include "process.h"
#include "quern/jit.h"
#include "runtime/disk_cache.h"

enum {
    EXIT_USAGE = 2,
    EXIT_NONSENSE = 3, /* the host violates the protocol, or has another compile id */
    WORKER_STACK = 16 << 20,
    CRASH_STACK = 64 << 10
};

typedef struct request {
    struct request *next;
    uint64_t id;
    size_t size;
    uint8_t body[]; /* a protocol_request, then the graph and the texts */
} request;

/* The state of this process. It is global because crash handlers read it. */
static struct server {
    uint64_t threads, idle_ms, memory_limit; /* these fields and the next three have the values of options */
    const char *kernels;
    uint64_t kernels_limit, kernels_from;
    qn_compiler *compiler;
    pthread_mutex_t lock;
    pthread_cond_t wake;
    request *first, **end;
    uint32_t workers;
    bool greeted;           /* whether the hello has been sent; notes are sent only after the hello */
    uint32_t busy;          /* unanswered requests */
    uint64_t last_answer;   /* the time of the last answer, by os_clock */
    pthread_mutex_t output; /* held while a message is written */
} server = {.lock = PTHREAD_MUTEX_INITIALIZER, .wake = PTHREAD_COND_INITIALIZER, .output = PTHREAD_MUTEX_INITIALIZER};

static _Thread_local uint64_t current; /* the id of the request that this thread compiles; 0 if it compiles none */

/* ---- the compiler, and its cache of kernels ---------------------------------------------------------------------- */

static bool get_kernel(void *self, const uint8_t key[JIT_KEY], void **out, size_t *size)
{
    mapped file;
    const void *bytes;
    if (disk_cache_get_section(self, key, PACK_KERNEL, &file, &bytes, size, NULL) != DISK_CACHE_HIT)
        return false;
    *out = malloc(*size + 1);
    if (*out)
        memcpy(*out, bytes, *size);
    mapped_free(&file);
    return *out != NULL;
}

static void put_kernel(void *self, const uint8_t key[JIT_KEY], const void *bytes, size_t size)
{
    disk_cache_put_section(self, key, PACK_KERNEL, bytes, size, NULL); /* after a failure, the kernel is compiled again
                                                                          when it is needed */
}

static void send_message(protocol_kind kind, uint64_t id, uint32_t code, const void *body, size_t size);

/* Sends a line of the disk cache's log to the host. Drops the lines that come before the hello is sent. A line about
 * an unusable directory is not lost, because the first call of put_kernel logs the reason again. */
static void note(void *none, const char *line)
{
    (void)none;
    if (server.greeted)
        send_message(PROTOCOL_NOTE, 0, 0, line, strlen(line));
}

/* Opens the compiler and its disk cache. Both live as long as the process. */
static qn_status open_compiler(qn_compiler **out)
{
    jit_options options = {.threads = (uint32_t)server.threads};
    disk_cache *kernels = NULL;
    if (server.kernels && *server.kernels)
        QN_TRY(disk_cache_open(&(disk_cache_options){.path = server.kernels,
                                                     .made_from = (size_t)server.kernels_from,
                                                     .below = DISK_CACHE_KERNELS,
                                                     .data = true,
                                                     .limit = server.kernels_limit,
                                                     .log = note},
                               &kernels));
    if (kernels)
        options.cache = (jit_cache){kernels, get_kernel, put_kernel};
    qn_status status = jit_open(&options, out);
    if (status)
        disk_cache_close(kernels);
    return status;
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

/* Writes all parts. Returns false on an error. SIGPIPE is ignored, so writing to a closed socket is an error. */
static bool put(struct iovec *parts, size_t count)
{
    for (size_t sum = 1; sum;) {
        struct msghdr message = {.msg_iov = parts, .msg_iovlen = count};
        ssize_t sent = sendmsg(STDIN_FILENO, &message, 0);
        if (sent < 0 && errno != EINTR)
            return false;
        sum = 0;
        for (size_t i = 0; i < count; i++) {
            size_t part = sent <= 0 ? 0 : (size_t)sent < parts[i].iov_len ? (size_t)sent : parts[i].iov_len;
            parts[i].iov_base = (char *)parts[i].iov_base + part;
            sum += parts[i].iov_len -= part;
            sent -= (ssize_t)part;
        }
    }
    return true;
}

/* The calling thread must hold the lock `output`. */
static void put_parts(protocol_kind kind, uint64_t id, uint32_t code, const void *body, size_t size, const void *end,
                      size_t end_size)
{
    protocol_frame frame = protocol_header(kind, id, code, size + end_size);
    struct iovec parts[] = {
        {&frame, sizeof frame}, {(void *)(uintptr_t)body, size}, {(void *)(uintptr_t)end, end_size}};
    if (!put(parts, 3))
        _exit(0); /* the host has closed the socket */
}

static void put_message(protocol_kind kind, uint64_t id, uint32_t code, const void *body, size_t size)
{
    put_parts(kind, id, code, body, size, NULL, 0);
}

static void send_message(protocol_kind kind, uint64_t id, uint32_t code, const void *body, size_t size)
{
    pthread_mutex_lock(&server.output);
    put_message(kind, id, code, body, size);
    pthread_mutex_unlock(&server.output);
}

static size_t size_in_message(const char *text)
{
    size_t size = strlen(text);
    return size < PROTOCOL_MAX_MESSAGE ? size : PROTOCOL_MAX_MESSAGE;
}

static void reply_failure(uint64_t id, qn_status status)
{
    const char *message = qn_status_message(status);
    send_message(PROTOCOL_REPLY, id, qn_status_code(status), message, size_in_message(message));
    qn_status_free(status);
}

/* ---- crashes ----------------------------------------------------------------------------------------------------- */

/* Reports a crash to the host. After a crash, the lock `output` is perhaps never released, so this function waits
 * for it only about a second. */
static void last_words(uint32_t code, const char *text)
{
    struct timespec moment = {0, 1000000};
    for (int i = 0; i < 1000; i++) {
        if (pthread_mutex_trylock(&server.output) == 0) {
            put_message(PROTOCOL_FATAL, current, code, text, size_in_message(text));
            return; /* the lock stays locked, so that no other message follows */
        }
        nanosleep(&moment, NULL);
    }
}

/* Tries to map a sixteenth of the memory limit, and returns whether this fails. A failure means that LLVM has probably
 * run out of memory. */
static bool memory_is_short(void)
{
    size_t probe = (size_t)(server.memory_limit / 16);
    void *memory =
        probe ? mmap(NULL, probe, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) : NULL;
    return memory == MAP_FAILED;
}

static void on_crash(int number)
{
    static const struct {
        int number;
        const char *text;
    } names[] = {{SIGSEGV, "it crashed (SIGSEGV)"},
                 {SIGBUS, "it crashed (SIGBUS)"},
                 {SIGILL, "it crashed (SIGILL)"},
                 {SIGFPE, "it crashed (SIGFPE)"},
                 {SIGABRT, "it gave up (SIGABRT)"}};
    const char *text = "it crashed";
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (names[i].number == number)
            text = names[i].text;
    last_words(memory_is_short() ? QN_OUT_OF_MEMORY : QN_INTERNAL, text);
} /* after the return, a faulting instruction runs again, and abort raises SIGABRT again; SA_RESETHAND has restored the
     default action, which ends the process */

static void on_fatal_error(const char *reason)
{
    last_words(memory_is_short() ? QN_OUT_OF_MEMORY : QN_INTERNAL, reason);
    _exit(1);
}

static void give_crash_stack(void)
{
    void *memory = mmap(NULL, CRASH_STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory != MAP_FAILED)
        sigaltstack(&(stack_t){.ss_sp = memory, .ss_size = CRASH_STACK}, NULL);
}

/* Handles crashes. Ignores SIGPIPE, and the signals that a terminal sends to the host's whole process group. */
static void set_signals(void)
{
    static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
    static const int ignored[] = {SIGPIPE, SIGINT, SIGQUIT, SIGHUP};
    struct sigaction action = {.sa_handler = on_crash, .sa_flags = SA_ONSTACK | (int)SA_RESETHAND};
    for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++)
        sigaction(crashes[i], &action, NULL);
    for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++)
        signal(ignored[i], SIG_IGN);
    LLVMInstallFatalErrorHandler(on_fatal_error);
}

/* ---- compiling --------------------------------------------------------------------------------------------------- */

/* Reads a text of `size` bytes, including its terminating zero, from a request. If `size` is 0, *out becomes NULL.
 * Returns false if the request has no such text. */
static bool take_text(const request *r, size_t *at, uint32_t size, const char **out)
{
    *out = NULL;
    if (size > r->size - *at || size > PROTOCOL_MAX_TEXT)
        return false;
    if (size) {
        *out = (const char *)r->body + *at;
        if (memchr(*out, 0, size) != *out + size - 1)
            return false;
    }
    *at += size;
    return true;
}

static void send_progress(void *user, uint32_t done, uint32_t total)
{
    const request *r = user;
    const protocol_progress now = {done, total};
    send_message(PROTOCOL_PROGRESS, r->id, QN_OK, &now, sizeof now);
}

static bool decode(const request *r, qn_compile_request *out)
{
    protocol_request head;
    size_t at = sizeof head;
    if (r->size < sizeof head)
        return false;
    memcpy(&head, r->body, sizeof head);
    if (head.graph_size > r->size - at || head.options & ~(uint32_t)PROTOCOL_OPTIONS)
        return false;
    *out = (qn_compile_request){.graph = r->body + at,
                                .graph_size = (size_t)head.graph_size,
                                .unsimplified = head.options & PROTOCOL_UNSIMPLIFIED,
                                .no_cache = head.options & PROTOCOL_NO_CACHE,
                                .keep_calls = head.options & PROTOCOL_KEEP_CALLS,
                                .profile = head.options & PROTOCOL_PROFILE,
                                .unfused = head.options & PROTOCOL_UNFUSED,
                                .prepare = head.options & PROTOCOL_PREPARE_INPUTS      ? 2
                                           : head.options & PROTOCOL_PREPARE_CONSTANTS ? 1
                                                                                       : 0,
                                .fast = head.options / PROTOCOL_FAST,
                                .progress = head.options & PROTOCOL_WATCHED ? send_progress : NULL,
                                .progress_user = (void *)(uintptr_t)r};
    at += (size_t)head.graph_size;
    return take_text(r, &at, head.level_size, &out->level) && take_text(r, &at, head.stage_size, &out->stage) &&
           take_text(r, &at, head.tuning_size, &out->tuning) && at == r->size && out->level;
}

static void send_made(uint64_t id, const void *made, size_t size, const qn_compile_report *report)
{
    protocol_report end = {report->simplify_us, report->code_us, report->kernels_compiled, report->kernels_shared};
    pthread_mutex_lock(&server.output);
    put_parts(PROTOCOL_REPLY, id, QN_OK, made, size, &end, sizeof end);
    pthread_mutex_unlock(&server.output);
}

static void answer(const request *r)
{
    qn_compile_request wanted;
    void *made = NULL;
    size_t size = 0;
    if (!decode(r, &wanted))
        _exit(EXIT_NONSENSE);
    qn_compile_report report = {0, 0, 0, 0};
    wanted.report = &report;
    qn_status status = server.compiler->compile(server.compiler->self, &wanted, &made, &size);
    if (!status && size > PROTOCOL_MAX_BODY - sizeof(protocol_report))
        status = qn_status_make(QN_UNSUPPORTED, "the compiled program is larger than 1 GiB");
    if (status)
        reply_failure(r->id, status);
    else
        send_made(r->id, made, size, &report);
    free(made);
}

static void *work(void *none)
{
    (void)none;
    give_crash_stack();
    pthread_mutex_lock(&server.lock);
    for (;;) {
        while (!server.first)
            pthread_cond_wait(&server.wake, &server.lock);
        request *r = server.first;
        server.first = r->next;
        if (!server.first)
            server.end = &server.first;
        pthread_mutex_unlock(&server.lock);
        current = r->id;
        answer(r);
        current = 0;
        free(r);
        pthread_mutex_lock(&server.lock);
        server.busy--;
        server.last_answer = os_clock();
    }
    return NULL;
}

static bool start_worker(void)
{
    pthread_attr_t attributes;
    pthread_t thread;
    if (pthread_attr_init(&attributes))
        return false;
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, WORKER_STACK);
    bool started = pthread_create(&thread, &attributes, work, NULL) == 0;
    pthread_attr_destroy(&attributes);
    return started;
}

/* Hands a request to a worker. Returns false if there is no worker and none can be started. */
static bool enqueue(request *r)
{
    pthread_mutex_lock(&server.lock);
    if (server.busy >= server.workers && server.workers < server.threads && start_worker())
        server.workers++;
    bool taken = server.workers > 0;
    if (taken) {
        r->next = NULL;
        *server.end = r;
        server.end = &r->next;
        server.busy++;
        pthread_cond_signal(&server.wake);
    }
    pthread_mutex_unlock(&server.lock);
    return taken;
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static void get(void *out, size_t size)
{
    for (char *at = out; size;) {
        ssize_t got = recv(STDIN_FILENO, at, size, 0);
        if (got == 0 || (got < 0 && errno != EINTR))
            _exit(0); /* the host is gone */
        at += got > 0 ? got : 0;
        size -= got > 0 ? (size_t)got : 0;
    }
}

static void skip(uint64_t size)
{
    char buffer[4096];
    for (size_t part; size; size -= part) {
        part = size < sizeof buffer ? (size_t)size : sizeof buffer;
        get(buffer, part);
    }
}

static void read_hello(void)
{
    protocol_hello hello;
    get(&hello, sizeof hello);
    bool same = strncmp(hello.compile_id, BUILD_COMPILE_ID, sizeof hello.compile_id) == 0;
    memset(&hello, 0, sizeof hello);
    snprintf(hello.compile_id, sizeof hello.compile_id, "%s", BUILD_COMPILE_ID);
    snprintf(hello.compiler, sizeof hello.compiler, "%s", server.compiler->describe(server.compiler->self));
    send_message(PROTOCOL_HELLO, 0, 0, &hello, sizeof hello);
    server.greeted = true;
    if (!same)
        _exit(EXIT_NONSENSE);
}

static void read_request(const protocol_frame *frame)
{
    request *r = malloc(sizeof *r + frame->size);
    if (r) {
        r->id = frame->id;
        r->size = (size_t)frame->size;
        get(r->body, r->size);
        if (enqueue(r))
            return;
        free(r);
    } else {
        skip(frame->size);
    }
    reply_failure(frame->id, qn_status_make(QN_OUT_OF_MEMORY, "out of memory"));
}

static void read_message(bool *greeted)
{
    protocol_frame frame;
    get(&frame, sizeof frame);
    bool is_hello = frame.kind == PROTOCOL_HELLO && frame.size == sizeof(protocol_hello) && !*greeted;
    bool is_request = frame.kind == PROTOCOL_COMPILE && frame.id && *greeted;
    if (!protocol_header_valid(&frame) || !(is_hello || is_request))
        _exit(EXIT_NONSENSE);
    *greeted = true;
    if (is_hello)
        read_hello();
    else
        read_request(&frame);
}

/* The remaining milliseconds until the process has been idle for the time of --idle; 0 if this time has passed. */
static int idle_left(void)
{
    pthread_mutex_lock(&server.lock);
    uint64_t quiet = server.busy ? 0 : (os_clock() - server.last_answer) / 1000000;
    pthread_mutex_unlock(&server.lock);
    return quiet < server.idle_ms ? (int)(server.idle_ms - quiet) : 0;
}

static void serve(void)
{
    bool greeted = false;
    server.end = &server.first;
    server.last_answer = os_clock();
    for (;;) {
        struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
        int left = greeted ? idle_left() : -1, ready = poll(&input, 1, left);
        if (ready > 0) {
            read_message(&greeted);
        } else if (ready == 0 && left == 0) {
            send_message(PROTOCOL_BYE, 0, 0, NULL, 0);
            _exit(0);
        }
    }
}

/* ---- the program ------------------------------------------------------------------------------------------------- */

static const char help[] =
    "usage: quern-jit [options]\n\n"
    "The compiler process of Quern. libquern starts and ends this process. Its standard input is a\n"
    "socket, over which libquern sends requests. Do not run it by hand.\n\n"
    "  --threads N     the number of compilations that run at once; the default is one for each CPU\n"
    "  --idle MS       ends after MS milliseconds without work; the default is 10000\n"
    "  --memory BYTES  the limit of this process's memory; no limit by default\n"
    "  --kernels DIR   keeps compiled kernels below the directory DIR; by default no kernels are kept\n"
    "  --kernels-limit BYTES   the limit of the bytes below DIR; the default is 1 GiB\n"
    "  --kernels-from N        the first N characters of DIR name a directory that must exist; the process\n"
    "                          creates the directories of the rest\n"
    "  --version       prints versions\n"
    "  --help          prints this text\n";

static int usage_error(const char *what, const char *argument)
{
    fprintf(stderr, "quern-jit: error: %s `%s`\n`quern-jit --help` describes the program\n", what, argument);
    return EXIT_USAGE;
}

static bool read_number(const char *text, uint64_t most, uint64_t *out)
{
    char *end;
    errno = 0;
    *out = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end && !errno && *out <= most;
}

/* Returns 0 if the program should continue, else the exit status plus 1. */
static int read_options(int count, char **arguments)
{
    const struct {
        const char *name;
        uint64_t *number, most;
        const char **text;
    } options[] = {{"--threads", &server.threads, 4096, NULL},
                   {"--idle", &server.idle_ms, INT32_MAX, NULL},
                   {"--memory", &server.memory_limit, UINT64_MAX, NULL},
                   {"--kernels", NULL, 0, &server.kernels},
                   {"--kernels-limit", &server.kernels_limit, UINT64_MAX, NULL},
                   {"--kernels-from", &server.kernels_from, OS_PATH, NULL}};
    for (int i = 1; i < count; i += 2) {
        size_t o = 0;
        while (o < sizeof options / sizeof *options && strcmp(arguments[i], options[o].name) != 0)
            o++;
        if (o == sizeof options / sizeof *options)
            return 1 + usage_error("there is no option", arguments[i]);
        if (i + 1 == count)
            return 1 + usage_error("no value for", arguments[i]);
        if (options[o].text)
            *options[o].text = arguments[i + 1];
        else if (!read_number(arguments[i + 1], options[o].most, options[o].number))
            return 1 + usage_error("not a number in range:", arguments[i + 1]);
    }
    return 0;
}

static bool is_stream_socket(int file)
{
    int type;
    socklen_t size = sizeof type;
    return getsockopt(file, SOL_SOCKET, SO_TYPE, &type, &size) == 0 && type == SOCK_STREAM;
}

/* Closes inherited descriptors. Opens /dev/null for a closed standard output or error, so that no other file gets
 * descriptor 1 or 2. */
static void close_others(void)
{
    process_close_from(STDERR_FILENO + 1);
    for (int file = STDOUT_FILENO; file <= STDERR_FILENO; file++)
        if (fcntl(file, F_GETFD) < 0)
            dup2(open("/dev/null", O_WRONLY), file);
}

static void set_limits(void)
{
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    uint64_t sum = server.memory_limit + process_memory();
    if (server.memory_limit && sum > server.memory_limit)
        setrlimit(RLIMIT_DATA, &(struct rlimit){sum, sum});
}

int main(int count, char **arguments)
{
    if (count == 2 && strcmp(arguments[1], "--help") == 0)
        return fputs(help, stdout) < 0 || fflush(stdout);
    if (count == 2 && strcmp(arguments[1], "--version") == 0)
        return printf("quern-jit %s, compile id %s, %s\n", QN_VERSION, BUILD_COMPILE_ID,
                      qn_jit_compiler()->describe(NULL)) < 0 ||
               fflush(stdout);
    server.idle_ms = 10000;
    int wrong = read_options(count, arguments);
    if (wrong)
        return wrong - 1;
    if (!is_stream_socket(STDIN_FILENO)) {
        fprintf(stderr, "quern-jit: this is the compiler process, which libquern starts; do not run it by hand\n");
        return EXIT_USAGE;
    }
    if (!server.threads)
        server.threads = os_cpu_count();
    close_others();
    set_limits();
    process_keep_memory();
    set_signals();
    give_crash_stack();
    if (open_compiler(&server.compiler))
        return 1;
    serve();
}

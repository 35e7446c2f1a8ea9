/* Runs a command under ptrace and prints counts. These counts, unlike times, are the same in every run:
 *
 *     count_steps [-i] COMMAND ARGS...        "calls N files N instructions N" on standard error
 *
 *     calls          system calls; 0 with -i
 *     files          system calls that map a file, without the kernel's own mappings of the command and the loader;
 *                    0 with -i
 *     instructions   instructions that the command's process executes; 0 without -i (-i takes about a second)
 *
 * Exits with the command's status, or with 77 if the system does not allow tracing. Does not follow threads. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NOT_ALLOWED = 77 };

#if defined(__x86_64__)
enum { CALL_MMAP = 9 };
static long call_number(const struct user_regs_struct *r) { return (long)r->orig_rax; }
static long call_file(const struct user_regs_struct *r) { return (int)r->r8; }
#elif defined(__aarch64__)
#include <elf.h>
#include <sys/uio.h>
enum { CALL_MMAP = 222 };
static long call_number(const struct user_regs_struct *r) { return (long)r->regs[8]; }
static long call_file(const struct user_regs_struct *r) { return (int)r->regs[4]; }
#endif

static int get_registers(pid_t child, struct user_regs_struct *out)
{
#if defined(__x86_64__)
    return ptrace(PTRACE_GETREGS, child, NULL, out) == 0;
#else
    struct iovec v = {out, sizeof *out};
    return ptrace(PTRACE_GETREGSET, child, NT_PRSTATUS, &v) == 0;
#endif
}

typedef struct counts {
    long calls, files, instructions;
} counts;

/* Continues to the next system call or instruction. Returns 0 if the process has ended. */
static int go_on(pid_t child, int request, int signal, int *status)
{
    if (ptrace(request, child, NULL, (void *)(long)signal) || waitpid(child, status, 0) != child)
        return 0;
    return !WIFEXITED(*status) && !WIFSIGNALED(*status);
}

/* The signal to pass on to the command; 0 if tracing caused the stop. */
static int own_signal(int status)
{
    int signal = WSTOPSIG(status);
    return signal == SIGTRAP || signal == (SIGTRAP | 0x80) ? 0 : signal;
}

static int count_calls(pid_t child, counts *c)
{
    int status = 0, inside = 0;
    struct user_regs_struct r;
    for (int signal = 0; go_on(child, PTRACE_SYSCALL, signal, &status); signal = own_signal(status)) {
        if (WSTOPSIG(status) != (SIGTRAP | 0x80))
            continue;
        inside = !inside;
        if (!inside || !get_registers(child, &r))
            continue;
        c->calls++;
        c->files += call_number(&r) == CALL_MMAP && call_file(&r) >= 0;
    }
    return status;
}

static int count_instructions(pid_t child, counts *c)
{
    int status = 0;
    for (int signal = 0; go_on(child, PTRACE_SINGLESTEP, signal, &status); signal = own_signal(status))
        c->instructions++;
    return status;
}

static int trace(int instructions, char **command)
{
    int status;
    counts c = {0, 0, 0};
    pid_t child = fork();
    if (child == 0) {
        if (ptrace(PTRACE_TRACEME, 0, NULL, NULL))
            _exit(NOT_ALLOWED);
        execv(command[0], command);
        _exit(126);
    }
    if (child < 0 || waitpid(child, &status, 0) != child)
        return NOT_ALLOWED;
    if (!WIFSTOPPED(status))
        return WEXITSTATUS(status);
    if (ptrace(PTRACE_SETOPTIONS, child, NULL, (void *)(long)(PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL)))
        return NOT_ALLOWED;
    status = instructions ? count_instructions(child, &c) : count_calls(child, &c);
    fprintf(stderr, "calls %ld files %ld instructions %ld\n", c.calls, c.files, c.instructions);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

int main(int count, char **args)
{
    int instructions = count > 1 && strcmp(args[1], "-i") == 0;
    if (count < 2 + instructions) {
        fprintf(stderr, "usage: count_steps [-i] COMMAND ARGS...\n");
        return 2;
    }
    return trace(instructions, args + 1 + instructions);
}

/* Declares the functions that calls.def marks OWN, and two names for jit_memory.c. Quern's objects of a fault build
 * call the functions marked OWN. */
#ifndef FAULTS_INSIDE_H
#define FAULTS_INSIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

void *fault_malloc(size_t size);
void *fault_calloc(size_t count, size_t size);
void *fault_realloc(void *block, size_t size);
void *fault_aligned_alloc(size_t alignment, size_t size);
void fault_free(void *block);
void *fault_mmap(void *at, size_t size, int access, int flags, int file, off_t offset);
int fault_munmap(void *memory, size_t size);
int fault_open(const char *path, int flags, ...);
int fault_openat(int directory, const char *path, int flags, ...);
int fault_fcntl(int file, int what, ...);
long fault_syscall(long number, ...);
int fault_close(int file);
ssize_t fault_pread(int file, void *out, size_t size, off_t at);
ssize_t fault_write(int file, const void *bytes, size_t size);
ssize_t fault_send(int socket, const void *bytes, size_t size, int flags);
ssize_t fault_recv(int socket, void *out, size_t size, int flags);
void fault__exit(int status);

extern _Thread_local bool fault_inside; /* set while Quern allocates; faults.c has counted that allocation */
bool fault_of_llvm(void);               /* counts an allocation of LLVM; returns whether the allocation must fail */

#endif

/* System calls on the process itself: process_linux.c, process_darwin.c. */
#ifndef TOOLS_PROCESS_H
#define TOOLS_PROCESS_H

#include <stdint.h>

/* Closes every descriptor from `first` on: those that the host did not mark close-on-exec. */
void process_close_from(int first);
/* Bytes of data memory that the process has mapped so far (terabytes under a sanitizer); 0 if unknown. */
uint64_t process_memory(void);
/* Keeps freed memory for the next compilation: returning it to the system and faulting it in again would take a tenth
 * of a compilation's time. */
void process_keep_memory(void);

#endif

/* System calls that concern the calling process itself. process_linux.c and process_darwin.c implement them. */
#ifndef TOOLS_PROCESS_H
#define TOOLS_PROCESS_H

#include <stdint.h>

/* Closes the descriptor `first` and every descriptor with a larger number. This is necessary because the process
 * inherits each descriptor that the host did not mark close-on-exec. */
void process_close_from(int first);
/* Bytes of data memory that the process has mapped so far (terabytes under a sanitizer); 0 if unknown. */
uint64_t process_memory(void);
/* Makes the allocator keep freed memory for the next compilation. Returning the memory to the system and mapping it
 * again would take a tenth of a compilation's time. */
void process_keep_memory(void);

#endif

/* What a process that is Quern's own does with itself, by system: process_linux.c, process_darwin.c. */
#ifndef TOOLS_PROCESS_H
#define TOOLS_PROCESS_H

#include <stdint.h>

/* Closes every descriptor from `first` on: what the host had open and did not mark. */
void process_close_from(int first);
/* Bytes of its own memory that the process has already; under a sanitizer that is terabytes. 0 if not known. */
uint64_t process_memory(void);
/* What one compile frees the next one wants: giving it back to the system and faulting it in again would take a tenth of
 * its time. */
void process_keep_memory(void);

#endif

#include "process.h"

#include <mach/mach.h>
#include <unistd.h>

void process_close_from(int first)
{
    for (int file = first; file < getdtablesize(); file++)
        close(file);
}

uint64_t process_memory(void)
{
    struct mach_task_basic_info facts;
    mach_msg_type_number_t size = MACH_TASK_BASIC_INFO_COUNT;
    return task_info(mach_task_self(), MACH_TASK_BASIC_INFO, (task_info_t)&facts, &size) == KERN_SUCCESS
               ? facts.virtual_size
               : 0;
}

/* Does nothing, because Darwin's allocator has no setting that makes it keep freed memory. */
void process_keep_memory(void) {}

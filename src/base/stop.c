#include "base/stop.h"

#include <string.h>

const uint32_t stop_never = 0;

bool copy_until_stopped(const uint32_t *stop, void *to, const void *from, size_t bytes)
{
    for (size_t at = 0; at < bytes; at += STOP_BYTES) {
        memcpy((char *)to + at, (const char *)from + at, bytes - at < STOP_BYTES ? bytes - at : STOP_BYTES);
        if (stop_asked(stop))
            return false;
    }
    return true;
}

qn_status stop_status(const uint32_t *stop)
{
    if (__atomic_load_n(stop, __ATOMIC_RELAXED) == QN_DEADLINE_EXCEEDED)
        return status_make(QN_DEADLINE_EXCEEDED, "the deadline passed before the call was done");
    return status_make(QN_CANCELLED, "the call was cancelled");
}

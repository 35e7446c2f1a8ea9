#include "base/stop.h"

const uint32_t stop_never = 0;

qn_status stop_status(const uint32_t *stop)
{
    if (__atomic_load_n(stop, __ATOMIC_RELAXED) == QN_DEADLINE_EXCEEDED)
        return status_make(QN_DEADLINE_EXCEEDED, "the deadline passed before the call was done");
    return status_make(QN_CANCELLED, "the call was cancelled");
}

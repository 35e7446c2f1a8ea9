#include "graph/annotation.h"

#include <string.h>

static const char *const annotations[] = {
    "Sharding",
    "SPMDFullToShardShape",
    "SPMDShardToFullShape",
    "LayoutConstraint",
    "annotate_device_placement",
    "xla.sdy.FuncResultSharding",
    "xla.sdy.GlobalToLocalShape",
    "xla.sdy.LocalToGlobalShape",
    "xla.sdy.ShardingGroup",
};

bool target_is_annotation(const char *name, size_t size)
{
    for (size_t i = 0; i < sizeof annotations / sizeof *annotations; i++)
        if (size == strlen(annotations[i]) && memcmp(name, annotations[i], size) == 0)
            return true;
    return false;
}

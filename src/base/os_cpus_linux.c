/* Counts the CPUs that a process can use. A thread may run only on the CPUs of its affinity mask. The control group of
 * the process, and the groups that contain this group, can also limit CPU time to a quota in each period. */
#include "base/os_cpus.h"

#include <stdint.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/os.h"

enum { PATH = 1024, LIST = 2048 }; /* bytes of buffers: a longer path gives no quota, a longer file is cut */

/* Reads a file as text, and cuts the text if it does not fit. Returns "" if the file cannot be read. */
static const char *read_text(const char *directory, const char *name, char *out, size_t size)
{
    char path[PATH];
    int length = snprintf(path, sizeof path, "%s%s", directory, name);
    int file = length < PATH ? os_file_open(path, true) : -1;
    int64_t got = file < 0 ? 0 : os_file_read(file, out, size - 1, 0);
    if (file >= 0)
        os_file_close(file);
    out[got > 0 ? got : 0] = 0;
    return out;
}

/* Returns the quota of one group as a number of CPUs, rounded up, or 0 if the group has no quota. The number of CPUs is
 * the CPU time of the quota divided by the length of the period. In version 2 of control groups, one file has the time
 * and the period; without a quota, the time is the word "max". In version 1, the time and the period have a file
 * each. */
static uint32_t quota_of(const char *group, bool version2)
{
    char text[64], *end;
    read_text(group, version2 ? "/cpu.max" : "/cpu.cfs_quota_us", text, sizeof text);
    if (text[0] < '0' || text[0] > '9') /* "max", "-1" or no file */
        return 0;
    uint64_t quota = strtoull(text, &end, 10);
    if (!version2)
        end = (char *)(uintptr_t)read_text(group, "/cpu.cfs_period_us", text, sizeof text);
    uint64_t period = strtoull(end, NULL, 10);
    return quota && period && quota / period < INT32_MAX ? (uint32_t)((quota - 1) / period + 1) : 0;
}

/* Returns the lowest quota of the group at base/path and of the groups that contain this group, up to `base`. Returns 0
 * if no group has a quota. In a container, `path` can be a path of the host system; then only `base` exists. */
static uint32_t lowest_quota(const char *base, const char *path, bool version2)
{
    char group[PATH];
    uint32_t lowest = 0;
    size_t top = strlen(base);
    int length = snprintf(group, sizeof group, "%s%s", base, path);
    if (length >= PATH)
        return 0;
    for (char *end = group + length; end >= group + top; end--) {
        if (*end && *end != '/')
            continue;
        *end = 0;
        uint32_t found = quota_of(group, version2);
        if (found && (!lowest || found < lowest))
            lowest = found;
    }
    return lowest;
}

/* Whether a list such as "cpu,cpuacct" contains "cpu". */
static bool lists_cpu(const char *list)
{
    for (const char *at = list; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL)
        if (strncmp(at, "cpu", 3) == 0 && (!at[3] || at[3] == ','))
            return true;
    return false;
}

/* Each line of /proc/self/cgroup is "number:controllers:path". The line of version 2 has number 0 and no
 * controllers. */
uint32_t os_cpu_quota(const char *root)
{
    char text[LIST], base[PATH];
    uint32_t lowest = 0;
    read_text(root, "/proc/self/cgroup", text, sizeof text);
    for (char *line = text, *next; *line; line = next) {
        next = line + strcspn(line, "\n");
        if (*next)
            *next++ = 0;
        char *controllers = strchr(line, ':'), *path = controllers ? strchr(controllers + 1, ':') : NULL;
        if (!path)
            continue;
        *path++ = 0;
        bool version2 = !controllers[1];
        if (!version2 && !lists_cpu(controllers + 1))
            continue;
        snprintf(base, sizeof base, "%s/sys/fs/cgroup%s", root, version2 ? "" : "/cpu");
        uint32_t found = lowest_quota(base, strcmp(path, "/") == 0 ? "" : path, version2);
        if (found && (!lowest || found < lowest))
            lowest = found;
    }
    return lowest;
}

uint32_t os_cpu_count(void)
{
    cpu_set_t set;
    /* sched_getaffinity fails if the kernel supports more CPUs than the set can hold. */
    long count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : sysconf(_SC_NPROCESSORS_ONLN);
    uint32_t quota = count > 1 ? os_cpu_quota("") : 0;
    if (quota && quota < count)
        count = quota;
    return count > 0 ? (uint32_t)count : 1;
}

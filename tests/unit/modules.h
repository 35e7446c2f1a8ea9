/* Reads the modules of tests/modules and tests/text, for tests that use all of them. */
#ifndef MODULES_H
#define MODULES_H

#include <dirent.h>
#include <stdlib.h>

#include "graph/graph.h"
#include "unit.h"

/* The path of tests/`below` in the source tree from which this file was compiled. */
__attribute__((unused)) static const char *tests_path(const char *below)
{
    static char path[4096];
    const char *file = __FILE__, *end = strstr(file, "unit/modules.h");
    snprintf(path, sizeof path, "%.*s%s", (int)(end ? end - file : 0), file, below);
    return path;
}

/* Reads a file and adds a 0 byte that *size does not count. Returns NULL on failure; the caller frees the result. */
__attribute__((unused)) static char *file_contents(const char *path, size_t *size)
{
    FILE *in = fopen(path, "rb");
    char *contents = NULL;
    *size = 0;
    if (!in)
        return NULL;
    for (size_t room = 1 << 14, got = 1; got; room *= 2) {
        contents = realloc(contents, room);
        got = contents ? fread(contents + *size, 1, room - 1 - *size, in) : 0;
        *size += got;
    }
    if (contents)
        contents[*size] = 0;
    fclose(in);
    return contents;
}

static int modules_by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* Calls `use` with the path and the source of each module in tests/`directory`, in the order of the file names. Returns
 * the number of modules. */
__attribute__((unused)) static unsigned each_module(const char *directory,
                                                    void (*use)(const char *path, const char *source, size_t size))
{
    char *names[1024], path[8192];
    size_t count = 0;
    DIR *open = opendir(tests_path(directory));
    CHECK(open != NULL);
    for (struct dirent *entry; open && (entry = readdir(open));)
        if (strstr(entry->d_name, ".mlir") && count < sizeof names / sizeof *names)
            names[count++] = strdup(entry->d_name);
    if (open)
        closedir(open);
    qsort(names, count, sizeof *names, modules_by_name);
    for (size_t i = 0; i < count; i++) {
        size_t size;
        snprintf(path, sizeof path, "%s/%s", tests_path(directory), names[i]);
        char *source = file_contents(path, &size);
        CHECK(source != NULL);
        if (source)
            use(path, source, size);
        free(source);
        free(names[i]);
    }
    return (unsigned)count;
}

#endif

/* Cuts the text of a stage (`quern dump --stage`) into pieces, one for each loop nest or kernel. See cli.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

static const char *next_line(const char *line)
{
    const char *end = strchr(line, '\n');
    return end ? end + 1 : line + strlen(line);
}

/* Whether the line begins with `prefix` and a number below `count`. Sets *number to this number. */
static bool numbered(const char *line, const char *prefix, size_t count, size_t *number)
{
    size_t length = strlen(prefix);
    char *end;
    if (strncmp(line, prefix, length) != 0 || line[length] < '0' || line[length] > '9')
        return false;
    *number = strtoul(line + length, &end, 10);
    return *number < count;
}

/* The text of a nest begins with "nest N " and ends where the next nest begins. */
static void find_nests(const char *text, size_t count, piece *out)
{
    piece *open = NULL;
    size_t number;
    for (const char *line = text; *line; line = next_line(line)) {
        if (open && strncmp(line, "nest ", 5) == 0) {
            open->length = (size_t)(line - open->at);
            open = NULL;
        }
        if (numbered(line, "nest ", count, &number))
            *(open = &out[number]) = (piece){line, strlen(line)};
    }
}

/* Each nest has one line, which begins with `prefix` and the nest's number. */
static void find_lines(const char *text, const char *prefix, size_t count, piece *out)
{
    size_t number;
    for (const char *line = text; *line; line = next_line(line))
        if (numbered(line, prefix, count, &number))
            out[number] = (piece){line, (size_t)(next_line(line) - line)};
}

/* The text of a kernel begins with the line "define ... @kN(" and ends with the line "}". */
static void find_llvm(const char *text, size_t count, piece *out)
{
    piece *open = NULL;
    size_t number;
    for (const char *line = text; *line; line = next_line(line)) {
        const char *name = strncmp(line, "define ", 7) == 0 ? strchr(line, '@') : NULL;
        if (name && numbered(name, "@k", count, &number))
            *(open = &out[number]) = (piece){line, 0};
        if (open && strncmp(line, "}\n", 2) == 0) {
            open->length = (size_t)(line + 2 - open->at);
            open = NULL;
        }
    }
}

/* The text of a kernel begins after the previous function, with the kernel's constants, and ends with the line
 * ".size kN". The label "kN:" in this text gives the number of the kernel. */
static void find_assembly(const char *text, size_t count, piece *out)
{
    const char *begin = text; /* the line after the previous function */
    piece *open = NULL;
    size_t number;
    for (const char *line = text; *line; line = next_line(line)) {
        const char *size = strstr(line, ".size\t");
        if (numbered(line, "k", count, &number) && line[1 + strspn(line + 1, "0123456789")] == ':')
            open = &out[number];
        if (!size || size > next_line(line))
            continue;
        if (open)
            *open = (piece){begin, (size_t)(next_line(line) - begin)};
        open = NULL;
        begin = next_line(line);
    }
}

void pieces_find(const char *stage, const char *text, size_t count, piece *out)
{
    for (size_t i = 0; i < count; i++)
        out[i] = (piece){"", 0};
    if (strcmp(stage, "nests") == 0)
        find_nests(text, count, out);
    else if (strcmp(stage, "costs") == 0)
        find_lines(text, "nest ", count, out);
    else if (strcmp(stage, "fused") == 0)
        find_lines(text, "// nest ", count, out);
    else if (strcmp(stage, "llvm") == 0)
        find_llvm(text, count, out);
    else if (strcmp(stage, "asm") == 0)
        find_assembly(text, count, out);
}

size_t plan_nests(const char *plan)
{
    size_t nests = 0;
    for (const char *line = plan; *line; line = next_line(line))
        if (sscanf(line, "%zu nests, ", &nests) == 1)
            break;
    return nests;
}

void plan_kernels(const char *plan, size_t count, uint32_t *out)
{
    for (size_t i = 0; i < count; i++)
        out[i] = UINT32_MAX;
    for (const char *line = plan; *line; line = next_line(line)) {
        const char *end = next_line(line), *nest = strstr(line, "nest "), *kernel = strstr(line, ", kernel k");
        size_t number;
        if (nest && nest < end && kernel && kernel < end && numbered(nest, "nest ", count, &number))
            out[number] = (uint32_t)strtoul(kernel + 10, NULL, 10);
    }
}

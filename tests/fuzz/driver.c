/* Runs a target on seeds and on mutated seeds (fuzz.h). Mutated input number i depends only on the seeds, SEED and i.
 * So a run with a larger COUNT begins with the same inputs. The defaults are in parentheses.
 *
 *   -n COUNT       number of mutated inputs (5000)
 *   -s SEED        random seed of the mutations (1)
 *   -o FILE        file for a failing input
 *   -i FILE        runs only this input
 *   -w DIRECTORY   only writes the seeds to this directory: a corpus for libFuzzer
 *   -d FILE        only writes the words that mutations insert: a dictionary for libFuzzer
 *   DIRECTORY...   directories of modules (tests/modules tests/text tests/text/bad)
 */
#include "fuzz.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { INPUT_ROOM = 1 << 17, MAX_MUTATIONS = 6, STUCK_SECONDS = 60 };

typedef struct seed {
    uint8_t *bytes;
    size_t size;
} seed;

static seed *seeds;
static size_t seed_count, seed_room;
static uint8_t input[INPUT_ROOM];
static size_t input_size;
static char failing_path[4096];

/* ---- failing inputs ---------------------------------------------------------------------------------------------- */

/* Writes the failing input to a file. A signal handler may call this function. */
static void save_input(void)
{
    int out = open(failing_path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    size_t done = 0;
    for (ssize_t put; out >= 0 && done < input_size && (put = write(out, input + done, input_size - done)) > 0;)
        done += (size_t)put;
    static const char message[] = "the failing input is in ";
    bool told = out >= 0 && close(out) == 0 && write(1, message, sizeof message - 1) > 0 &&
                write(1, failing_path, strlen(failing_path)) > 0 && write(1, "\n", 1) > 0;
    (void)told;
}

static void on_signal(int number)
{
    signal(number, SIG_DFL);
    save_input();
    raise(number);
}

/* Sanitizers define this function. Without a sanitizer its address is NULL. */
__attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)(void));

static void watch(void)
{
    static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGALRM};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        signal(signals[i], on_signal);
    if (__sanitizer_set_death_callback)
        __sanitizer_set_death_callback(save_input);
}

/* ---- seeds ------------------------------------------------------------------------------------------------------- */

static void add_seed(const void *bytes, size_t size)
{
    if (size > INPUT_ROOM)
        return;
    if (seed_count == seed_room) {
        seed_room = seed_room ? 2 * seed_room : 64;
        seeds = realloc(seeds, seed_room * sizeof *seeds);
    }
    seed made = {malloc(size + 1), size};
    if (size)
        memcpy(made.bytes, bytes, size);
    seeds[seed_count++] = made;
}

static size_t read_input(const char *path)
{
    FILE *in = fopen(path, "rb");
    size_t size = in ? fread(input, 1, sizeof input, in) : 0;
    if (!in)
        printf("cannot read %s\n", path);
    else
        fclose(in);
    return size;
}

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* Adds the modules of a directory in the order of their names, so that the order is the same on every file system. */
static void add_directory(const char *directory)
{
    char *names[4096], path[4096];
    size_t count = 0;
    DIR *open = opendir(directory);
    for (struct dirent *entry; open && (entry = readdir(open));)
        if (strstr(entry->d_name, ".mlir") && count < sizeof names / sizeof *names)
            names[count++] = strdup(entry->d_name);
    if (open)
        closedir(open);
    qsort(names, count, sizeof *names, by_name);
    for (size_t i = 0; i < count; i++) {
        snprintf(path, sizeof path, "%s/%s", directory, names[i]);
        size_t size = read_input(path);
        char *module = malloc(size + 1);
        memcpy(module, input, size);
        fuzz_seeds(module, size, add_seed);
        free(module);
        free(names[i]);
    }
}

static int write_file(const char *path, const void *bytes, size_t size)
{
    FILE *out = fopen(path, "wb");
    bool fine = out && fwrite(bytes, 1, size, out) == size;
    if (out)
        fine = fclose(out) == 0 && fine;
    if (!fine)
        printf("cannot write %s\n", path);
    return fine ? 0 : 1;
}

static int write_seeds(const char *directory)
{
    char path[4096];
    int status = 0;
    for (size_t i = 0; i < seed_count && !status; i++) {
        snprintf(path, sizeof path, "%s/%s-%04zu", directory, fuzz_name, i);
        status = write_file(path, seeds[i].bytes, seeds[i].size);
    }
    return status;
}

static int write_dictionary(const char *path)
{
    FILE *out = fopen(path, "w");
    if (!out)
        return 1;
    for (const char *const *word = fuzz_words; *word; word++) {
        fputc('"', out);
        for (const char *at = *word; *at; at++)
            fprintf(out, *at < ' ' || *at > '~' || *at == '"' || *at == '\\' ? "\\x%02x" : "%c", (uint8_t)*at);
        fputs("\"\n", out);
    }
    return fclose(out) != 0;
}

/* ---- mutations --------------------------------------------------------------------------------------------------- */

static uint64_t state;
static uint64_t next(void) { return fuzz_random(&state); }
static size_t below(size_t n) { return n ? (size_t)(next() % n) : 0; }

/* Removes `gone` bytes of the input at the offset `at`. Inserts the `size` bytes of the array `bytes` there. */
static void replace(size_t at, size_t gone, const void *bytes, size_t size)
{
    if (input_size - gone + size > INPUT_ROOM)
        return;
    memmove(input + at + size, input + at + gone, input_size - at - gone);
    memmove(input + at, bytes, size);
    input_size += size - gone;
}

static void mutate_bit(void)
{
    if (input_size)
        input[below(input_size)] ^= (uint8_t)(1 << below(8));
}
static void mutate_byte(void)
{
    static const uint8_t special[] = {0,   1,   0x7f, 0x80, 0xff, ' ', '\n', '"', '0',
                                      '9', '-', '<',  '>',  '(',  ')', '%',  '#', 'x'};
    if (input_size)
        input[below(input_size)] = next() & 1 ? special[below(sizeof special)] : (uint8_t)next();
}
static void mutate_insert(void)
{
    uint8_t byte = (uint8_t)next();
    replace(below(input_size + 1), 0, &byte, 1);
}
static void mutate_remove(void)
{
    size_t at = below(input_size + 1), size = 1 + below(next() & 1 ? 4 : 64);
    replace(at, size < input_size - at ? size : input_size - at, "", 0);
}
static void mutate_truncate(void)
{
    if (below(4) == 0)
        input_size = below(input_size + 1);
}
static void mutate_repeat(void)
{
    uint8_t piece[256];
    size_t at = below(input_size + 1), size = below(sizeof piece);
    size = size < input_size - at ? size : input_size - at;
    memcpy(piece, input + at, size);
    replace(below(input_size + 1), 0, piece, size);
}
static void mutate_splice(void)
{
    const seed *other = &seeds[below(seed_count)];
    size_t from = below(other->size + 1), size = below(200), at = below(input_size + 1), gone = below(200);
    size = size < other->size - from ? size : other->size - from;
    gone = gone < input_size - at ? gone : input_size - at;
    replace(at, next() & 1 ? gone : 0, other->bytes + from, size);
}
static void mutate_word(void)
{
    size_t count = 0;
    while (fuzz_words[count])
        count++;
    const char *word = fuzz_words[below(count)];
    size_t at = below(input_size + 1), gone = below(8);
    replace(at, next() & 1 && gone <= input_size - at ? gone : 0, word, strlen(word));
}

static bool is_digit(size_t at) { return input[at] >= '0' && input[at] <= '9'; }

/* Replaces a decimal number of the input by a special number. */
static void mutate_number(void)
{
    static const char *const numbers[] = {"0",
                                          "1",
                                          "2",
                                          "3",
                                          "16",
                                          "17",
                                          "255",
                                          "-1",
                                          "65",
                                          "65536",
                                          "2147483647",
                                          "2147483648",
                                          "4294967296",
                                          "9223372036854775807",
                                          "9223372036854775808",
                                          "18446744073709551616",
                                          "1e400",
                                          "0xFFFFFFFFFFFFFFFF"};
    if (!input_size)
        return;
    size_t at = below(input_size), end;
    while (at < input_size && !is_digit(at))
        at++;
    for (end = at; end < input_size && is_digit(end);)
        end++;
    const char *number = numbers[below(sizeof numbers / sizeof *numbers)];
    if (at < end)
        replace(at, end - at, number, strlen(number));
}

/* Replaces a piece of the input by another piece of the input, so that well-formed text is in the wrong place. */
static void mutate_swap(void)
{
    uint8_t piece[64];
    if (!input_size)
        return;
    size_t from = below(input_size), size = 0, at = below(input_size), gone = 0;
    while (size < sizeof piece && from + size < input_size && input[from + size] > ' ')
        size++;
    while (at + gone < input_size && gone < sizeof piece && input[at + gone] > ' ')
        gone++;
    memcpy(piece, input + from, size);
    replace(at, gone, piece, size);
}

/* Whether the byte belongs to a token: a run of letters, digits, underscores and dots. */
static bool is_token(size_t at)
{
    uint8_t c = input[at];
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

static size_t find_token(size_t *size)
{
    size_t at = below(input_size), end;
    while (at < input_size && !is_token(at))
        at++;
    while (at > 0 && at < input_size && is_token(at - 1))
        at--;
    for (end = at; end < input_size && is_token(end);)
        end++;
    *size = end - at;
    return at;
}

/* Replaces a token (a type, an operation, a name) by another token of the input. In three of four cases replaces the
 * token everywhere, otherwise in one place. */
static void mutate_token(void)
{
    uint8_t from[32], to[32];
    size_t from_size = 0, to_size = 0, at = input_size ? find_token(&from_size) : 0;
    size_t other = input_size ? find_token(&to_size) : 0;
    if (!from_size || !to_size || from_size > sizeof from || to_size > sizeof to)
        return;
    memcpy(from, input + at, from_size);
    memcpy(to, input + other, to_size);
    if (below(4) == 0) {
        replace(at, from_size, to, to_size);
        return;
    }
    for (at = 0; at + from_size <= input_size; at++) {
        bool whole = memcmp(input + at, from, from_size) == 0 && (at == 0 || !is_token(at - 1)) &&
                     (at + from_size == input_size || !is_token(at + from_size));
        if (whole)
            replace(at, from_size, to, to_size);
        at += whole ? to_size : 0;
    }
}

/* Adds 1 to a number of the input, or subtracts 1, in one place or everywhere. */
static void mutate_near(void)
{
    char from[32], to[32];
    size_t size = 0, at = input_size ? find_token(&size) : 0;
    if (!size || size >= sizeof from - 2 || !is_digit(at))
        return;
    snprintf(from, sizeof from, "%.*s", (int)size, (const char *)input + at);
    unsigned long long number = strtoull(from, NULL, 10);
    snprintf(to, sizeof to, "%llu", next() & 1 || number == 0 ? number + 1 : number - 1);
    bool all = next() & 1;
    for (size_t i = all ? 0 : at; i + size <= (all ? input_size : at + size); i++)
        if (memcmp(input + i, from, size) == 0 && (i == 0 || !is_digit(i - 1)))
            replace(i, strspn(from, "0123456789"), to, strlen(to));
}

static void make_input(uint64_t run, uint64_t number)
{
    static void (*const mutations[])(void) = {mutate_bit,      mutate_byte,   mutate_insert, mutate_remove,
                                              mutate_truncate, mutate_repeat, mutate_splice, mutate_word,
                                              mutate_number,   mutate_swap,   mutate_token,  mutate_token,
                                              mutate_token,    mutate_near,   mutate_near};
    state = run * 0xd1342543de82ef95 + number;
    next();
    const seed *from = &seeds[below(seed_count)];
    memcpy(input, from->bytes, from->size);
    input_size = from->size;
    for (size_t left = next() & 1 ? 1 : 1 + below(MAX_MUTATIONS); left > 0; left--)
        mutations[below(sizeof mutations / sizeof *mutations)]();
}

/* ---- running ----------------------------------------------------------------------------------------------------- */

static void run_input(void)
{
    /* The block has exactly this size, so that a sanitizer reports reads beyond its end. */
    uint8_t *copy = malloc(input_size ? input_size : 1);
    memcpy(copy, input, input_size);
    alarm(STUCK_SECONDS);
    LLVMFuzzerTestOneInput(copy, input_size);
    alarm(0);
    free(copy);
}

static int run_all(uint64_t run, uint64_t count)
{
    clock_t start = clock();
    for (size_t i = 0; i < seed_count; i++) {
        memcpy(input, seeds[i].bytes, input_size = seeds[i].size);
        run_input();
    }
    for (uint64_t i = 0; i < count; i++) {
        make_input(run, i);
        run_input();
    }
    printf("%s: %zu seeds and %llu mutated inputs, %lu of them well-formed, in %.1f s of CPU time\n", fuzz_name,
           seed_count, (unsigned long long)count, fuzz_accepted, (double)(clock() - start) / CLOCKS_PER_SEC);
    printf("%d passed, %d failed\n", seed_count > 0, seed_count == 0);
    return seed_count == 0;
}

int main(int count, char **args)
{
    uint64_t inputs = 5000, run = 1;
    const char *one = NULL, *directory = NULL, *dictionary = NULL, *build = getenv("B");
    snprintf(failing_path, sizeof failing_path, "%s/failing-%s", build ? build : ".", fuzz_name);
    for (int option; (option = getopt(count, args, "n:s:o:i:w:d:")) != -1;)
        switch (option) {
        case 'n': inputs = strtoull(optarg, NULL, 10); break;
        case 's': run = strtoull(optarg, NULL, 10); break;
        case 'o': snprintf(failing_path, sizeof failing_path, "%s", optarg); break;
        case 'i': one = optarg; break;
        case 'w': directory = optarg; break;
        case 'd': dictionary = optarg; break;
        default: return 2;
        }
    if (dictionary)
        return write_dictionary(dictionary);
    fuzz_seeds(NULL, 0, add_seed);
    static const char *const usual[] = {"tests/modules", "tests/text", "tests/text/bad"};
    for (int i = 0; i < 3 && optind == count; i++)
        add_directory(usual[i]);
    for (int i = optind; i < count; i++)
        add_directory(args[i]);
    if (directory)
        return write_seeds(directory);
    if (one) {
        input_size = read_input(one);
        run_input();
        return 0;
    }
    watch();
    return run_all(run, inputs);
}

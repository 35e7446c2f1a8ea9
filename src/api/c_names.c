/* Checks whether a function of a C or C++ program can have a given name. */
#include <string.h>

#include "api/object.h"

/* Keywords of C and C++, and macros that compilers define without a leading underscore. */
static const char keywords[] =
    " alignas alignof and and_eq asm auto bitand bitor bool break case catch char class co_await co_return "
    "co_yield compl concept const const_cast consteval constexpr constinit continue decltype default delete do "
    "double dynamic_cast else enum explicit export extern false float for friend goto i386 if inline int linux "
    "long main mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public "
    "register reinterpret_cast requires restrict return short signed sizeof static static_assert static_cast "
    "struct switch template this thread_local throw true try typedef typeid typename typeof typeof_unqual union "
    "unix unsigned using virtual void volatile while xor xor_eq ";

/* Names of the C library, and names of POSIX that many programs use. If a function of an object had such a name, calls
 * of the library's function would reach the object's function instead. */
static const char library[] =
    " L_tmpnam abort abs acos acosh aligned_alloc asctime asin asinh assert at_quick_exit atan atan2 atanh atexit "
    "atof atoi atol bsearch btowc c16rtomb c32rtomb cabs cacos cacosh call_once calloc carg casin casinh catan "
    "catanh cbrt ccos ccosh ceil cexp cimag clearerr clock clog complex conj copysign cos cosh cpow cproj creal "
    "csin csinh csqrt ctan ctanh ctime difftime div erf erfc errno exit exp exp2 expm1 fabs fclose fdim "
    "feclearexcept fegetenv fegetexceptflag fegetround feholdexcept feof feraiseexcept ferror fesetenv "
    "fesetexceptflag fesetround fetestexcept feupdateenv fflush fgetc fgetpos fgets fgetwc fgetws floor fma fmax "
    "fmin fmod fopen fpclassify fprintf fputc fputs fputwc fputws fread free freopen frexp fscanf fseek fsetpos "
    "ftell fwide fwprintf fwrite fwscanf getc getchar getenv getwc getwchar gmtime hypot ilogb imaxabs imaxdiv "
    "isalnum isalpha isblank iscntrl isdigit isfinite isgraph isgreater isgreaterequal isinf isless islessequal "
    "islessgreater islower isnan isnormal isprint ispunct isspace isunordered isupper isxdigit jmp_buf "
    "kill_dependency labs ldexp ldiv lgamma llabs lldiv llrint llround localeconv localtime log log10 log1p log2 "
    "logb longjmp lrint lround malloc math_errhandling mblen mbrlen mbrtoc16 mbrtoc32 mbrtowc mbsinit mbsrtowcs "
    "mbstowcs mbtowc memchr memcmp memcpy memmove memset mktime modf nan nearbyint nextafter nexttoward noreturn "
    "offsetof once_flag perror pow printf putc putchar puts putwc putwchar qsort quick_exit raise rand realloc "
    "remainder remove remquo rename rewind rint round scalbln scalbn scanf setbuf setjmp setlocale setvbuf signal "
    "signbit sin sinh snprintf sprintf sqrt srand sscanf stderr stdin stdout strcat strchr strcmp strcoll strcpy "
    "strcspn strerror strftime strlen strncat strncmp strncpy strpbrk strrchr strspn strstr strtod strtof "
    "strtoimax strtok strtol strtold strtoul strtoumax strxfrm swprintf swscanf system tan tanh tgamma time "
    "timespec_get tmpfile tmpnam tolower toupper towctrans towlower towupper trunc ungetc ungetwc va_arg va_copy "
    "va_end va_list va_start vfprintf vfscanf vfwprintf vfwscanf vprintf vscanf vsnprintf vsprintf vsscanf "
    "vswprintf vswscanf vwprintf vwscanf wcrtomb wctob wctomb wctrans wctype wprintf wscanf ";
static const char posix[] =
    " a64l accept access alarm alphasort bind chdir chmod chown clock_getcpuclockid clock_getres clock_gettime "
    "clock_nanosleep clock_settime close closedir confstr connect creat ctermid daylight dirfd dlclose dlerror "
    "dlopen dlsym dprintf drand48 dup dup2 duplocale environ erand48 execl execle execlp execv execve execvp "
    "faccessat fchdir fchmod fchmodat fchown fchownat fcntl fd_set fdatasync fdopen fdopendir fexecve ffs fileno "
    "flockfile fmemopen fork fpathconf freelocale fseeko fstat fstatat fsync ftello ftruncate ftrylockfile "
    "funlockfile futimens getc_unlocked getchar_unlocked getcwd getdate getdate_err getdelim getegid geteuid "
    "getgid getgroups gethostid gethostname getitimer getline getlogin getopt getpeername getpgid getpgrp getpid "
    "getppid getpriority getrlimit getrusage getsid getsockname getsockopt getsubopt gettimeofday getuid grantpt "
    "initstate isascii isatty j0 j1 jn jrand48 kill killpg l64a lchown lcong48 link linkat listen lockf lrand48 "
    "lseek lstat mbsnrtowcs memccpy mkdir mkdirat mkdtemp mkfifo mkfifoat mknod mknodat mkstemp mlock mlockall "
    "mmap mprotect mrand48 msync munlock munlockall munmap nanosleep newlocale nice nrand48 open open_memstream "
    "open_wmemstream openat opendir optarg opterr optind optopt pathconf pause pclose pipe poll popen pread "
    "pselect psiginfo psignal ptsname putc_unlocked putchar_unlocked putenv pwrite random read readdir readlink "
    "readlinkat readv realpath recv recvfrom recvmsg renameat rewinddir rmdir scandir seed48 seekdir select send "
    "sendmsg sendto setegid setenv seteuid setgid setitimer setpgid setpgrp setpriority setregid setreuid "
    "setrlimit setsid setsockopt setstate setuid shm_open shm_unlink shutdown sigaction sigaddset sigaltstack "
    "sigdelset sigemptyset sigfillset sighold sigignore siginterrupt sigismember sigjmp_buf siglongjmp signgam "
    "sigpause sigpending sigprocmask sigqueue sigrelse sigset sigsuspend sigtimedwait sigwait sigwaitinfo sleep "
    "sockatmark socket socketpair srand48 srandom stat stpcpy stpncpy strcasecmp strdup strncasecmp strndup "
    "strnlen strptime strsignal swab symlink symlinkat sync sysconf tcgetpgrp tcsetpgrp telldir tempnam "
    "timer_create timer_delete timer_getoverrun timer_gettime timer_settime times timezone toascii truncate "
    "ttyname tzname tzset umask uname unlink unlinkat unlockpt unsetenv uselocale utimensat utimes vdprintf wait "
    "waitid waitpid wcpcpy wcpncpy wcwidth write writev y0 y1 yn basename bcmp bcopy bzero crypt dirname exp10 gamma "
    "index pow10 regcomp regexec rindex roundeven sincos strfromd ";
/* Many names of `library` and `posix` exist a second time with one of these endings, such as sinf and strtok_r. An
 * entry of `beginnings` stands for all names that begin with the entry. */
static const char *const endings[] = {"f", "l", "_r", "_l"};
static const char *const beginnings[] = {"atomic_",  "cnd_",  "isw",  "memory_order", "mtx_",      "posix_",
                                         "pthread_", "PRI",   "qn_",  "QUERN_",       "quern_rt_", "sched_",
                                         "SCN",      "thrd_", "tss_", "wcs",          "wmem"};

static bool is_in(const char *words, const char *name, size_t length)
{
    for (const char *at = strchr(words, ' '); at[1]; at = strchr(at + 1, ' '))
        if (strncmp(at + 1, name, length) == 0 && at[1 + length] == ' ')
            return true;
    return false;
}

static bool is_of_library(const char *name)
{
    size_t length = strlen(name);
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        if (strncmp(name, beginnings[i], strlen(beginnings[i])) == 0)
            return true;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        size_t ending = strlen(endings[i]);
        if (length > ending && strcmp(name + length - ending, endings[i]) == 0 &&
            (is_in(library, name, length - ending) || is_in(posix, name, length - ending)))
            return true;
    }
    return is_in(library, name, length) || is_in(posix, name, length) ||
           (length > 2 && strcmp(name + length - 2, "_t") == 0);
}

/* Whether the C header of another object may define this name. api/object.h lists the names that a header defines. */
static bool is_of_header(const char *name)
{
    static const char type[] = "_workspace";
    size_t length = strlen(name), ending = strlen(type);
    return strstr(name, "_COUNT") || strstr(name, "_BYTES") || strstr(name, "_WORKSPACE") ||
           (length >= ending && strcmp(name + length - ending, type) == 0);
}

static bool has_characters(const char *name)
{
    static const char characters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
    return *name && !name[strspn(name, characters)];
}

/* C or C++ reserves names with a leading underscore, and names with two underscores in a row. */
static bool is_reserved(const char *name) { return *name == '_' || strstr(name, "__"); }

bool c_word(const char *name) { return has_characters(name) && !is_reserved(name); }

const char *c_function_fault(const char *name)
{
    if (!has_characters(name) || (*name >= '0' && *name <= '9'))
        return "it is not an identifier";
    if (is_reserved(name))
        return "names with a leading underscore, or with two in a row, are reserved for compilers";
    if (is_in(keywords, name, strlen(name)))
        return "it is a keyword of C or C++ or a macro of their compilers";
    if (!name[strcspn(name, "abcdefghijklmnopqrstuvwxyz")])
        return "it has no lower-case letter, so it may be a macro";
    if (is_of_library(name))
        return "it may be a name of the C library or of Quern";
    if (is_of_header(name))
        return "the header of another object may define it: it contains _COUNT, _BYTES or _WORKSPACE, or ends in "
               "_workspace";
    return NULL;
}

#!/usr/bin/env bash
# Checks every external function that Quern calls. The function must be in calls.def, which means that the tests let its
# calls fail, or in the list `never` below.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
passed=0
failed=0
never='mem(chr|cmp|cpy|move|set)|bcmp|stpcpy|str(chr|cmp|cpy|cspn|error|len|ncmp|rchr|spn|str|toul|toull)|qsort|(__isoc(99|23)_)?(sscanf|strtoull?)
v?snprintf|f?printf|fputs|fputc|fwrite|fflush|puts|putchar|std(out|err)|environ|getenv|secure_getenv
fmaf?|sqrtf?|(ceil|floor|rint|trunc)f?|ldexp|frexp|_?setjmp|longjmp|clock_gettime|nanosleep|sched_yield|getpid|geteuid|getauxval|sysconf|mallopt|signal|closedir
sig(add|del|empty|fill)set|posix_spawn(attr|_file_actions)_destroy|pthread_(once|join|self|equal|sigmask|attr_destroy)
pthread_(mutex_(lock|trylock|unlock|destroy)|cond_((timed)?wait|signal|broadcast|destroy)|condattr_destroy)
__errno_location|__assert_fail|__tls_get_addr|__cpu_model|__popcountdi2|__sched_cpucount|_GLOBAL_OFFSET_TABLE_
__stack_chk_fail|__(asan|lsan|ubsan|sanitizer|start|stop)_.*|_ITM_.*|LLVM.*|fault_.*'
never=$(tr '\n' '|' <<<"$never")

check() { # check OBJECT
    local others
    others=$(nm -u "$1" | awk '{ print $2 }' | sort -u | grep -Evx "${never%|}")
    if [ -s "$1" ] && [ -z "$others" ]; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "$1 calls functions that are not in calls.def:" $others
    fi
}
check "$B/tests/faults/quern.o"
check "$B/tests/faults/quern_jit.o"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]

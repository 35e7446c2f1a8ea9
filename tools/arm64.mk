# For a Raspberry Pi: check-arm64 cross-compiles the tests and runs them under an emulator of that board's CPU.

ARM64 = build/aarch64-linux
ARM64_ROOT = $(CURDIR)/build/aarch64-sysroot
LLVM_MAJOR = $(shell $(LLVM_CONFIG) --version | cut -d. -f1)
A72 = qemu-aarch64 -cpu cortex-a72 -L $(ARM64_ROOT)
A76 = qemu-aarch64 -cpu cortex-a76 -L $(ARM64_ROOT)

# Cross-compiled test programs contain neither LLVM nor MPFR. They compile with this machine's compiler process, which
# an emulated program can start (tests/arm64/host_jit.c). Left out are
#   complex, exact, fft, functions, functions_f64   they need MPFR
#   effects, kernels, client, schedule_mutants, agree_joined, trees   they need a compiler inside the test program
#   bad_input                              its tests of the text reader take minutes
#   fork, cache_kill, cache_abuse, host    they fork while threads run, which crashes this emulator
#   memory                                 it measures the memory of the process, which includes the emulator's
#   training                               tests/arm64/test_same_bits.sh runs it
HOST_JIT = $(B)/tests/arm64/host_jit.o
NOT_ARM64 = complex exact fft functions functions_f64 effects kernels client schedule_mutants agree_joined trees fork bad_input training
ARM64_UNIT = $(filter-out $(NOT_ARM64:%=$(B)/tests/test_%),$(UNIT_TESTS))
ARM64_API = $(filter-out $(B)/tests/api_cache_kill $(B)/tests/api_cache_abuse $(B)/tests/api_host $(B)/tests/api_memory,$(API_TESTS))
ARM64_TESTS = $(ARM64_UNIT) $(ARM64_API) $(B)/tests/test_training $(B)/tests/function_bits

$(B)/tests/libquern-jit.o: $(HOST_JIT) $(call objects,base runtime) $(B)/src/rt/steps.o
	@echo "combine $@"
	@$(LD) -r -o $@ $^
	@$(OBJCOPY) --keep-global-symbol=qn_jit_compiler $@

$(B)/tests/function_bits: $(B)/tests/arm64/function_bits.o $(B)/internal.a
	$(link_test) $(LDLIBS)
$(B)/tests/arm64/function_bits.o: CPPFLAGS += -Itests/unit

.PHONY: check-arm64 tests-arm64 run-arm64
tests-arm64: $(B)/libquern.so $(B)/quern $(B)/demo $(ARM64_TESTS)
	@ln -sf $(CURDIR)/build/quern-jit $(B)/quern-jit
	@ln -sf $(CURDIR)/build/tests/faulty_jit $(B)/tests/faulty_jit

# While the tests of LOOKED_AT run, a plugin of the emulator (tests/qemu) reports instructions in kernels that the CPU
# lacks. check-arm64-qemu does this for all modules. The scripts tests/arm64/test_*.sh compare results with those of
# this machine.
LOOKED_AT = $(filter $(B)/tests/test_agree_%,$(ARM64_UNIT)) $(patsubst %,$(B)/tests/api_%,call control gradient ops)
REPORT = $(CURDIR)/$(B)/tests/executed
ON_BOARD = QUERN_JIT=$(CURDIR)/build/quern-jit B=$(B)
run-arm64:
	@rm -f $(REPORT)
	@$(ON_BOARD) EMULATOR="$(A72)" QEMU_PLUGIN=file=$(CURDIR)/build/tests/qemu/encodings.so,report=$(REPORT) \
	    tests/run -j $(JOBS) $(LOOKED_AT)
	@tests/qemu/verdict $(REPORT) $(words $(LOOKED_AT))
	@$(ON_BOARD) EMULATOR="$(A72)" tests/run -j $(JOBS) $(filter-out $(LOOKED_AT),$(ARM64_UNIT) $(ARM64_API)) \
	    $(patsubst %,tests/cli/test_%.sh,cache demo run usage) $(wildcard tests/arm64/test_*.sh)
	@$(ON_BOARD) EMULATOR="$(A76)" tests/run -j $(JOBS) $(patsubst %,$(B)/tests/%,test_agree_dot test_agree_reduce test_runtime) \
	    $(B)/tests/api_call tests/arm64/test_same_bits.sh

check-arm64:
	@tools/setup arm64
	@tools/arm64_sysroot $(ARM64_ROOT) libllvm$(LLVM_MAJOR)
	@$(MAKE) -j$(JOBS) build/quern build/quern-jit $(patsubst %,build/tests/%,faulty_jit test_training function_bits)
	@$(MAKE) -j$(JOBS) CROSS=aarch64-linux-gnu- tests-arm64
	@$(MAKE) -j$(JOBS) CROSS=aarch64-linux-gnu- LLVM_OF_TARGET=$(ARM64_ROOT)/usr/lib/aarch64-linux-gnu $(ARM64)/board/quern-jit
	@$(MAKE) -j$(JOBS) build/tests/qemu/encodings.so
	@$(MAKE) CROSS=aarch64-linux-gnu- run-arm64
	@$(MAKE) check-arm64-qemu

# check-musl builds the command as one static file with musl, a C library that comes with Zig's compiler.
# tools/darwin.mk installs that compiler and defines ZIG.
MUSL = build/aarch64-linux-musl
.PHONY: check-musl
check-musl: build/zig/bin/python
	@tools/setup arm64
	@$(MAKE) -j$(JOBS) build/quern build/quern-jit
	@$(MAKE) -j$(JOBS) CROSS=aarch64-linux-gnu- CC="$(ZIG) cc -target aarch64-linux-musl" $(MUSL)/quern
	@QUERN_JIT=$(CURDIR)/build/quern-jit EMULATOR="qemu-aarch64 -cpu cortex-a72" B=$(MUSL) tests/run tests/arm64/check_musl.sh

# ---- archives: one for a board; one with the compiler process, which contains only LLVM's back end for AArch64

DIST = build/aarch64-dist
DIST_LLVM = $(CURDIR)/build/aarch64-llvm/usr/lib
DIST_GCC = $(shell aarch64-linux-gnu-gcc -dumpversion)
.PHONY: dist-aarch64
dist-aarch64:
	@tools/setup arm64
	@tools/arm64_sysroot --alone build/aarch64-llvm llvm-$(LLVM_MAJOR)-dev libstdc++-$(DIST_GCC)-dev
	@rm -rf $(DIST)/root
	@$(MAKE) -j$(JOBS) CROSS=aarch64-linux-gnu- B=$(DIST) DESTDIR=$(DIST)/root PREFIX=/usr/local install
	@$(MAKE) -j$(JOBS) CROSS=aarch64-linux-gnu- B=$(DIST) LLVM_OF_TARGET=$(DIST_LLVM)/llvm-$(LLVM_MAJOR)/lib \
	    LLVM_BACK_ENDS=aarch64 LDFLAGS=-L$(DIST_LLVM)/gcc/aarch64-linux-gnu/$(DIST_GCC) $(DIST)/quern-jit
	@tools/dist_aarch64 $(DIST) $(DIST)/root/usr/local $(DIST)/quern-jit $(VERSION)

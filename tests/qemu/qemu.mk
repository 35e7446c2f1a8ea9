# Examines the instructions that aarch64 programs execute under qemu: check-arm64-qemu checks these instructions,
# arm64-figures counts them for docs/performance.md. Needs a C compiler for aarch64, qemu-user 7.2 or newer, and LLVM's
# tools.

QEMU = build/tests/qemu
ON_ARM64 = build/aarch64-linux/tests/qemu
CC_ARM64 = aarch64-linux-gnu-gcc
QEMU_CFLAGS = -std=c11 $(WARN) -O2 -g -D_GNU_SOURCE -Iinclude -Isrc

$(QEMU)/encodings.so: tests/qemu/encodings.c tests/qemu/a64.c tests/qemu/a64.h tests/qemu/a64.def
	@mkdir -p $(@D)
	@echo "$(notdir $(CC)) $<"
	@$(CC) $(QEMU_CFLAGS) -fPIC -fvisibility=hidden -shared -o $@ $(filter %.c,$^) -lpthread

$(QEMU)/classify: tests/qemu/classify.c tests/qemu/a64.c tests/qemu/a64.h tests/qemu/a64.def
	@mkdir -p $(@D)
	@echo "$(notdir $(CC)) $<"
	@$(CC) $(QEMU_CFLAGS) -o $@ $(filter %.c,$^)

# A program of this machine that starts compiler processes.
$(QEMU)/keep_compiler: tests/qemu/keep_compiler.c build/libquern.a
	@mkdir -p $(@D)
	@echo "$(notdir $(CC)) $<"
	@$(CC) $(QEMU_CFLAGS) -o $@ $^ $(LDLIBS)

$(QEMU)/test_a64: tests/qemu/test_a64.c tests/qemu/a64.c tests/qemu/a64.h tests/qemu/a64.def
	@mkdir -p $(@D)
	@echo "$(notdir $(CC)) $<"
	@$(CC) $(QEMU_CFLAGS) -Itests/unit $(LLVM_CPPFLAGS) -o $@ $(filter %.c,$^) $(LLVM_LIBS)

# Linked statically, so that all executed code is in one file, at fixed addresses.
$(ON_ARM64)/%: tests/qemu/%.c
	@mkdir -p $(@D)
	@echo "$(notdir $(CC_ARM64)) $<"
	@$(CC_ARM64) $(QEMU_CFLAGS) -static -o $@ $(filter %.c %.a,$^) $(LDLIBS)
$(ON_ARM64)/copy_code: build/aarch64-linux/internal.a
$(ON_ARM64)/run_pack: build/aarch64-linux/libquern.a

# run_pack with the shared library.
$(ON_ARM64)/run_pack_shared: tests/qemu/run_pack.c build/aarch64-linux/libquern.so
	@mkdir -p $(@D)
	@echo "$(notdir $(CC_ARM64)) $@"
	@$(CC_ARM64) $(QEMU_CFLAGS) -o $@ $^ -Wl,-rpath,'$$ORIGIN/../..' $(LDLIBS)

QEMU_TESTS = $(QEMU)/test_a64 $(wildcard tests/qemu/check_*.sh)
QEMU_PROGRAMS = $(QEMU)/encodings.so $(QEMU)/classify $(QEMU)/keep_compiler $(QEMU)/test_a64 build/quern build/quern-jit

.PHONY: tests-arm64-qemu check-arm64-qemu arm64-figures
tests-arm64-qemu: $(QEMU_PROGRAMS)
	@$(MAKE) -j$(JOBS) CROSS=aarch64-linux-gnu- $(patsubst %,build/aarch64-linux/%,libquern.a libquern.so internal.a)
	@$(MAKE) $(patsubst %,$(ON_ARM64)/%,outside_arm copy_code run_pack run_pack_shared)

check-arm64-qemu: tests-arm64-qemu
	@B=build tests/run -j $(JOBS) $(QEMU_TESTS)

# OpenBLAS's matrix product, for comparison: Debian's package, unpacked here, not installed.
OPENBLAS = build/openblas/usr/lib/aarch64-linux-gnu
$(OPENBLAS)/openblas-pthread/libopenblas.so.0:
	@tools/arm64_sysroot build/openblas libopenblas0-pthread libgfortran5
$(ON_ARM64)/sgemm: tests/qemu/sgemm.c $(OPENBLAS)/openblas-pthread/libopenblas.so.0
	@mkdir -p $(@D)
	@echo "$(notdir $(CC_ARM64)) $<"
	@$(CC_ARM64) $(QEMU_CFLAGS) -o $@ $^ -Wl,-rpath-link,$(OPENBLAS)

arm64-figures: tests-arm64-qemu
	@$(MAKE) $(ON_ARM64)/sgemm
	@LLVM_BIN="$$($(LLVM_CONFIG) --bindir)" OPENBLAS=$(CURDIR)/$(OPENBLAS) tests/qemu/figures --write

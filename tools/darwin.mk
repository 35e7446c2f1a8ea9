# For Darwin: check-darwin cross-compiles the library and the command for Apple Silicon, and the objects of the compiler
# process, which it does not link with LLVM. check-darwin uses the C compiler of Zig, which has Darwin's headers. It
# runs none of the programs that it builds.

DARWIN = build/aarch64-darwin
ZIG = build/zig/bin/python -m ziglang
ZIG_VERSION = 0.17.0

build/zig/bin/python:
	@tools/setup darwin
	@echo "installing zig $(ZIG_VERSION)"
	@python3 -m venv build/zig && build/zig/bin/pip install -q ziglang==$(ZIG_VERSION)

$(B)/libquern.dylib: $(QUERN)
	@echo "link $@"
	@$(LINK) -dynamiclib -install_name @rpath/libquern.dylib -o $@ $^ $(LDLIBS)
$(B)/bin/quern: $(TOOL) $(B)/libquern.dylib
	@mkdir -p $(@D)
	@echo "link $@"
	@$(LINK) -o $@ $^ $(LDLIBS)

# The objects need only LLVM's headers, which are the same on every system.
DARWIN_BUILT = $(patsubst %,$(DARWIN)/%,libquern.dylib bin/quern tools/quern_jit.o tools/process_darwin.o)
.PHONY: check-darwin
check-darwin: build/zig/bin/python
	@$(MAKE) -j$(JOBS) CC="$(ZIG) cc -target aarch64-macos" LLVM_CONFIG=$(LLVM_CONFIG) $(DARWIN_BUILT)
	@for file in $(DARWIN_BUILT); do \
	    [ "$$(od -An -tx4 -N8 $$file)" = " feedfacf 0100000c" ] || { echo "$$file is not for Apple Silicon"; exit 1; }; done
	@echo "$(words $(DARWIN_BUILT)) passed, 0 failed"

# make          libraries, command and example, in build/
# make demo     installs what is missing (as root), builds and runs docs/examples/seven_segment.c
# make check    builds and runs every test; ends with "N passed, N failed"
# make install  installs below PREFIX; install-dbg adds the symbols for a debugger; make deb makes Debian packages
# others        fmt fmt-check layers warnings asan size bench fuzz ulp gen clean; see below
# For a Raspberry Pi, make CROSS=aarch64-linux-gnu- builds in build/aarch64-linux. tools/arm64.mk has check-arm64.

VERSION := $(shell sed -n 's/^.define QN_VERSION "\(.*\)"/\1/p' include/quern/types.h)
# The first version whose programs this library runs.
SOVERSION = 0.2
PREFIX = /usr/local
# Where libraries go below PREFIX.
LIBDIR = lib
JOBS = 2

# Recipes, C code and quern.pc contain the install paths without quotes, so other characters are an error.
PLAIN = / . _ - + = @ ~ 0 1 2 3 4 5 6 7 8 9 a b c d e f g h i j k l m n o p q r s t u v w x y z \
    A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
odd := $(value PREFIX)$(value DESTDIR)$(value LIBDIR)
$(foreach c,$(PLAIN),$(eval odd := $$(subst $c,,$$(odd))))
ifneq ($(odd)$(if $(filter /%,$(value PREFIX)),,relative),)
$(error PREFIX is "$(value PREFIX)" and DESTDIR is "$(value DESTDIR)"; expected paths of letters, digits and \
    / . _ - + = @ ~, and an absolute PREFIX)
endif

# Tools: those of the command line or the environment, else the usual names with the prefix CROSS. Nerves toolchains
# set CROSSCOMPILE or CC, and CROSS follows from them. CC_FOR_BUILD compiles programs that run during the build.
CROSS ?= $(if $(CROSSCOMPILE),$(CROSSCOMPILE)-,$(patsubst %gcc,%,$(filter %-gcc,$(CC))))
tool = $(if $(filter default undefined,$(origin $(1))),$(CROSS)$(2),$($(1)))
CC := $(call tool,CC,gcc)
CXX := $(call tool,CXX,g++)
AR := $(call tool,AR,ar)
LD := $(call tool,LD,ld)
OBJCOPY := $(call tool,OBJCOPY,objcopy)
STRIP := $(call tool,STRIP,strip)
READELF := $(call tool,READELF,readelf)

# The compiler's target. Objects for a machine other than this one go to a separate directory.
MAKEFLAGS += --no-print-directory
machine = $(if $(filter arm64% aarch64%,$(1)),aarch64,$(firstword $(subst -, ,$(1))))
TRIPLE := $(shell $(CC) -dumpmachine)
TARGET := $(call machine,$(TRIPLE))-$(if $(findstring darwin,$(TRIPLE))$(findstring macos,$(TRIPLE)),darwin,linux)
HERE := $(call machine,$(shell uname -m))-$(shell uname -s | tr A-Z a-z)
FOREIGN := $(filter-out $(HERE),$(TARGET))
ARCH := $(if $(filter aarch64-%,$(TARGET)),arm,x86)
OS := $(lastword $(subst -, ,$(TARGET)))
B := build$(if $(FOREIGN),/$(TARGET)$(if $(findstring musl,$(TRIPLE)),-musl))
CC_FOR_BUILD ?= $(if $(FOREIGN),gcc,$(CC))
# LLVM. When cross-compiling, headers and library names are this machine's, and LLVM_OF_TARGET has the libraries.
LLVM_CONFIG := $(or $(LLVM_CONFIG),$(if $(if $(LLVM_OF_TARGET),,$(FOREIGN)),,$(shell tools/find_llvm)))

WARN = -Wall -Wextra -Wpedantic -Werror
CFLAGS ?= -O2 -g
# No exception passes through the library, so leave out the unwind tables (a ninth of its bytes). Each function has its
# own section, so that libquern.so leaves out functions that only the compiler calls (a sixteenth).
ALL_CFLAGS = -std=c11 $(WARN) $(CFLAGS) -ffp-contract=off -fvisibility=hidden -fPIC \
    -fno-asynchronous-unwind-tables -fno-unwind-tables $(if $(filter linux,$(OS)),-ffunction-sections)
# LLVM takes most of the time of a compilation, so the text reader, the functions that build graphs, expressions,
# gradients and expansions, the rules of types and of simplification, and the parts of the interface and of the runtime
# that neither look up programs nor call them are compiled for size.
SMALL = $(foreach directory,math gradient stablehlo io,$(B)/src/$(directory)/%.o)
SMALL += $(foreach part,attrs build% compos% eigh% fft infer% lift linalg random reflector regions remarks unity verify, \
    $(B)/src/graph/$(part).o)
SMALL += $(foreach part,copy expand layout simplify_rules% split%,$(B)/src/rewrite/$(part).o)
SMALL += $(B)/src/evaluate/evaluate_fft.o $(B)/src/base/float_text.o
SMALL += $(foreach part,compose% dump inspect module nn object% pack%,$(B)/src/api/$(part).o)
SMALL += $(foreach part,client% custom disk_cache_keep join object%,$(B)/src/runtime/$(part).o)
$(SMALL): ALL_CFLAGS += $(if $(filter -O2,$(CFLAGS)),-Os)
CPPFLAGS = -D_GNU_SOURCE $(if $(filter darwin,$(OS)),-Dst_mtim=st_mtimespec) -Iinclude -Isrc -I$(B)/gen
LLVM_CPPFLAGS := $(if $(LLVM_CONFIG),-isystem $(shell $(LLVM_CONFIG) --includedir))
LLVM_LIBDIR := $(or $(LLVM_OF_TARGET),$(if $(LLVM_CONFIG),$(shell $(LLVM_CONFIG) --libdir)))
comma = ,
LLVM_LIBS := $(if $(LLVM_CONFIG),-L$(LLVM_LIBDIR) $(shell $(LLVM_CONFIG) --libs)) \
    $(if $(LLVM_OF_TARGET),-Wl$(comma)--allow-shlib-undefined)
LDLIBS = -lm -lpthread
# Linux on aarch64 has pages of 4, 16 or 64 KiB.
LINK = $(CC) $(CFLAGS) $(LDFLAGS) $(if $(filter aarch64-linux,$(TARGET)),-Wl$(comma)-z$(comma)max-page-size=65536)

# ---- sources: files of this machine and this system, and those of all ---------------------------------

OTHERS := $(filter-out $(ARCH) $(OS),x86 arm linux darwin)
ELSEWHERE = $(foreach o,$(OTHERS),%_$(o).c %_$(o)_linux.c %_$(o)_darwin.c)
sources = $(filter-out $(ELSEWHERE),$(wildcard src/$(1)/*.c))
objects = $(patsubst %.c,$(B)/%.o,$(foreach directory,$(1),$(call sources,$(directory))))
# The functions of the public interface run rarely, except qn_call.
$(filter-out $(B)/src/api/call.o,$(call objects,api)): ALL_CFLAGS += $(if $(filter -O2,$(CFLAGS)),-Os)

GRAPH = graph scalar math stablehlo rewrite gradient evaluate
COMMON = $(call objects,base $(GRAPH))
JIT = $(call objects,schedule jit)
QUERN = $(COMMON) $(call objects,runtime io api) $(B)/src/rt/steps.o $(B)/gen/builders.o
TOOL = $(B)/tools/quern.o $(patsubst %.c,$(B)/%.o,$(wildcard tools/cmd_*.c)) $(patsubst %,$(B)/tools/%.o, \
    options files modules json pieces shorten arrays targets customs tensors progress graphviz page callable \
    machine machine_$(ARCH)) $(B)/gen/viewer.o
UNIT_TESTS = $(patsubst tests/unit/%.c,$(B)/tests/%,$(wildcard tests/unit/test_*.c))
SCRIPTS = $(filter-out tests/arm64/%,$(wildcard tests/*/test_*.sh))
API_TESTS = $(patsubst tests/api/%.c,$(B)/tests/%,$(wildcard tests/api/api_*.c))
FUZZ = $(patsubst tests/fuzz/%.c,$(B)/tests/%,$(wildcard tests/fuzz/fuzz_*.c))
ULP = $(patsubst tools/%.c,$(B)/%,$(wildcard tools/ulp.c))

# Build the compiler if there is an LLVM for the target.
WITH_JIT := $(or $(LLVM_CONFIG),$(if $(FOREIGN),,yes))
LIBS = $(B)/libquern.a $(B)/libquern.so $(B)/libquern-rt.a $(if $(WITH_JIT),$(B)/libquern-jit.a $(B)/libquern-jit.so)
# The man pages and completions are made by the command, which cannot run here if it is for another machine.
COMMANDS = $(patsubst tools/cmd_%.c,%,$(wildcard tools/cmd_*.c))
MANUAL = $(if $(FOREIGN),,$(B)/man/quern.1 $(patsubst %,$(B)/man/quern-%.1,$(COMMANDS)))
COMPLETIONS = $(if $(FOREIGN),,$(B)/completion/bash $(B)/completion/zsh)
CMAKE = $(B)/quern-config.cmake $(B)/quern-config-version.cmake
BUILT = $(LIBS) $(B)/quern $(B)/demo $(B)/quern.pc $(CMAKE) $(if $(WITH_JIT),$(B)/quern-jit $(B)/quern-jit.pc)

.PHONY: all demo check check-recipes tests install install-dbg deb fmt fmt-check layers warnings asan size bench fuzz ulp gen clean need-llvm
all: $(BUILT)

need-llvm:
	@test -n "$(LLVM_CONFIG)" || tools/setup --explain demo

# ---- objects ----------------------------------------------------------------------------------------------------------

$(B)/%.o: %.c | $(B)/gen/build_id.h
	@mkdir -p $(@D)
	@echo "$(notdir $(CC)) $<"
	@$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -MMD -MP -c $< -o $@

$(B)/gen/%.o: $(B)/gen/%.c | $(B)/gen/build_id.h
	@echo "$(notdir $(CC)) $<"
	@$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -MMD -MP -c $< -o $@

$(call objects,jit) $(B)/tools/quern_jit.o: CPPFLAGS += $(LLVM_CPPFLAGS)
$(call objects,jit) $(B)/tools/quern_jit.o: | need-llvm
EXAMPLE_NAMES = tokens shapes lowpass gaussian_process classifier block kmeans server packs custom
$(TOOL) $(EXAMPLE_NAMES:%=$(B)/docs/examples/%.o) $(B)/docs/examples/seven_segment.o $(B)/docs/examples/seven_segment_forward/train.o: CPPFLAGS = -D_GNU_SOURCE -Iinclude
-include $(shell find $(B) -name '*.d' -type f 2>/dev/null)

# ---- generated: code from the tables, and the build's identity ---------------------------------------------

GEN_OPS = $(B)/gen_ops
TABLES = $(wildcard src/*/*.def)
# The compile id hashes the sources that decide what code a graph becomes, and the contracts between compiler and
# library. Of base: element types, levels, the floating-point mode. With the evaluator, because it folds constants, but
# without its calls of the host, which folding never makes. Without what prints, checks or only composes graphs.
HASHED = $(sort $(filter-out %_print.c src/evaluate/evaluate_host.c \
    $(addprefix src/graph/,annotation.% compose% verify.c) \
    $(addprefix src/schedule/,contents.% costs.c nest_elements.c nest_verify.c schedule_verify%),$(wildcard \
    $(patsubst %,src/%/*,abi graph scalar math rewrite evaluate schedule jit) \
    $(addprefix src/base/,cpu.c cpu.h cpu.def dtype.* fpenv* half.h))))

$(GEN_OPS): tools/gen_ops.c src/graph/tables.c src/graph/op_facts.c src/base/dtype.c $(TABLES) src/graph/graph.h
	@mkdir -p $(@D)
	@echo "$(notdir $(CC_FOR_BUILD)) $<"
	@$(CC_FOR_BUILD) -std=c11 $(WARN) -O1 -D_GNU_SOURCE -Iinclude -Isrc $(filter %.c,$^) -o $@

$(B)/gen/builders.c: $(GEN_OPS)
	@mkdir -p $(@D)
	@$(GEN_OPS) builders >$@

# The page of `quern dump --format html`, as bytes.
$(B)/gen/viewer.c: tools/viewer.html
	@mkdir -p $(@D)
	@{ echo 'extern const char viewer_page[];'; echo 'const char viewer_page[] = {'; \
	    od -An -v -tu1 $< | sed 's/ *\([0-9][0-9]*\)/(char)\1,/g'; echo '0};'; } >$@

$(B)/gen/build_id.h: $(HASHED) Makefile
	@mkdir -p $(@D)
	@printf '#define BUILD_COMPILE_ID "%s"\n' \
	    $$(cat $(HASHED) | sha256sum | cut -c1-16) >$@
$(B)/src/api/context.o: $(B)/gen/build_id.h

# Rebuild what depends on PREFIX when it changes, as in `make install PREFIX=...`.
.PHONY: always
$(B)/gen/prefix.h: always
	@mkdir -p $(@D)
	@printf '#define QUERN_LIBEXEC "$(PREFIX)/libexec/quern"\n/* libraries: $(LIBDIR) */\n' >$@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@
$(B)/src/runtime/client_find.o: $(B)/gen/prefix.h

# The headers whose builders have C++ functions.
BUILDER_HEADERS = $(patsubst %,include/quern/%.h,ops compose nn random optim)
gen: $(GEN_OPS)
	$(GEN_OPS) header >include/quern/ops.h
	tools/gen_builders $(BUILDER_HEADERS) >include/quern/builders.hpp
	$(GEN_OPS) docs >docs/ops.md

# ---- libraries: a static library is one object that shows only exported symbols ---------------------------------

$(B)/libquern.o: $(QUERN)
	@echo "combine $@"
	@$(LD) -r -o $@ $^
	@$(OBJCOPY) --localize-hidden $@

# Contains a second copy of the common layers. Only the entry point stays visible, so that a program can link both
# libraries.
$(B)/libquern-jit.o: $(COMMON) $(JIT)
	@echo "combine $@"
	@$(LD) -r -o $@ $^
	@$(OBJCOPY) --keep-global-symbol=qn_jit_compiler $@

$(B)/%.a: $(B)/%.o
	@rm -f $@
	@$(AR) rcs $@ $<

# The runtime of linked objects: without the C library, and without sanitizers, which the user's program may not have.
RT = $(patsubst src/%.c,$(B)/rt/%.o,$(wildcard src/rt/*.c src/base/fpenv_$(ARCH).c))
$(B)/rt/%.o: src/%.c
	@mkdir -p $(@D)
	@echo "$(notdir $(CC)) $<"
	@$(CC) -Iinclude -Isrc $(filter-out -fsanitize%,$(ALL_CFLAGS)) -O2 -ffreestanding -fno-stack-protector -MMD -MP -c $< -o $@
$(B)/libquern-rt.o: $(RT)
	@echo "combine $@"
	@$(LD) -r -o $@ $^
	@$(OBJCOPY) --localize-hidden $@

$(B)/libquern.so.$(VERSION): $(QUERN) src/libquern.map
	@echo "link $@"
	@$(LINK) -shared -Wl,-soname,libquern.so.$(SOVERSION) -Wl,--version-script=src/libquern.map -Wl,-z,defs \
	    -Wl,--gc-sections -o $@ $(QUERN) $(LDLIBS)

$(B)/libquern-jit.so.$(VERSION): $(COMMON) $(JIT) src/libquern-jit.map
	@echo "link $@"
	@$(LINK) -shared -Wl,-soname,libquern-jit.so.$(SOVERSION) -Wl,--version-script=src/libquern-jit.map \
	    -Wl,-z,defs -o $@ $(COMMON) $(JIT) $(LLVM_LIBS) $(LDLIBS)

$(B)/%.so: $(B)/%.so.$(VERSION)
	@ln -sf $(<F) $(B)/$*.so.$(SOVERSION)
	@ln -sf $*.so.$(SOVERSION) $@

# With this rpath, programs find the installed library without ldconfig. They need none for a library in /usr.
RPATH = $(if $(filter /usr,$(PREFIX)),,-Wl,-rpath,$${libdir} )
$(B)/%.pc: %.pc.in Makefile $(B)/gen/prefix.h
	@sed 's|@version@|$(VERSION)|; s|@llvm@|$(LLVM_LIBS)|; s|@rpath@|$(RPATH)|; s|@libdir@|$(LIBDIR)|; s|@prefix@|$(PREFIX)|' \
	    $< >$@

# The way up from LIBDIR to PREFIX.
up = $(subst $() ,,$(patsubst %,/..,$(subst /, ,$(LIBDIR))))
$(CMAKE): $(B)/%.cmake: %.cmake.in Makefile $(B)/gen/prefix.h
	@sed 's|@version@|$(VERSION)|; s|@soversion@|$(SOVERSION)|; s|@up@|$(up)|' $< >$@

$(B)/quern: $(TOOL) $(B)/libquern.a
	@echo "link $@"
	@$(LINK) -o $@ $^ $(LDLIBS)

$(B)/man/quern.1: $(B)/quern tools/manual
	@mkdir -p $(@D)
	@tools/manual $(B)/quern $(VERSION) >$@
$(B)/man/quern-%.1: $(B)/quern tools/manual
	@mkdir -p $(@D)
	@tools/manual $(B)/quern $(VERSION) $* >$@
$(B)/completion/%: $(B)/quern tools/completion
	@mkdir -p $(@D)
	@tools/completion $(B)/quern $* >$@

# The compiler process, with LLVM linked statically if its static libraries are here.
PROCESS = $(patsubst %,$(B)/%.o,tools/quern_jit tools/process_$(OS) \
    $(addprefix src/runtime/,disk_cache disk_cache_entry disk_cache_keep pack mapped))
NO_X86 = $(if $(LLVM_BACK_ENDS),$(if $(filter x86,$(LLVM_BACK_ENDS)),,$(B)/tools/quern_jit_no_x86.o))
QUERN_JIT = $(PROCESS) $(B)/tools/quern_jit_unused.o $(NO_X86) $(COMMON) $(JIT)
$(B)/quern-jit $(B)/board/quern-jit: $(QUERN_JIT) tools/link_quern_jit
	@echo "link $@"
	@mkdir -p $(@D)
	@LLVM_CONFIG="$(LLVM_CONFIG)" LLVM_LIBDIR="$(LLVM_LIBDIR)" LLVM_LIBS="$(LLVM_LIBS)" LLVM_BACK_ENDS="$(LLVM_BACK_ENDS)" \
	    LINK="$(LINK)" LDLIBS="$(LDLIBS)" tools/link_quern_jit $@ $(filter %.o,$^)

$(B)/demo: $(B)/docs/examples/seven_segment.o $(B)/libquern.a | $(if $(WITH_JIT),$(B)/quern-jit)
	@echo "link $@"
	@$(LINK) -o $@ $^ $(LDLIBS)

# The other examples, which tests/cli runs.
EXAMPLES = $(EXAMPLE_NAMES:%=$(B)/example_%)
$(EXAMPLES): $(B)/example_%: $(B)/docs/examples/%.o $(B)/libquern.a | $(if $(WITH_JIT),$(B)/quern-jit)
	@echo "link $@"
	@$(LINK) -o $@ $^ $(LDLIBS)
$(B)/example_digits: docs/examples/digits.cpp $(B)/libquern.a $(wildcard include/quern/*.h include/quern/*.hpp) | $(if $(WITH_JIT),$(B)/quern-jit)
	@echo "$(notdir $(CXX)) $<"
	@$(CXX) -std=c++17 $(WARN) $(CFLAGS) $(LDFLAGS) -Iinclude -o $@ $(filter %.cpp %.a,$^) $(LDLIBS)

demo:
	@tools/setup demo
	@$(MAKE) -j$(JOBS) $(B)/demo
	$(B)/demo

# ---- tests ------------------------------------------------------------------------------------------------------------------

include tools/arm64.mk
include tools/darwin.mk

# Unit tests and fuzz targets may use all internals and link those they use. API tests may use none.
$(B)/internal.a: $(QUERN) $(if $(WITH_JIT),$(JIT),$(HOST_JIT) $(call objects,schedule)) \
    $(patsubst %,$(B)/tools/%.o,graphviz tensors files modules json)
	@rm -f $@
	@$(AR) rcs $@ $^

$(B)/tests/%.o: tests/%.c | $(B)/gen/build_id.h
	@mkdir -p $(@D)
	@echo "$(notdir $(CC)) $<"
	@$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -Itests/unit -MMD -MP -c $< -o $@

link_test = @echo "link $@"; $(LINK) -o $@ $^ -Wl,--as-needed $(LLVM_LIBS)
$(UNIT_TESTS): $(B)/tests/%: $(B)/tests/unit/%.o $(B)/internal.a
	$(link_test) $(if $(FOREIGN),,-lmpfr -lgmp) $(LDLIBS)
# A second compiler process with another LLVM, if there is one, to test a shared cache (tests/cli/test_two_llvms.sh).
OTHER_LLVM := $(if $(FOREIGN),,$(shell tools/find_llvm --other "$(LLVM_CONFIG)"))
OTHER_JIT = $(patsubst %.c,$(B)/other-llvm/%.o,$(call sources,jit) tools/quern_jit.c)
$(B)/other-llvm/%.o: %.c | $(B)/gen/build_id.h
	@mkdir -p $(@D)
	@echo "$(notdir $(CC)) $< for $(notdir $(OTHER_LLVM))"
	@$(CC) $(CPPFLAGS) -isystem $(shell $(OTHER_LLVM) --includedir) $(ALL_CFLAGS) -MMD -MP -c $< -o $@
$(B)/other-llvm/quern-jit: $(OTHER_JIT) $(B)/quern-jit
	@echo "link $@"
	@LLVM_CONFIG="$(OTHER_LLVM)" LLVM_LIBDIR="$$($(OTHER_LLVM) --libdir)" LINK="$(LINK)" LDLIBS="$(LDLIBS)" \
	    LLVM_LIBS="-L$$($(OTHER_LLVM) --libdir) $$($(OTHER_LLVM) --libs)" tools/link_quern_jit $@ $(OTHER_JIT) \
	    $(filter-out $(B)/tools/quern_jit.o $(call objects,jit),$(QUERN_JIT))

# A compiler process whose compiler misbehaves in the way that a request names.
$(B)/tests/faulty_jit: $(PROCESS) $(B)/tests/unit/faulty_jit.o $(call objects,base)
	@echo "link $@"; $(LINK) -o $@ $^ $(LDLIBS)
$(B)/tests/test_client $(B)/tests/test_out_of_memory: | $(if $(WITH_JIT),$(B)/quern-jit $(B)/tests/faulty_jit)
# Fault builds: Quern's objects, with every call in calls.def redirected to tests/faults/faults.c.
FAULT_TESTS = $(patsubst %.c,$(B)/%,$(wildcard tests/faults/test_*.c))
$(B)/gen/fault_names: tests/faults/calls.def
	@mkdir -p $(@D)
	@sed -n 's/^[A-Z]*(\([a-z_0-9]*\),.*/\1 fault_\1/p' $< >$@
$(B)/tests/faults/quern.o: $(QUERN)
$(B)/tests/faults/quern_jit.o: $(PROCESS) $(COMMON) $(JIT)
$(B)/tests/faults/quern.o $(B)/tests/faults/quern_jit.o: $(B)/gen/fault_names
	@mkdir -p $(@D)
	@echo "combine $@"
	@$(LD) -r -o $@ $(filter %.o,$^)
	@$(OBJCOPY) --redefine-syms=$(B)/gen/fault_names $@
$(FAULT_TESTS): %: %.o $(B)/tests/faults/faults.o $(B)/tests/faults/quern.o $(B)/libquern-jit.a
	$(link_test) $(LDLIBS)
$(B)/tests/faults/faulty_quern_jit: $(patsubst %,$(B)/tests/faults/%.o,quern_jit faults jit_memory)
	$(link_test) $(LDLIBS)
# Test programs look for the compiler process at this path.
$(B)/tests/libexec/quern/quern-jit: $(PROCESS) $(B)/tests/faults/replaying_jit.o $(call objects,base)
	@mkdir -p $(@D)
	@echo "link $@"; $(CC) $(CFLAGS) -o $@ $^ $(LDLIBS)
$(FAULT_TESTS): | $(B)/tests/libexec/quern/quern-jit $(B)/tests/faults/faulty_quern_jit
$(FUZZ): $(B)/tests/%: $(B)/tests/fuzz/%.o $(patsubst %,$(B)/tests/fuzz/%.o,driver fail graphs) $(B)/internal.a
	$(link_test) $(LDLIBS)
$(patsubst $(B)/tests/%,$(B)/tests/api/%.o,$(API_TESTS)): CPPFLAGS = -D_GNU_SOURCE -Iinclude
$(API_TESTS): $(B)/tests/%: $(B)/tests/api/%.o $(B)/libquern.a $(if $(WITH_JIT),$(B),$(B)/tests)/libquern-jit.a
	$(link_test) $(LDLIBS)
HPP_TESTS = $(patsubst tests/api/%.cpp,$(B)/tests/%,$(wildcard tests/api/hpp_*.cpp))
CXX_TESTS = $(B)/tests/api_cxx $(HPP_TESTS)
$(B)/tests/api_cxx: tests/api/cxx.cpp
$(HPP_TESTS): $(B)/tests/%: tests/api/%.cpp tests/api/hpp.hpp tests/unit/unit.h
$(CXX_TESTS): $(B)/libquern.a $(B)/libquern-jit.a $(wildcard include/quern/*.h include/quern/*.hpp)
	@mkdir -p $(@D)
	@echo "$(notdir $(CXX)) $(filter %.cpp,$^)"
	@$(CXX) -std=c++17 $(WARN) $(CFLAGS) -Iinclude -Itests/unit -o $@ $(filter %.cpp,$^) $(filter %.a,$^) \
	    -Wl,--as-needed $(LLVM_LIBS) $(LDLIBS)

# A program that was written for version 0.2 and is compiled with its headers, and a library in which every struct that
# may grow has one more field (tests/kept).
$(B)/tests/kept_0_2: tests/kept/program_0_2.c $(wildcard tests/kept/0.2/quern/*.h) $(B)/libquern.so
	@mkdir -p $(@D)
	@echo "$(notdir $(CC)) $<"
	@$(LINK) -std=c11 $(WARN) -Itests/kept/0.2 $< $(B)/libquern.so -lm -o $@
GROWN_HEADERS = $(patsubst include/%,$(B)/grown/include/%,$(wildcard include/quern/*.h))
$(GROWN_HEADERS): $(B)/grown/include/%: include/% tests/kept/grow.sed
	@mkdir -p $(@D)
	@sed -f tests/kept/grow.sed $< >$@
GROWN = $(patsubst $(B)/%,$(B)/grown/%,$(QUERN))
$(B)/grown/src/%.o: src/%.c $(GROWN_HEADERS) | $(B)/gen/build_id.h
	@mkdir -p $(@D)
	@echo "$(notdir $(CC)) $< with grown structs"
	@$(CC) -I$(B)/grown/include $(CPPFLAGS) $(ALL_CFLAGS) -MMD -MP -c $< -o $@
$(B)/grown/gen/%.o: $(B)/gen/%.c $(GROWN_HEADERS) | $(B)/gen/build_id.h
	@mkdir -p $(@D)
	@$(CC) -I$(B)/grown/include $(CPPFLAGS) $(ALL_CFLAGS) -MMD -MP -c $< -o $@
$(B)/grown/libquern.so.$(SOVERSION): $(GROWN) src/libquern.map
	@echo "link $@"
	@$(LINK) -shared -Wl,-soname,$(@F) -Wl,--version-script=src/libquern.map -Wl,-z,defs -o $@ $(GROWN) $(LDLIBS)
KEPT = $(B)/tests/kept_0_2 $(B)/grown/libquern.so.$(SOVERSION)

TESTS = $(UNIT_TESTS) $(FAULT_TESTS) $(API_TESTS) $(CXX_TESTS) $(FUZZ)
$(B)/tests/count_steps: tests/cli/count_steps.c
	@mkdir -p $(@D)
	@echo "$(notdir $(CC)) $<"
	@$(CC) -std=c11 $(WARN) -O1 -D_GNU_SOURCE $< -o $@
$(B)/tests/train: $(B)/docs/examples/seven_segment_forward/train.o $(B)/libquern.a
	$(link_test) $(LDLIBS)
# Runs modules that check their own results, for tests/conformance.py and tests/nx_vectors.py.
$(B)/tests/checker: $(B)/tests/checks/checker.o $(B)/libquern.a
	$(link_test) $(LDLIBS)
# Prints the gradients of modules, for tests/checks/test_gradients.sh.
$(B)/tests/gradient_text: $(B)/tests/checks/gradient_text.o $(COMMON)
	$(link_test) $(LDLIBS)
# The program with which the scripts of tests/compare call modules.
$(B)/tests/caller: tests/compare/caller.c tests/compare/build_caller $(B)/libquern.a $(B)/libquern-jit.a
	@echo "$(notdir $(CC)) $<"
	@CC="$(CC)" CFLAGS="$(CFLAGS)" LLVM_CONFIG="$(LLVM_CONFIG)" tests/compare/build_caller . $(B) $@
tests: $(BUILT) $(EXAMPLES) $(B)/example_digits $(GEN_OPS) $(TESTS) $(B)/tests/count_steps $(B)/tests/train $(B)/tests/checker $(B)/tests/gradient_text $(if $(FOREIGN),,$(B)/tests/caller $(KEPT)) $(if $(OTHER_LLVM),$(B)/other-llvm/quern-jit)

check:
	@tools/setup check
	@$(MAKE) -j$(JOBS) tests
	@CC="$(CC)" B=$(B) GEN_OPS=$(GEN_OPS) tests/run -j $(JOBS) $(TESTS) $(SCRIPTS)

# Follows the recipes of docs/HACKING.md in a copy of the tree; takes some minutes.
check-recipes:
	@tools/setup check
	@JOBS=$(JOBS) tests/recipes/follow

# Sanitizers cause false warnings, so warnings are not errors here.
asan:
	@$(MAKE) -j$(JOBS) B=$(B)/asan WARN="-Wall -Wextra -Wpedantic" \
	    CFLAGS="-O1 -g -DVERIFY_PASSES -fsanitize=address,undefined -fno-sanitize-recover=undefined" tests
	@ASAN_OPTIONS=allocator_may_return_null=1 CC="$(CC)" B=$(B)/asan tests/run -j $(JOBS) $(patsubst $(B)/%,$(B)/asan/%,$(TESTS)) $(wildcard tests/cli/test_*.sh)

include tests/qemu/qemu.mk

# ---- the rest -----------------------------------------------------------------------------------------------------------------

# Installed files are stripped. Documents link to files of the tree; the installed copies link to installed files.
AT = $(DESTDIR)$(PREFIX)
DOCUMENTS = $(AT)/share/doc/quern
install: all $(MANUAL) $(COMPLETIONS)
	install -d $(AT)/bin $(AT)/$(LIBDIR)/pkgconfig $(AT)/$(LIBDIR)/cmake/quern $(AT)/include/quern $(DOCUMENTS)/performance \
	    $(DOCUMENTS)/examples/seven_segment_forward $(if $(WITH_JIT),$(AT)/libexec/quern) \
	    $(if $(MANUAL),$(AT)/share/man/man1 $(AT)/share/bash-completion/completions $(AT)/share/zsh/site-functions)
	install -m 755 $(B)/quern $(AT)/bin
	$(STRIP) $(AT)/bin/quern
	$(if $(WITH_JIT),install -m 755 $(B)/quern-jit $(AT)/libexec/quern)
	$(if $(WITH_JIT),$(STRIP) $(AT)/libexec/quern/quern-jit)
	install -m 644 include/quern/*.h include/quern/*.hpp $(AT)/include/quern
	install -m 644 $(filter %.a,$(LIBS)) $(AT)/$(LIBDIR)
	$(STRIP) --strip-unneeded $(patsubst $(B)/%,$(AT)/$(LIBDIR)/%,$(filter %.a,$(LIBS)))
	install -m 644 $(patsubst %.so,%.so.$(VERSION),$(filter %.so,$(LIBS))) $(AT)/$(LIBDIR)
	$(STRIP) --strip-unneeded $(patsubst $(B)/%.so,$(AT)/$(LIBDIR)/%.so.$(VERSION),$(filter %.so,$(LIBS)))
	cp -P $(filter %.so,$(LIBS)) $(patsubst %.so,%.so.$(SOVERSION),$(filter %.so,$(LIBS))) $(AT)/$(LIBDIR)
	install -m 644 $(filter %.pc,$(BUILT)) $(AT)/$(LIBDIR)/pkgconfig
	install -m 644 $(CMAKE) $(AT)/$(LIBDIR)/cmake/quern
	install -m 644 LICENSE README.md $(wildcard docs/*.md) tests/golden/mistakes.txt $(DOCUMENTS)
	sed -i -E 's,\]\((\.\./)*(docs/|tests/golden/|(README)),](\3,g; s,\]\((\.\./)*include/,](../../../include/,g' \
	    $(DOCUMENTS)/README.md $(DOCUMENTS)/guide.md
	install -m 644 docs/performance/*.svg $(DOCUMENTS)/performance
	install -m 644 $(wildcard docs/examples/*.c docs/examples/*.cpp) docs/examples/Makefile docs/examples/CMakeLists.txt $(DOCUMENTS)/examples
	install -m 644 docs/examples/seven_segment_forward/* $(DOCUMENTS)/examples/seven_segment_forward
	$(if $(MANUAL),install -m 644 $(MANUAL) $(AT)/share/man/man1)
	$(if $(MANUAL),install -m 644 $(B)/completion/bash $(AT)/share/bash-completion/completions/quern)
	$(if $(MANUAL),install -m 644 $(B)/completion/zsh $(AT)/share/zsh/site-functions/_quern)

# The symbols of the stripped programs and shared libraries, named by build id, as gdb finds them below its
# debug-file-directory (/usr/lib/debug; for another PREFIX, `set debug-file-directory PREFIX/lib/debug`). A quern-jit that
# contains LLVM is linked without symbols.
UNSTRIPPED = $(B)/quern $(if $(WITH_JIT),$(B)/quern-jit) $(patsubst %.so,%.so.$(VERSION),$(filter %.so,$(LIBS)))
install-dbg: all
	@set -e; for file in $(UNSTRIPPED); do \
	    id=$$($(READELF) -n $$file | sed -n 's/.*Build ID: \(..\)\(.*\)/\1\/\2/p'); \
	    test -n "$$id" || { echo "$$file has no symbols"; continue; }; \
	    install -d $(AT)/lib/debug/.build-id/$${id%/*}; \
	    echo "install $(AT)/lib/debug/.build-id/$$id.debug ($$file)"; \
	    $(OBJCOPY) --only-keep-debug --compress-debug-sections $$file $(AT)/lib/debug/.build-id/$$id.debug; \
	    chmod 644 $(AT)/lib/debug/.build-id/$$id.debug; \
	done

# Two Debian packages in $(B)/deb: quern, and quern-dbg with the symbols.
deb:
	@tools/setup deb
	@$(MAKE) -j$(JOBS) PREFIX=/usr LIBDIR=lib/$$(dpkg-architecture -qDEB_HOST_MULTIARCH) all
	@MAKE="$(MAKE)" tools/deb $(B) $(VERSION) $(SOVERSION)

CLANG_FORMAT = $(firstword $(foreach name,clang-format-14 clang-format,$(shell command -v $(name))))
FORMATTED = $(wildcard include/quern/*.h include/quern/*.hpp docs/examples/*.cpp tests/api/hpp*.cpp tests/api/hpp.hpp src/*/*.[ch] tools/*.[ch] tests/*/*.[ch] docs/examples/*.[ch] docs/examples/*/*.[ch])
fmt:
	$(CLANG_FORMAT) -i $(FORMATTED)
fmt-check:
	$(CLANG_FORMAT) --dry-run -Werror $(FORMATTED)

layers:
	@tools/check_layers $(B)

warnings: CC = clang
warnings: $(addprefix $(B)/gen/,build_id.h prefix.h builders.c)
	@printf '%s\n' $(filter-out $(ELSEWHERE),$(wildcard src/*/*.c tools/*.c tests/*/*.c docs/examples/*.c docs/examples/*/train.c)) \
	    $(B)/gen/builders.c | xargs -P$(JOBS) -n1 \
	    $(CC) -fsyntax-only $(CPPFLAGS) $(LLVM_CPPFLAGS) -Itests/unit -std=c11 $(WARN)

# Prints stripped sizes and lines by directory. Fails if libquern exceeds SIZE_LIMIT bytes or libquern-rt RT_LIMIT.
SIZE_LIMIT = 1000000
RT_LIMIT = 65536
size: all
	@for file in $(filter-out %.a %.pc,$(BUILT)); do \
	    $(STRIP) -o $(B)/stripped $$file && printf '%8d bytes  %s\n' $$(stat -c %s $(B)/stripped) $$file; done
	@for directory in include/quern $(filter-out %.map,$(wildcard src/*)) tools tests/unit; do \
	    printf '%8d lines  %s\n' $$(find $$directory -name '*.[ch]' -o -name '*.def' | xargs cat | wc -l) $$directory; done
	@$(STRIP) -o $(B)/stripped $(B)/libquern.so; size=$$(stat -c %s $(B)/stripped); rm -f $(B)/stripped; \
	    test $$size -le $(SIZE_LIMIT) || { echo "libquern.so has $$size bytes, more than $(SIZE_LIMIT)"; exit 1; }
	@$(STRIP) --strip-debug -o $(B)/stripped $(B)/libquern-rt.a; size=$$(stat -c %s $(B)/stripped); rm -f $(B)/stripped; \
	    printf '%8d bytes  %s\n' $$size $(B)/libquern-rt.a; \
	    test $$size -le $(RT_LIMIT) || { echo "libquern-rt.a has $$size bytes, more than $(RT_LIMIT)"; exit 1; }

bench: all
	tests/bench/run $(B)

# Fuzzes with new seeds for FUZZ_SECONDS, or until the first find.
FUZZ_SECONDS = 3600
fuzz: all $(FUZZ) $(B)/tests/test_agree_random
	tests/fuzz/run $(B) $(FUZZ_SECONDS)

# Measures the accuracy of all functions against MPFR: up to half an hour per function; can be interrupted and resumed.
$(ULP): $(B)/%: $(B)/tools/%.o $(B)/internal.a
	@echo "link $@"
	@$(CC) $(CFLAGS) -o $@ $^ -Wl,--as-needed $(LLVM_LIBS) -lmpfr -lgmp $(LDLIBS)
ulp: $(ULP)
	$(ULP)

clean:
	rm -rf $(B)

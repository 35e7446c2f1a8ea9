/* Stand-ins for LLVM's back end for x86-64, in a compiler process that is linked without it: nothing is registered, and
 * asking for code of such a level is told that there is no back end for it. */
#define REGISTERS_NOTHING(name)                                                                                        \
    void name(void);                                                                                                   \
    void name(void) {}

REGISTERS_NOTHING(LLVMInitializeX86TargetInfo)
REGISTERS_NOTHING(LLVMInitializeX86Target)
REGISTERS_NOTHING(LLVMInitializeX86TargetMC)
REGISTERS_NOTHING(LLVMInitializeX86AsmPrinter)

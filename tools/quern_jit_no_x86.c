/* Stubs of the functions that register LLVM's back end for x86-64. quern-jit without this back end is linked with
 * these stubs. The stubs register nothing, so a request for x86-64 code fails with the message that there is no back
 * end. */
#define REGISTERS_NOTHING(name)                                                                                        \
    void name(void);                                                                                                   \
    void name(void) {}

REGISTERS_NOTHING(LLVMInitializeX86TargetInfo)
REGISTERS_NOTHING(LLVMInitializeX86Target)
REGISTERS_NOTHING(LLVMInitializeX86TargetMC)
REGISTERS_NOTHING(LLVMInitializeX86AsmPrinter)

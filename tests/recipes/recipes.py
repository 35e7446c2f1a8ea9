"""For each recipe of docs/HACKING.md: the changes to each file, and the tests that must pass afterwards. If the text of
the recipe has code, the changes use this code."""

import collections
import textwrap

Recipe = collections.namedtuple("Recipe", "title apply tests most_files", defaults=[0])
"""`tests` lists programs and scripts in the copy of the tree. Words after a program choose tests by their names."""
TESTS = "build/tests/test_"
HEADERS, BITS = "tests/headers/test_headers.sh", "tests/compare/test_bits.sh"
USAGE = "tests/cli/test_usage.sh"


# ---- an elementwise operation: softplus, all from the text -----------------------------------------------------------


def elementwise(tree, text):
    tree.after("src/graph/ops.def", r"^UNARY\(", text.block("UNARY(softplus"), last=True)
    scalar = text.block("sx f32_softplus")
    tree.append("src/math/elementwise_f32_exp.c", scalar)
    tree.append("src/math/elementwise_f64_log.c", scalar.replace("f32_", "f64_"))
    tree.append("src/gradient/gradient_rules.c", text.block("UNARY_RULE(softplus"))
    close, exact = text.block("CLOSE(softplus").split("\n", 1)
    tree.after("tests/unit/exact.h", r"^CLOSE\(", close + "\n", last=True)
    tree.before("tests/unit/exact.h", r"^#endif\n\Z", exact.lstrip() + "\n")
    tree.after("tests/unit/test_gradient.c", r"unary_ranges\[OP_COUNT\] = \{", f"    {text.code('[OP_softplus]')},\n")


# ---- a movement operation: `roll`, all from the text -------------------------------------------------------------------


def movement(tree, text):
    tree.before("src/graph/ops.def", r"^MOVEMENT\(dynamic_slice,", text.block("MOVEMENT(roll"))
    for name, start in [("src/graph/infer_movement.c", "type_id infer_roll"),
                        ("src/evaluate/evaluate_ops.c", "qn_status evaluate_roll"),
                        ("src/gradient/gradient_rules_structural.c", "void gradient_roll")]:
        tree.append(name, text.block(start))
    rules = "src/schedule/access_rules.c"
    tree.before(rules, r"^static sx read_pad\(", text.block("static sx read_roll") + "\n")
    tree.after(rules, r"\[OP_reverse\] = read_reverse", f"    {text.code('[OP_roll]')},\n")
    tree.before("tests/unit/test_gradient.c", r"^TEST\(movement\)", text.block("static node_id build_roll") + "\n")
    tree.after("tests/unit/test_gradient.c", r'\{"reverse", OP_reverse', "        " + text.code('{"roll"') + ",\n")
    tree.before("tests/unit/test_agree_structural.c", r"^/\* ---- computed indices",
                text.block("static void cases_roll") + "\n")
    tree.write("tests/text/roll.mlir", text.block("// Rotated"))
    tree.before("tests/oracle/reference.py", r"^    @staticmethod\n    def starts",
                textwrap.indent(text.block("def op_roll"), "    ") + "\n")
    tree.after("tests/api/api_null.c", r"qn_reverse\(b.v, TOO_LONG\)", f"    {text.code('CHECK_TOO_LONG(qn_roll')};\n")


# ---- a composite: `centre`, all from the text ---------------------------------------------------------------------------


def composite(tree, text):
    tree.before("src/graph/ops.def", r"^COMPOSITE\(optimization_barrier,", text.block("COMPOSITE(centre"))
    tree.append("src/graph/infer_composite.c", text.block("type_id infer_centre"))
    tree.before("src/graph/composite.c", r"^void composite_expand\(", text.block("void expand_centre") + "\n")
    tree.before("tests/unit/cases_composite.h", r"^#endif\n\Z", text.block("static void cases_centre") + "\n")
    tree.before("tests/unit/gradient_composite.h", r"^TEST\(composites\)", text.block("static node_id build_centre") + "\n")
    tree.before("tests/unit/gradient_composite.h", r'^        \{"barriers"', "        " + text.code('{"centre"') + ",\n")
    tree.write("tests/text/centre.mlir", text.block("// Centred"))
    tree.append("tests/oracle/reference_composites.py", textwrap.indent(text.block("def op_centre"), "    "))
    tree.after("tests/api/api_null.c", r"qn_reverse\(b.v, TOO_LONG\)", f"    {text.code('CHECK_TOO_LONG(qn_centre')};\n")


# ---- a reduction: `checksum`, all from the text --------------------------------------------------------------------------


def reduction(tree, text):
    tree.before("src/graph/ops.def", r"^MOVEMENT\(dynamic_slice,", text.block("STRUCTURAL(checksum"))
    tree.append("src/graph/infer_movement.c", text.block("type_id infer_checksum"))
    tree.append("src/evaluate/evaluate_ops.c", text.block("qn_status evaluate_checksum"))
    rules = "src/schedule/reductions.c"
    tree.before(rules, r"^/\* ---- the table", text.block("static uint32_t elements_checksum") + "\n")
    tree.after(rules, r"\[OP_reduce\] = \{", f"    {text.code('[OP_checksum]')},\n")
    tree.before("tests/unit/test_agree_structural.c", r"^/\* ---- computed indices",
                text.block("static void cases_checksum") + "\n")
    tree.write("tests/text/checksum.mlir", text.block("// Checksums"))
    tree.before("tests/oracle/reference.py", r"^    @staticmethod\n    def starts",
                textwrap.indent(text.block("def op_checksum"), "    ") + "\n")
    tree.after("tests/api/api_null.c", r"qn_reverse\(b.v, TOO_LONG\)", f"    {text.code('CHECK_TOO_LONG(qn_checksum')};\n")


# ---- a stage kind: nests of its own for `twice`, all from the text ---------------------------------------------------------


def stage_kind(tree, text):
    tree.before("src/graph/ops.def", r"^MOVEMENT\(dynamic_slice,", text.block("MOVEMENT(twice"))
    tree.append("src/graph/infer_movement.c", text.block("type_id infer_twice"))
    tree.append("src/evaluate/evaluate_ops.c", text.block("qn_status evaluate_twice"))
    rules = "src/schedule/lower_parts.c"
    tree.before(rules, r"^static const struct parts_rule", text.block("/* A nest for each copy") + "\n")
    tree.after(rules, r"\[OP_sort\] = \{", f"    {text.code('[OP_twice]')},\n")
    tree.before("tests/unit/test_agree_structural.c", r"^/\* ---- computed indices",
                text.block("static void cases_twice") + "\n")
    tree.write("tests/text/twice.mlir", text.block("// Twice"))
    tree.before("tests/oracle/reference.py", r"^    @staticmethod\n    def starts",
                textwrap.indent(text.block("def op_twice"), "    ") + "\n")


# ---- a structural operation: `mirror`, a copy of `reverse` -----------------------------------------------------------


MIRROR = """// Reversed along dimensions by our own operation.
func.func public @main(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %y = "quern.mirror"(%x) {dimensions = array<i64: 1>} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return %y : tensor<3x4xf32>
}
"""


def structural(tree, _):
    tree.repeat_line("src/graph/ops.def", r"MOVEMENT\(reverse,", "reverse, 71, stablehlo", "mirror, 4098, quern")
    tree.replace("src/graph/ops.def", r"(MOVEMENT\(mirror, .*), RULE,", r"\1, NONE,")
    for name, function in [("graph/infer_movement.c", "infer"), ("evaluate/evaluate_ops.c", "evaluate"),
                           ("schedule/access_rules.c", "read")]:
        tree.repeat_function(f"src/{name}", f"{function}_reverse", "reverse", "mirror")
    tree.repeat_line("src/schedule/access_rules.c", r"\[OP_reverse\] = read_reverse", "reverse", "mirror")
    tree.repeat_function("tests/unit/test_agree_structural.c", "cases_reverse", "reverse", "mirror")
    tree.replace("tests/unit/test_agree_structural.c", r"static void cases_mirror",
                 r"#undef REVERSE\nstatic void cases_mirror")
    tree.repeat_line("tests/api/api_null.c", r"qn_reverse\(b.v, TOO_LONG\)", "reverse", "mirror")
    tree.write("tests/text/mirror.mlir", MIRROR)


# ---- a gradient: for `mirror`, which has none so far ------------------------------------------------------------------


def gradient(tree, _):
    tree.replace("src/graph/ops.def", r"(MOVEMENT\(mirror, .*), NONE,", r"\1, RULE,")
    tree.repeat_function("src/gradient/gradient_rules_structural.c", "gradient_reverse", "gradient_reverse",
                         "gradient_mirror")
    tree.repeat_function("tests/unit/test_gradient.c", "build_reverse", "build_reverse", "build_mirror")
    tree.replace("tests/unit/test_gradient.c", r"(?s)(build_mirror.*?)b_reverse\(g, b_square\(g, x\[0\]\), (.*?)\);",
                 r"\1node_make(g, OP_mirror, 1, (node_id[]){b_square(g, x[0])}, &(attrs){.dimensions = \2});")
    tree.repeat_line("tests/unit/test_gradient.c", r'"reverse", OP_reverse', "reverse", "mirror")


# ---- a rule of simplification, all from the text ----------------------------------------------------------------------


def rule(tree, text):
    tree.after("src/rewrite/simplify_rules.def", r"^RULE\(abs, of_even", text.code("RULE(abs, of_square") + "\n")
    tree.append("src/rewrite/simplify_rules.c", text.block("node_id rule_abs_of_square"))
    tree.after("tests/unit/test_simplify.c", r"^#define CASES ", f"    {text.code('CASE(abs_of_square')} \\\n")


# ---- an element type: `byte`, a copy of `ui8` ------------------------------------------------------------------------


def element_type(tree, _):
    tree.replace("include/quern/types.h", r"QN_C128 = 15 ", r"QN_C128 = 15, QN_BYTE = 16 ")
    tree.after("src/base/dtype.def", r"^DTYPE\(c128,", 'DTYPE(byte, 16, UINT, 8, 0, uint8_t, "|u1", "uint8")\n')
    tree.replace("src/base/dtype.h", r"DTYPE_COUNT = 16", "DTYPE_COUNT = 17")
    tree.replace("src/math/elementwise.c", r"\[QN_UI16\] = ", "[QN_BYTE] = {SX_I8, SX_I8}, [QN_UI16] = ")
    tree.repeat_line("tools/tensors.c", "case QN_UI8:", "QN_UI8", "QN_BYTE")
    tree.replace("tests/api/api_context.c", r'\{QN_C128, "complex<f64>", 16\}', r'\g<0>, {QN_BYTE, "byte", 1}')
    tree.replace("tests/api/api_context.c", r"none\[\] = \{0, 16,", "none[] = {0,")


# ---- a level of CPU: x86-64-v4 with AVX512_VBMI --------------------------------------------------------------------------


def level(tree, _):
    tree.after("src/base/cpu.def", r"^CPU_FEATURE\(X86, avx512bf16", "CPU_FEATURE(X86, avx512vbmi, 22)\n")
    tree.after("src/base/cpu.def", r"^CPU_LEVEL\(X86, x86_64_v4_bf16",
               'CPU_LEVEL(X86, x86_64_vbmi, "x86-64-vbmi", CPU_BITS_V3 | CPU_BITS_V4 | CPU_BIT(avx512vbmi))\n')
    tree.after("src/base/cpu.def", r"^CPU_TUNING\(x86_64_v4_bf16,",
               'CPU_TUNING(x86_64_vbmi, "generic", "icelake-server")\n'
               'CPU_TUNING(x86_64_vbmi, "cannonlake", "cannonlake")\n', last=True)
    tree.after("src/base/cpu_x86.c", r"\} probes\[\] = \{", "    {CPU_BIT(avx512vbmi), LEAF_7, 2, 1, ZMM},\n")
    tree.repeat_line("src/jit/target.c", r'\{"x86-64-v4",', '{"x86-64-v4"', '{"x86-64-vbmi"')
    tree.replace("src/jit/target.c", r'(\{"x86-64-vbmi",.*?), ""', r'\1, "+avx512vbmi"')
    for name in ("tools/cmd_run.c", "tools/cli.h"):
        tree.replace(name, "x86-64-v3, x86-64-v4", "x86-64-v3, x86-64-vbmi, x86-64-v4")
    tree.replace("tests/api/api_context.c", r'!strcmp\(level, "x86-64-v4"\)',
                 '!strcmp(level, "x86-64-v4") || !strcmp(level, "x86-64-vbmi")')
    tree.replace("tests/api/api_target.c", r"generic == 5", "generic == 6")


# ---- a stage to dump: `kernels`, which prints the number of kernels -----------------------------------------------


def stage(tree, _):
    tree.after("src/abi/stages.def", r"^STAGE\(nests", "STAGE(kernels, 0)\n")
    tree.before("src/jit/compile.c", r"^    if \(c->stage == STAGE_plan\)",
                '    if (c->stage == STAGE_kernels)\n'
                '        return text_printf(&c->printed, "%u kernels\\n", c->schedule.kernel_count), NULL;\n')
    tree.replace("tools/cmd_dump.c", r"fused, nests, plan", "fused, nests, kernels, plan")
    tree.replace("tests/cli/test_dump.sh", r"fused nests plan", "fused nests kernels plan")
    tree.replace("tests/unit/test_dump.c", r'(?m)^    \(strcmp\(stage, "nests"\)',
                 '    if (strcmp(stage, "kernels") == 0)\n'
                 '        return text_printf(out, "%u kernels\\\\n", s.kernel_count), NULL;\n'
                 '    (strcmp(stage, "nests")')
    tree.append("tests/golden/softmax.mlir", "// ---- kernels\n// 1 kernels\n")


# ---- a primitive of scalar expressions, and an exact operation that uses it ------------------------------------------


TRAILING = """static LLVMValueRef count_trailing_zeros(emitter *e, LLVMValueRef x)
{
    LLVMTypeRef type = LLVMTypeOf(x);
    LLVMValueRef args[] = {x, LLVMConstInt(e->types[SX_I1], 0, 0)};
    return emit_intrinsic(e, "llvm.cttz", 1, &type, 2, args);
}

"""
MODEL = """    case OP_count_trailing_zeros: return x[0] ? __builtin_ctzll(x[0]) : dtype_facts[type].bits;
"""
TEST = """EXPRESSION_TEST(trailing_zeros)
{
    sx_code *s = sx_new(a);
    sx_output(s, sx_cttz(s, sx_arg(s, 0, SX_I32)));
    uint32_t x[3] = {0, 1, 40}, out[3];
    CHECK_OK(sx_run(s, 3, (const void *const[]){x}, (void *const[]){out}));
    CHECK(out[0] == 32 && out[1] == 0 && out[2] == 3);
}
"""


def primitive(tree, _):
    tree.after("src/scalar/scalar.def", r"^SX\(ctlz,",
               'SX(cttz, 1, SAME, "number of trailing zero bits; the width for 0")\n')
    tree.after("src/scalar/scalar_kernels.def", r"^    K1\(ctlz,",
               "    K1(cttz, type, type, x ? __builtin_ctzll(x) : BITS_##type) \\\n")
    tree.before("src/jit/emit_scalar.c", r"^static LLVMValueRef count_leading_zeros", TRAILING)
    tree.after("src/jit/emit_scalar.c", r"case SX_OP_ctlz:",
               "    case SX_OP_cttz: return count_trailing_zeros(e, x[0]);\n")
    tree.append("tests/unit/test_scalar.c", TEST)
    tree.repeat_line("src/graph/ops.def", r"UNARY\(count_leading_zeros,", "count_leading_zeros, 7, stablehlo",
                     "count_trailing_zeros, 4099, quern")
    tree.after("src/math/elementwise_exact.c", r"^SCALAR\(popcnt",
               "SCALAR(count_trailing_zeros, sx_cttz(s, x[0]))\n")
    tree.before("tests/unit/exact_model.h", r"^    case OP_popcnt:", MODEL)


RECIPES = [
    Recipe("an elementwise operation", elementwise, [
        TESTS + "agree_elementwise softplus", TESTS + "functions softplus", TESTS + "functions_f64 softplus",
        TESTS + "gradient", TESTS + "stablehlo", "build/tests/api_ops", HEADERS], most_files=8),
    Recipe("a movement operation", movement, [
        TESTS + "agree_structural row_roll", TESTS + "gradient movement", TESTS + "stablehlo", "build/tests/api_ops",
        "build/tests/api_null", HEADERS, BITS], most_files=10),
    Recipe("a composite", composite, [
        TESTS + "agree_structural row_centre", TESTS + "gradient composites", TESTS + "expand", TESTS + "stablehlo",
        "build/tests/api_ops", "build/tests/api_null", HEADERS, BITS], most_files=9),
    Recipe("a reduction", reduction, [
        TESTS + "agree_structural row_checksum", TESTS + "stablehlo", "build/tests/api_ops", "build/tests/api_null", HEADERS,
        BITS], most_files=8),
    Recipe("a stage kind", stage_kind, [
        TESTS + "agree_structural row_twice", TESTS + "stablehlo", "build/tests/api_ops", HEADERS, BITS], most_files=7),
    Recipe("a structural operation", structural, [
        TESTS + "agree_structural mirror", TESTS + "stablehlo", "build/tests/api_ops", "build/tests/api_null", HEADERS, BITS]),
    Recipe("a gradient", gradient, [TESTS + "gradient"]),
    Recipe("a rule of simplification", rule, [TESTS + "simplify", TESTS + "agree_elementwise row_abs row_square"]),
    Recipe("an element type", element_type, [
        TESTS + "exact", TESTS + "agree_elementwise row_add row_divide row_shift_left row_convert",
        TESTS + "agree_structural row_pad row_reverse", "build/tests/api_context", "tests/cli/test_run.sh"]),
    Recipe("a level of CPU", level, [
        TESTS + "cpu", TESTS + "levels", TESTS + "agree_elementwise row_tanh", "build/tests/api_context",
        "build/tests/api_target", USAGE, BITS]),
    Recipe("a stage to dump", stage, [TESTS + "dump", "tests/cli/test_dump.sh", USAGE]),
    Recipe("a primitive of scalar expressions", primitive, [
        TESTS + "scalar", TESTS + "exact", TESTS + "agree_elementwise count_trailing_zeros"]),
]

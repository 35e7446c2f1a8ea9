#!/usr/bin/env bash
# quern dump --format html: the page of a model of 5,000 operations, in headless Chromium if there is one. The page must
# be ready within two seconds, and a click must show the loops and the assembly of a nest.
. "$(dirname "$0")/lib.sh"
layers() { # layers COUNT: a module of 10 operations in each layer, with the places that JAX writes
    python3 - "$1" <<'END'
import sys
T, steps, value = "tensor<64x64xf32>", [], "%x"
for layer in range(int(sys.argv[1])):
    def op(text, name):
        place = f'loc("jit(step)/block_{layer // 25}/layer_{layer % 25}/{name}"("model.py":{10 + len(steps) % 200}:8))'
        steps.append(f"  %{len(steps)} = stablehlo.{text} {place}")
        return f"%{len(steps) - 1}"
    a = op(f"dot_general {value}, %w, contracting_dims = [1] x [0] : ({T}, {T}) -> {T}", "dot_general")
    b = op(f"tanh {a} : {T}", "tanh")
    c = op(f"multiply {b}, {a} : {T}", "mul")
    d = op(f"add {c}, {value} : {T}", "add")
    e = op(f"transpose {d}, dims = [1, 0] : ({T}) -> {T}", "transpose")
    f = op(f"exponential {e} : {T}", "exp")
    g = op(f"subtract {f}, {d} : {T}", "sub")
    h = op(f"logistic {g} : {T}", "logistic")
    i = op(f"multiply {h}, {e} : {T}", "mul")
    value = op(f"maximum {i}, {a} : {T}", "max")
print(f"module @layers {{\nfunc.func @main(%x: {T}, %w: {T}) -> {T} {{")
print("\n".join(steps), f"\n  return {value} : {T}\n}}\n}}")
END
}
layers 500 >"$work/deep.mlir"
expect 0 "a page of 5,000 operations" dump "$work/deep.mlir" -o "$work/deep.html"
check "the page loads nothing" eval '! grep -qE "(src|href)=|@import|url\(|fetch\(|XMLHttpRequest" "$work/deep.html"'
check "the page has all nests" grep -q 'id="nest-1000"' "$work/deep.html"
check "the page has less than 8 MB" test "$(stat -c %s "$work/deep.html")" -lt 8000000
expect 2 "a page of one stage" dump "$work/deep.mlir" --format html --stage plan
# Text that would end an element of the page is data.
cat >"$work/odd.mlir" <<'END'
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %x : tensor<4xf32> loc("</script><b>bold</b>/tanh"("a<b>.py":1:2))
  return %0 : tensor<4xf32>
}
END
expect 0 "a page with odd places" dump "$work/odd.mlir" --format html
is "odd places are escaped" "$(grep -c '<b>bold' "$work/out")" 0
cp "$work/out" "$work/odd.html"
for module in tests/modules/cond_nested.mlir tests/modules/cond_while_inside.mlir tests/modules/calls.mlir; do
    expect 0 "a page of ${module##*/}" dump "$module" --format html -o "$work/${module##*/}.html"
done
printf 'func.func @main(%%x: tensor<4xf32>) -> tensor<4xf32> {\n  return %%x : tensor<4xf32>\n}\n' >"$work/empty.mlir"
expect 0 "a page without nests" dump "$work/empty.mlir" -o "$work/empty.html"

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
if [ -z "$browser" ]; then
    echo "skipped: pages in a browser: there is no chromium"
    finish
    exit
fi
opened() { # opened PAGE [SCRIPT]: the page as the browser shows it, after running SCRIPT in it
    { cat "$1"; printf '<script>%s</script>\n' "${2:-}"; } >"$work/opened.html"
    timeout 120 "$browser" --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" --dump-dom \
        "file://$work/opened.html" 2>/dev/null >"$work/out"
    sed -i '/<script/,/<\/script>/d' "$work/out"
}
ready() { sed -n 's/.*data-ready="\([0-9]*\)".*/\1/p' "$work/out" | head -1; }
least=999999
for _ in 1 2 3; do # a busy machine delays, so the least time counts
    opened "$work/deep.html"
    [ -n "$(ready)" ] && [ "$(ready)" -lt "$least" ] && least=$(ready)
done
check "the page was ready after $least ms, within 2000" test "$least" -le 2000
check "scopes are folded: few boxes" test "$(grep -o '<rect' "$work/out" | wc -l)" -le 60
check "scopes have the names of the places" grep -q 'block_3 (50)' "$work/out"
click='const press = e => e.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    for (let i = 0; i < 9 && !document.querySelector("rect[data-nest]"); i++)
        press([...document.querySelectorAll("rect")].find(r => !r.dataset.nest));
    press(document.querySelector("rect[data-nest]"));'
opened "$work/deep.html" "$click"
check "a click shows a nest" grep -q '<h2>nest [0-9]* ' "$work/out"
check "its operations" grep -q 'f32\[64,64\]' "$work/out"
check "its source" grep -q 'model.py' "$work/out"
check "its loops" grep -q 'id="loops">nest [0-9]* .*:' "$work/out"
check "its assembly" grep -qE '^k[0-9]+:' "$work/out"
check "the memory over time" grep -q 'Temporary memory over time: .* buffers, ' "$work/out"
opened "$work/deep.html" 'document.getElementById("search").value = "block_7/layer_3/"; document.getElementById("search").oninput();'
check "search finds nests" grep -q '2 nests with' "$work/out"
for page in odd empty cond_nested.mlir cond_while_inside.mlir calls.mlir; do
    opened "$work/$page.html"
    check "the page $page opens" test -n "$(ready)"
done
finish

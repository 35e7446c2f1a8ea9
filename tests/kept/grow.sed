# Makes headers in which every struct that may grow has one more field.
s/#define QN_RESERVED_OF(count) uint64_t reserved\[count\]/#define QN_RESERVED_OF(count) uint64_t grown; uint64_t reserved[(count) - 1]/
s/^} \(qn_event\|qn_cache_entry\|qn_custom_args\|qn_compile_request\);/uint64_t grown;\n} \1;/

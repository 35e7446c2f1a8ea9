// Tensors in files, for C++ programs. quern/quern.hpp does not include this header. quern/io.h explains the formats and
// the functions.
//
//     auto weights = qn::archive_open("model.safetensors");
//     auto inputs = weights.load(f, {{"x", X}});             // input x: in X; other inputs: in the file
//     f(inputs, {Y});
#ifndef QUERN_IO_HPP
#define QUERN_IO_HPP

#include <cstring>

#include "quern/function.hpp"
#include "quern/io.h"

namespace qn {
inline namespace QUERN_INTERFACE {

// A tensor and its name.
struct named_tensor {
    const char *name;
    const_tensor memory;
};

// An archive (qn_archive). Its tensors are valid as long as the archive lives.
class archive {
  public:
    archive() = default;
    explicit archive(qn_archive *owned) : held(owned) {}
    qn_format format() const { return qn_archive_format(*this); }
    std::size_t size() const { return qn_archive_count(*this); }
    qn_stored at(std::size_t i) const { return qn_archive_tensor(*this, i); }
    // The number of the tensor with this name; SIZE_MAX if there is none.
    std::size_t find(const char *name) const { return qn_archive_find(*this, name); }
    // The tensor with this number, in memory of the archive.
    result<const_tensor> get(std::size_t i) const
    {
        qn_tensor got{};
        qn_status failure = qn_archive_get(*this, i, &got);
        return detail::finish(failure, const_tensor(got.data, got.dtype, got.dims));
    }
    // Copies tensor i to `to`, memory of the program with the type and shape of the tensor (qn_archive_copy).
    outcome copy(std::size_t i, const tensor &to) const { return detail::finish(qn_archive_copy(*this, i, &to.get())); }
    // Returns the inputs of a function, for a call (qn_archive_load). An input that `given` names is in memory of the
    // program. If the archive has a tensor with the name of this input, the elements of the tensor are copied to this
    // memory. All other inputs are tensors of the archive. An input that the function updates must be in `given`. With
    // `extra`, the archive may have tensors that are not inputs of the function.
    result<std::vector<const_tensor>> load(const function &f, const std::vector<named_tensor> &given = {},
                                           bool extra = false) const
    {
        std::vector<const_tensor> made(f.input_count(), const_tensor(qn_tensor{}));
        for (const named_tensor &g : given) {
            std::size_t i = 0;
            while (i < made.size() && !same(f.input(i).name, g.name))
                i++;
            if (i == made.size())
                return refuse(g.name, "is no input of the function");
            if (g.memory.is_const() && find(g.name) != SIZE_MAX)
                return refuse(g.name, "is filled from the archive, but its memory is const");
            made[i] = g.memory;
        }
        detail::tensor_list inputs(made.data(), made.size());
        f.shape_inputs(inputs.data(), made.data(), made.size());
        const std::uint32_t flags = extra ? QN_LOAD_GIVEN | QN_LOAD_EXTRA : QN_LOAD_GIVEN;
        qn_status failure = qn_archive_load(*this, f, flags, made.size(), inputs.data());
        for (std::size_t i = 0; i < made.size() && !failure; i++)
            if (const qn_tensor &t = inputs.data()[i]; !made[i].get().data)
                made[i] = const_tensor(t.data, t.dtype, t.dims);
        return detail::finish(failure, std::move(made));
    }
    operator qn_archive *() const { return held.get(); }

  private:
    struct freer {
        void operator()(qn_archive *a) const { qn_archive_free(a); }
    };
    std::unique_ptr<qn_archive, freer> held;

    static bool same(const char *a, const char *b) { return a && b && !std::strcmp(a, b); }
    static result<std::vector<const_tensor>> refuse(const char *name, const char *why)
    {
        const std::string message = std::string("archive: \"") + (name ? name : "") + "\" " + why;
        return detail::finish(qn_status_make(QN_INVALID_ARGUMENT, message.c_str()), std::vector<const_tensor>());
    }
};

inline result<archive> archive_open(const char *path)
{
    qn_archive *made = nullptr;
    qn_status failure = qn_archive_open(path, &made);
    return detail::finish(failure, archive(made));
}
// Opens a file whose bytes are in memory. The bytes must not change while the archive lives.
inline result<archive> archive_view(const void *bytes, std::size_t size)
{
    qn_archive *made = nullptr;
    qn_status failure = qn_archive_view(bytes, size, &made);
    return detail::finish(failure, archive(made));
}

// Writes tensors to a file. The extension of the path selects the format:
// archive_write("a.npz", {{"w", {W, {2, 3}}}}).
inline outcome archive_write(const char *path, const std::vector<named_tensor> &tensors)
{
    std::vector<qn_named_tensor> list;
    for (const named_tensor &t : tensors)
        list.push_back({t.name, t.memory.get()});
    return detail::finish(qn_archive_write(path, nullptr, list.size(), list.data()));
}
// Writes tensors of a call to a file, by their names (qn_archive_save). `which` selects the tensors; the default is the
// updated inputs.
inline outcome archive_save(const char *path, const function &f, const std::vector<const_tensor> &inputs,
                            const std::vector<const_tensor> &outputs = {}, std::uint32_t which = QN_SAVE_UPDATED)
{
    detail::tensor_list in(inputs.data(), inputs.size()), out(outputs.data(), outputs.size());
    f.shape_inputs(in.data(), inputs.data(), inputs.size());
    f.shape_outputs(out.data(), outputs.data(), outputs.size());
    return detail::finish(
        qn_archive_save(path, nullptr, f, which, inputs.size(), in.data(), outputs.size(), out.data()));
}

} // namespace QUERN_INTERFACE
} // namespace qn

#endif

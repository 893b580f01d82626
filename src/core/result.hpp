// What comes of outside input: a value, or a sentence that says what is wrong with it.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace lozenge {

/// One sentence for a person, with a full stop. Never empty.
struct Error {
  std::string sentence;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(Error error) : error_(std::move(error)) { assert(!error_.sentence.empty()); }

  bool ok() const { return value_.has_value(); }
  explicit operator bool() const { return ok(); }

  const T& value() const& {
    assert(ok());
    return *value_;
  }
  T& value() & {
    assert(ok());
    return *value_;
  }
  T&& value() && {
    assert(ok());
    return std::move(*value_);
  }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

  const Error& error() const {
    assert(!ok());
    return error_;
  }
  const std::string& sentence() const { return error().sentence; }

 private:
  std::optional<T> value_;
  Error error_;
};

/// For requests that give nothing back but whether they were granted.
struct Done {};

}  // namespace lozenge

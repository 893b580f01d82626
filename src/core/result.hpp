// What comes of outside input: a value, or a sentence that says what is wrong with it.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>

#include "core/sentence.hpp"

namespace lozenge {

/// One sentence for a person, with a full stop: `Error{"There is no man on {1}.", cell}`. Never empty.
struct Error {
  template <class... Values>
  Error(Template<sizeof...(Values)> words, const Values&... values) : sentence(words, values...) {}
  Error(Sentence said) : sentence(std::move(said)) {}

  Sentence sentence;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(Error error) : error_(std::move(error)) { assert(!error_.sentence.is_empty()); }

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
  /// What is wrong, in English.
  std::string sentence() const { return error().sentence.text(); }

 private:
  std::optional<T> value_;
  Error error_{Sentence()};
};

/// For requests that give nothing back but whether they were granted.
struct Done {};

}  // namespace lozenge

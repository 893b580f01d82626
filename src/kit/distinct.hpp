// Adds to a list what it does not hold yet, for generators that meet the same move on several ways.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>

#include "core/list.hpp"

namespace lozenge::kit {

/// A hash set of the items that were added through it. They are one word each, and none is all zeros.
template <class T, std::size_t Inline>
class Distinct {
  static_assert(sizeof(T) == sizeof(std::uint64_t));

 public:
  explicit Distinct(List<T, Inline>& out) : Distinct(out, out.size()) {}
  /// What the list holds from its item `first` on, each but once, counts as added.
  Distinct(List<T, Inline>& out, std::size_t first) : out_(out), first_(first) {
    if (out_.size() > first_) grow();
  }

  void add(const T& item) {
    const auto word = std::bit_cast<std::uint64_t>(item);
    std::uint64_t& place = place_of(word);
    if (place == word) return;
    place = word;
    out_.push(item);
    if (is_crowded()) grow();
  }

 private:
  static constexpr std::size_t small = 256;

  bool is_crowded() const { return 2 * (out_.size() - first_) > mask_; }

  std::uint64_t& place_of(std::uint64_t word) {
    std::size_t i = word * 0x9e3779b97f4a7c15u >> 32 & mask_;
    while (words_[i] != 0 && words_[i] != word) i = (i + 1) & mask_;
    return words_[i];
  }

  [[gnu::noinline]] void grow() {
    do mask_ = 4 * mask_ + 3;
    while (is_crowded());
    heap_ = std::make_unique<std::uint64_t[]>(mask_ + 1);
    words_ = heap_.get();
    for (std::size_t i = first_; i < out_.size(); ++i) {
      const auto word = std::bit_cast<std::uint64_t>(out_[i]);
      place_of(word) = word;
    }
  }

  List<T, Inline>& out_;
  std::size_t first_;
  std::size_t mask_ = small - 1;
  std::uint64_t inside_[small] = {};
  std::unique_ptr<std::uint64_t[]> heap_;
  std::uint64_t* words_ = inside_;
};

}  // namespace lozenge::kit

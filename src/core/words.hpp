// A list as one text, which also goes through the border to JavaScript: words, each closed by a zero byte.
#pragma once

#include <algorithm>
#include <string_view>

#include "core/number.hpp"

namespace lozenge {

/// Hands out the words of a text, one after the other; where there are no more, empty ones.
class Words {
 public:
  explicit constexpr Words(std::string_view text) : text_(text) {}

  constexpr bool is_empty() const { return text_.empty(); }

  constexpr std::string_view take() {
    const auto end = std::min(text_.find('\0'), text_.size());
    const auto word = text_.substr(0, end);
    text_.remove_prefix(std::min(end + 1, text_.size()));
    return word;
  }

  /// A whole number up to `most`; what is larger, or no such number, is `most`.
  constexpr int take_number(int most) {
    const auto number = read_whole(take());
    return number && *number < static_cast<std::uint64_t>(most) ? static_cast<int>(*number) : most;
  }

 private:
  std::string_view text_;
};

}  // namespace lozenge

// What a person typed, fit to be shown back in a sentence.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "core/utf8.hpp"

namespace lozenge {

/// Is this letter one that a terminal obeys instead of showing it (C0, DEL, C1)?
inline bool is_control(std::string_view letter) {
  const auto first = static_cast<unsigned char>(letter[0]);
  return first < 0x20 || first == 0x7f || (first == 0xc2 && static_cast<unsigned char>(letter[1]) < 0xa0);
}

/// The text with a `?` for every control character and every byte that is no UTF-8.
inline std::string printable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    const bool is_shown = length > 0 && !is_control(text.substr(0, length));
    out += is_shown ? text.substr(0, length) : "?";
    text.remove_prefix(std::max<std::size_t>(1, length));
  }
  return out;
}

/// "'x'", printable and cut short between two letters.
inline std::string quoted(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::size_t end = 0;
  while (end < std::min(text.size(), longest)) end += std::max<std::size_t>(1, utf8_length(text.substr(end)));
  return "'" + printable(text.substr(0, end)) + (end < text.size() ? "...'" : "'");
}

}  // namespace lozenge

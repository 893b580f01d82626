// Parts of sentences: what a person typed, fit to be shown back; lists of words.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace lozenge {

/// "'x'", cut short and without control characters.
inline std::string quoted(std::string_view text) {
  std::string out = "'";
  for (const char c : text.substr(0, 40)) out += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
  return out + (text.size() > 40 ? "...'" : "'");
}

/// "a", "a or b", "a, b or c".
inline std::string either(std::span<const std::string> words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) out += i + 1 == words.size() ? " or " : ", ";
    out += words[i];
  }
  return out;
}

}  // namespace lozenge

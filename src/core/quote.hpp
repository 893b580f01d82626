// What a person typed, fit to be shown back in a sentence.
#pragma once

#include <string>
#include <string_view>

namespace lozenge {

/// "'x'", cut short and without control characters.
inline std::string quoted(std::string_view text) {
  std::string out = "'";
  for (const char c : text.substr(0, 40)) out += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
  return out + (text.size() > 40 ? "...'" : "'");
}

}  // namespace lozenge

#include "core/utf8.hpp"

namespace lozenge {

std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
  const auto follows = [&](std::size_t i) { return (byte(i) & 0xc0u) == 0x80u; };
  if (text.empty()) return 0;
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf && follows(1)) return 2;
  if (lead >= 0xe0 && lead <= 0xef && follows(1) && follows(2)) {
    const bool overlong = lead == 0xe0 && byte(1) < 0xa0, surrogate = lead == 0xed && byte(1) > 0x9f;
    return overlong || surrogate ? 0 : 3;
  }
  if (lead >= 0xf0 && lead <= 0xf4 && follows(1) && follows(2) && follows(3)) {
    const bool overlong = lead == 0xf0 && byte(1) < 0x90, too_high = lead == 0xf4 && byte(1) > 0x8f;
    return overlong || too_high ? 0 : 4;
  }
  return 0;
}

}  // namespace lozenge

// How wide the letters of the shipped fonts are.
#pragma once

#include <array>
#include <cstdint>

namespace lozenge::print {

struct LetterWidth {
  std::uint16_t letter;  // its number in Unicode
  std::uint16_t width;   // in 2048ths of the size
};

extern const std::array<LetterWidth, 363> sans_widths;
extern const std::array<LetterWidth, 363> bold_widths;

}  // namespace lozenge::print

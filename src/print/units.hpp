// Pages are measured in points of 1/72 inch.
#pragma once

namespace lozenge::print {

inline constexpr double inch = 72;
inline constexpr double millimetre = inch / 25.4;

}  // namespace lozenge::print

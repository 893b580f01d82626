// The fonts of printed pages and how wide texts are in them. The widths come from a table, so that lines break at the
// same words in a PDF, in a browser and in a test.
#pragma once

#include <string>
#include <string_view>

namespace lozenge::print {

enum class Font { sans, bold };

/// How far letters reach above and below the line that they stand on, for a size of 1.
inline constexpr double ascent = 0.76, descent = 0.24, cap_height = 0.73;

double text_width(std::string_view text, Font font, double size);

/// Is there a letter for each character? What the fonts lack is printed as an empty box.
bool can_show(std::string_view text);

/// The text, shortened with an ellipsis where it is wider than that.
std::string shortened(std::string_view text, Font font, double size, double width);

}  // namespace lozenge::print

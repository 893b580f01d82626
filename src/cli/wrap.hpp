// Words broken into lines.
#pragma once

#include <string>
#include <string_view>

namespace lozenge::cli {

/// Breaks at blanks so that no line is wider, if it can be helped. The first line begins at `column`, the others at
/// `indent`.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent = 0, std::size_t column = 0);

}  // namespace lozenge::cli

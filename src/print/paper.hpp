// Papers by name, and what printers can print on them.
#pragma once

#include <span>
#include <string_view>

#include "core/path.hpp"
#include "core/result.hpp"
#include "print/units.hpp"

namespace lozenge::print {

struct Paper {
  std::string_view name;
  double width, height;  // upright
};

std::span<const Paper> papers();

/// The error names the papers that there are.
Result<Paper> find_paper(std::string_view name);

/// Most printers leave a quarter of an inch white at each edge; ours leaves more.
inline constexpr double paper_margin = 0.3 * inch;

/// What may be printed on.
constexpr Box printable(const Paper& paper) { return Box{0, 0, paper.width, paper.height}.grown(-paper_margin); }

}  // namespace lozenge::print

// Pages as SVG, with texts as texts.
#pragma once

#include <string>

#include "print/page.hpp"

namespace lozenge::print {

/// The page as an SVG file; its size is the real one. Who shows several on one web page gives each a name of its own,
/// made of letters and digits.
std::string svg(const Page& page, std::string_view title, std::string_view name = "p");

}  // namespace lozenge::print

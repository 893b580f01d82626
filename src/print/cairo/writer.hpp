// Pages as PDF and PNG files. Only this folder knows cairo and FreeType.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/result.hpp"
#include "print/page.hpp"

namespace lozenge::print::cairo {

/// The files of src/print/fonts. They have to stay in memory as long as a page is written.
struct Fonts {
  std::span<const std::uint8_t> sans, bold;
};

/// The document as a PDF file: vectors and embedded fonts, and the same bytes each time.
Result<std::string> pdf(const Document& document, const Fonts& fonts);

/// A page as a PNG file with so many dots per inch.
Result<std::string> png(const Page& page, const Fonts& fonts, double dots);

}  // namespace lozenge::print::cairo

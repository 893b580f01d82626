// The texts and fonts that are built into the program. The browser fetches those that it needs instead.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "print/request.hpp"

namespace lozenge::print {

struct LibraryText {
  std::string_view path;  // in the source tree: "src/print/words/de.txt"
  std::string_view text;
};

/// All of them; written by the build (cmake/library.cmake).
std::span<const LibraryText> library();

/// The languages that have words for printed pages, English first.
std::vector<std::string> languages();

/// What a document about the game of this id is made of, in English where there is no translation.
Texts find_texts(std::string_view id, std::string_view language);

}  // namespace lozenge::print

namespace lozenge::print::embedded {

std::span<const std::uint8_t> sans();
std::span<const std::uint8_t> bold();

}  // namespace lozenge::print::embedded

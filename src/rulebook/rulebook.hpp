// A rulebook as data: a small Markdown, taken apart by the convention of docs/rules/FORMAT.md. Only
// what the convention uses is understood: headings, paragraphs, lists, tables and fenced blocks.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rulebook/span.hpp"

namespace lozenge::rulebook {

/// A fenced block: ```kind words of the info string.
struct Block {
  std::string kind;                // "position", "board", "example"
  std::vector<std::string> words;  // the rest of the info string
  std::vector<std::string> lines;
  std::size_t line = 0;  // of the opening fence, from 1
};

/// What a section consists of, one below the other.
struct Part {
  enum class Kind { paragraph, list, table, block };

  Kind kind = Kind::paragraph;
  bool is_numbered = false;  // a list's items
  /// A table's cells, its heading first; the items of a list, and a paragraph, are rows of one cell.
  std::vector<std::vector<Text>> rows{};
  std::size_t block = 0;  // which of the rulebook's blocks
};

/// A heading and what stands beneath it, up to the next one.
struct Section {
  int depth = 1;  // 1 is the title of the rulebook
  std::string title;
  std::string prose;  // as it is written, blocks left out
  std::size_t line = 0;
  std::vector<Part> parts{};
};

/// The sections that every rulebook of a game has, in this order, whatever its language.
enum class Chapter { need, setup, aim, moving, capturing, promotion, ending, options, rulings, notation, source };

struct Rulebook {
  std::vector<Section> sections;
  std::vector<Block> blocks;

  const Section* find(std::string_view title) const;
  /// The sections of a chapter, its parts included; none where the rulebook is no game's.
  std::vector<const Section*> chapter(Chapter chapter) const;
};

Rulebook read(std::string_view text);

/// The same text with the lines of its blocks replaced: `blocks` are those of `read(text)` with other lines.
std::string rewritten(std::string_view text, const std::vector<Block>& blocks);

}  // namespace lozenge::rulebook

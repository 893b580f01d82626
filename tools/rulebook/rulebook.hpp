// A rulebook as data: the Markdown of docs/rules, taken apart by the convention of docs/rules/FORMAT.md. Only what
// the convention uses is understood: headings and fenced blocks.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge::rulebook {

/// A fenced block: ```kind words of the info string.
struct Block {
  std::string kind;                // "position", "board", "example"
  std::vector<std::string> words;  // the rest of the info string
  std::vector<std::string> lines;
  std::size_t line = 0;  // of the opening fence, from 1
};

/// A heading and the text up to the next one, blocks left out.
struct Section {
  int depth = 1;  // 1 is the title of the rulebook
  std::string title;
  std::string prose;
  std::size_t line = 0;
};

struct Rulebook {
  std::vector<Section> sections;
  std::vector<Block> blocks;

  const Section* find(std::string_view title) const;
};

Rulebook read(std::string_view text);

/// The same text with the lines of its blocks replaced: `blocks` are those of `read(text)` with other lines.
std::string rewritten(std::string_view text, const std::vector<Block>& blocks);

}  // namespace lozenge::rulebook

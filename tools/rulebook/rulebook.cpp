#include "tools/rulebook/rulebook.hpp"

#include <algorithm>
#include <sstream>

namespace lozenge::rulebook {

namespace {

constexpr std::string_view fence = "```";

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  std::istringstream in{std::string(text)};
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

Block open_block(const std::string& line, std::size_t number) {
  Block block;
  block.line = number;
  std::istringstream info(line.substr(fence.size()));
  info >> block.kind;
  for (std::string word; info >> word;) block.words.push_back(word);
  return block;
}

int heading_depth(std::string_view line) {
  const auto depth = line.find_first_not_of('#');
  return depth != std::string_view::npos && depth > 0 && line[depth] == ' ' ? static_cast<int>(depth) : 0;
}

}  // namespace

const Section* Rulebook::find(std::string_view title) const {
  const auto it = std::ranges::find(sections, title, &Section::title);
  return it == sections.end() ? nullptr : &*it;
}

Rulebook read(std::string_view text) {
  Rulebook book;
  bool in_block = false;
  std::size_t number = 0;
  for (const std::string& line : lines_of(text)) {
    ++number;
    if (line.starts_with(fence)) {
      if (!in_block) book.blocks.push_back(open_block(line, number));
      in_block = !in_block;
    } else if (in_block) {
      book.blocks.back().lines.push_back(line);
    } else if (const int depth = heading_depth(line)) {
      book.sections.push_back({depth, line.substr(static_cast<std::size_t>(depth) + 1), "", number});
    } else if (!book.sections.empty()) {
      book.sections.back().prose += line + "\n";
    }
  }
  return book;
}

std::string rewritten(std::string_view text, const std::vector<Block>& blocks) {
  std::string out;
  std::size_t number = 0;
  auto next = blocks.begin();
  bool in_block = false;
  for (const std::string& line : lines_of(text)) {
    ++number;
    const bool is_fence = line.starts_with(fence);
    if (!in_block || is_fence) out += line + "\n";
    if (is_fence && !in_block && next != blocks.end() && next->line == number)
      for (const std::string& inner : (next++)->lines) out += inner + "\n";
    if (is_fence) in_block = !in_block;
  }
  return out;
}

}  // namespace lozenge::rulebook

#include "rulebook/rulebook.hpp"

#include <algorithm>
#include <utility>

namespace lozenge::rulebook {

namespace {

constexpr std::string_view fence = "```";

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

Block open_block(std::string_view line, std::size_t number) {
  Block block;
  block.line = number;
  std::string_view info = trimmed(line.substr(fence.size()));
  bool is_first = true;
  while (!info.empty()) {
    const auto end = std::min(info.find(' '), info.size());
    if (is_first) block.kind = info.substr(0, end);
    else block.words.emplace_back(info.substr(0, end));
    is_first = false;
    info = trimmed(info.substr(end));
  }
  return block;
}

/// 0 for a line that is no heading.
int heading_depth(std::string_view line) {
  const auto depth = line.find_first_not_of('#');
  return depth != std::string_view::npos && depth > 0 && line[depth] == ' ' ? static_cast<int>(depth) : 0;
}

/// How long the sign of a list's item is at the beginning of a line: `- ` or `3. `; 0 if there is none.
std::size_t item_sign(std::string_view line) {
  if (line.starts_with("- ")) return 2;
  const auto digits = line.find_first_not_of("0123456789");
  return digits != std::string_view::npos && digits > 0 && line.substr(digits).starts_with(". ") ? digits + 2 : 0;
}

/// The cells of `| one | two |`.
std::vector<Text> read_row(std::string_view line) {
  std::vector<Text> cells;
  line = trimmed(line).substr(1);
  while (!line.empty()) {
    std::string cell;
    std::size_t end = 0;
    for (; end < line.size() && line[end] != '|'; ++end) {
      if (line[end] == '\\' && end + 1 < line.size() && line[end + 1] == '|') ++end;
      cell += line[end];
    }
    cells.push_back(read_spans(trimmed(cell)));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return cells;
}

bool is_rule(std::string_view line) { return line.find_first_not_of("|-: ") == std::string_view::npos; }

/// Gathers the lines of a section into its parts: a part ends where a line cannot belong to it.
class PartReader {
 public:
  void add(std::string_view line) {
    const std::size_t sign = item_sign(line);
    if (trimmed(line).empty()) {
      end();
    } else if (line.starts_with('|')) {
      if (kind_ != Part::Kind::table || !is_open_) begin(Part::Kind::table);
      if (!is_rule(line)) parts_.back().rows.push_back(read_row(line));
    } else if (sign > 0) {
      const bool is_numbered = line[0] != '-';
      if (!is_open_ || kind_ != Part::Kind::list || parts_.back().is_numbered != is_numbered) begin(Part::Kind::list);
      flush();
      parts_.back().is_numbered = is_numbered;
      words_ = trimmed(line.substr(sign));
    } else {
      if (!is_open_ || kind_ == Part::Kind::table) begin(Part::Kind::paragraph);
      words_ += (words_.empty() ? "" : " ") + std::string(trimmed(line));
    }
  }

  void add_block(std::size_t number) {
    end();
    parts_.push_back({.kind = Part::Kind::block, .block = number});
  }

  /// The parts so far; what comes is another section's.
  std::vector<Part> take() {
    end();
    return std::exchange(parts_, {});
  }

 private:
  void end() {
    flush();
    is_open_ = false;
  }

  void begin(Part::Kind kind) {
    end();
    parts_.push_back({.kind = kind});
    kind_ = kind;
    is_open_ = true;
  }

  void flush() {
    if (!words_.empty()) parts_.back().rows.push_back({read_spans(words_)});
    words_.clear();
  }

  std::vector<Part> parts_;
  Part::Kind kind_ = Part::Kind::paragraph;
  bool is_open_ = false;
  std::string words_;  // of the paragraph or item under way
};

}  // namespace

const Section* Rulebook::find(std::string_view title) const {
  const auto it = std::ranges::find(sections, title, &Section::title);
  return it == sections.end() ? nullptr : &*it;
}

std::vector<const Section*> Rulebook::chapter(Chapter chapter) const {
  std::vector<const Section*> found;
  int number = -1;
  for (const Section& section : sections) {
    if (section.depth == 2) ++number;
    if (section.depth >= 2 && number == static_cast<int>(chapter)) found.push_back(&section);
  }
  return found;
}

Rulebook read(std::string_view text) {
  Rulebook book;
  PartReader parts;
  bool in_block = false;
  std::size_t number = 0;
  const auto end_section = [&] {
    auto taken = parts.take();
    if (!book.sections.empty()) book.sections.back().parts = std::move(taken);
  };
  for (const std::string& line : lines_of(text)) {
    ++number;
    if (line.starts_with(fence)) {
      if (!in_block) {
        parts.add_block(book.blocks.size());
        book.blocks.push_back(open_block(line, number));
      }
      in_block = !in_block;
    } else if (in_block) {
      book.blocks.back().lines.push_back(line);
    } else if (const int depth = heading_depth(line)) {
      end_section();
      book.sections.push_back({depth, line.substr(static_cast<std::size_t>(depth) + 1), "", number});
    } else if (!book.sections.empty()) {
      book.sections.back().prose += line + "\n";
      parts.add(line);
    }
  }
  end_section();
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

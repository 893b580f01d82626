#include "record/paragraph.hpp"

#include <algorithm>
#include <utility>

namespace lozenge::record {

namespace {

std::size_t columns(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

}  // namespace

void Paragraph::add(std::string_view word) {
  flush();
  word_ = std::exchange(ahead_, {});
  word_ += word;
}

void Paragraph::flush() {
  if (word_.empty()) return;
  const std::size_t needed = columns(word_);
  const bool is_first = column_ == 0;
  const bool fits = is_first || column_ + 1 + needed <= width;
  if (!is_first) text_ += fits ? ' ' : '\n';
  column_ = (fits && !is_first ? column_ + 1 : 0) + needed;
  text_ += word_;
  word_.clear();
}

std::string Paragraph::finish() {
  flush();
  column_ = 0;
  return std::exchange(text_, {}) + "\n";
}

}  // namespace lozenge::record

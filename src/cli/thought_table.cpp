#include "cli/thought_table.hpp"

#include "cli/output.hpp"
#include "cli/thought_text.hpp"

namespace lozenge::cli {

void ThoughtTable::add(const play::Thought& thought) {
  if (!has_heading_) print_line(thought_heading());
  has_heading_ = true;
  if (!look_.is_window) {
    print_line(thought_row(thought));
    flush();
    return;
  }
  const auto rank = static_cast<std::size_t>(thought.rank);
  if (rank >= rows_.size()) rows_.resize(rank + 1);
  rows_[rank] = thought_row(thought);
  draw(static_cast<std::size_t>(look_.columns) - 1);
}

void ThoughtTable::finish() {
  if (look_.is_window) draw(std::string::npos);
}

void ThoughtTable::draw(std::size_t width) {
  std::string out = drawn_ > 0 ? "\x1b[" + std::to_string(drawn_) + "A" : "";
  for (const auto& row : rows_) out += "\x1b[K" + row.substr(0, width) + "\n";
  print(out);
  flush();
  drawn_ = rows_.size();
}

}  // namespace lozenge::cli

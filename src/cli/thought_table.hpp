// What an engine thinks, on standard output while it thinks.
#pragma once

#include <string>
#include <vector>

#include "cli/terminal/look.hpp"
#include "play/engine.hpp"

namespace lozenge::cli {

/// The lines under thought as a table. On a terminal it has a row for each of them, which change in place; elsewhere
/// every finding is a row of its own.
class ThoughtTable {
 public:
  explicit ThoughtTable(const terminal::Look& look) : look_(look) {}

  void add(const play::Thought& thought);
  /// Shows the lines in full length.
  void finish();

 private:
  void draw(std::size_t width);

  terminal::Look look_;
  std::vector<std::string> rows_;
  std::size_t drawn_ = 0;
  bool has_heading_ = false;  // which comes with the first row: by then Ctrl-C is listened to
};

}  // namespace lozenge::cli

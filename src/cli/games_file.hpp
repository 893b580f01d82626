// A file that the games of a match are written to, as records, one after the other.
#pragma once

#include <string>

#include "arena/contest.hpp"
#include "cli/growing_file.hpp"

namespace lozenge::cli {

class GamesFile {
 public:
  /// Refuses a path that cannot be written.
  explicit GamesFile(const std::string& path);

  void add(const arena::Plan& plan, const arena::Played& played);
  /// Refuses, if not all games could be written.
  void check() const { file_.check(); }

 private:
  GrowingFile file_;
  std::string today_;
  bool is_first_ = true;
};

}  // namespace lozenge::cli

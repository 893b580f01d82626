// A file that the games of a match are written to, as records, one after the other.
#pragma once

#include <cstdio>
#include <string>

#include "arena/contest.hpp"

namespace lozenge::cli {

class GamesFile {
 public:
  /// Refuses a path that cannot be written.
  explicit GamesFile(const std::string& path);
  GamesFile(const GamesFile&) = delete;
  GamesFile& operator=(const GamesFile&) = delete;
  ~GamesFile() { std::fclose(file_); }

  void add(const arena::Plan& plan, const arena::Played& played);
  /// Refuses, if not all games could be written.
  void check() const;

 private:
  std::string path_;
  std::FILE* file_;
  std::string today_;
  bool is_first_ = true;
  bool has_failed_ = false;
};

}  // namespace lozenge::cli

// A file that grows while long work goes on: what is done is in it, whatever becomes of the rest.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace lozenge::cli {

class GrowingFile {
 public:
  /// Refuses a path that cannot be written.
  explicit GrowingFile(const std::string& path);
  GrowingFile(const GrowingFile&) = delete;
  GrowingFile& operator=(const GrowingFile&) = delete;
  ~GrowingFile() { std::fclose(file_); }

  void add(std::string_view text);
  /// Refuses, if not all could be written.
  void check() const;

 private:
  std::string path_;
  std::FILE* file_;
  bool has_failed_ = false;
};

}  // namespace lozenge::cli

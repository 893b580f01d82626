#include "cli/growing_file.hpp"

#include "cli/failure.hpp"
#include "core/quote.hpp"

namespace lozenge::cli {

GrowingFile::GrowingFile(const std::string& path) : path_(path), file_(std::fopen(path.c_str(), "w")) {
  if (file_ == nullptr) refuse("The file " + quoted(path) + " cannot be written.");
}

void GrowingFile::add(std::string_view text) {
  has_failed_ =
      has_failed_ || std::fwrite(text.data(), 1, text.size(), file_) != text.size() || std::fflush(file_) != 0;
}

void GrowingFile::check() const {
  if (has_failed_) refuse("The file " + quoted(path_) + " cannot be written: not all games are in it.");
}

}  // namespace lozenge::cli

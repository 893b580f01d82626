#include "cli/games_file.hpp"

#include <ctime>

#include "arena/archive.hpp"
#include "cli/failure.hpp"
#include "core/quote.hpp"
#include "record/write.hpp"

namespace lozenge::cli {

namespace {

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm day{};
  ::localtime_r(&now, &day);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%Y.%m.%d", &day)};
}

}  // namespace

GamesFile::GamesFile(const std::string& path) : path_(path), file_(std::fopen(path.c_str(), "w")), today_(today()) {
  if (file_ == nullptr) refuse("The file " + quoted(path) + " cannot be written.");
}

void GamesFile::add(const arena::Plan& plan, const arena::Played& played) {
  const auto text = record::write_record(arena::record_of(plan, played, today_));
  has_failed_ = has_failed_ || !text || (!is_first_ && std::fputc('\n', file_) == EOF) ||
                std::fwrite(text->data(), 1, text->size(), file_) != text->size() || std::fflush(file_) != 0;
  is_first_ = false;
}

void GamesFile::check() const {
  if (has_failed_) refuse("The file " + quoted(path_) + " cannot be written: not all games are in it.");
}

}  // namespace lozenge::cli

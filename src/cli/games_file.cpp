#include "cli/games_file.hpp"

#include <cassert>
#include <ctime>

#include "arena/archive.hpp"
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

GamesFile::GamesFile(const std::string& path) : file_(path), today_(today()) {}

void GamesFile::add(const arena::Plan& plan, const arena::Played& played) {
  const auto text = record::write_record(arena::record_of(plan, played, today_));
  assert(text.ok());  // it was played
  file_.add(is_first_ ? *text : "\n" + *text);
  is_first_ = false;
}

}  // namespace lozenge::cli

// What JavaScript can have read for it: rulebooks, courses.
#include "course/course.hpp"
#include "rulebook/json.hpp"
#include "wasm/exchange.hpp"

namespace lozenge::wasm {

/// The Markdown of a rulebook, taken apart.
[[clang::export_name("rulebook")]] Granted rulebook(const char* text, std::size_t size) {
  constexpr std::size_t longest = 1 << 20;
  if (size > longest) return refuse({"This rulebook is too long to be read."});
  Json json;
  lozenge::rulebook::write_rulebook(json, lozenge::rulebook::read(text_of(text, size)));
  return grant(json);
}

/// The lines of the course of a game.
[[clang::export_name("course")]] Granted course(const char* game, std::size_t game_size, const char* text,
                                                std::size_t size) {
  const auto read = lozenge::course::read(text_of(game, game_size), text_of(text, size));
  return read ? grant(lozenge::course::json(*read)) : refuse(read.error());
}

}  // namespace lozenge::wasm

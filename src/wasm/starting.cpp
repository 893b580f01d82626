// What the page and the engine both do: begin a match, play on, and close it; and which weights a game has.
#include "games/families.hpp"
#include "protocol/views.hpp"
#include "wasm/exchange.hpp"
#include "wasm/matches.hpp"

namespace lozenge::wasm {

/// From a position, or from the game's own start where that is empty.
[[clang::export_name("start")]] MatchNumber start(const char* id, std::size_t id_size, const char* position,
                                                  std::size_t position_size) {
  const auto game = play::find_game(games::all(), text_of(id, id_size));
  if (!game) return refuse(game.error());
  if (position_size == 0) return matches().add((*game)->start());
  auto match = (*game)->start_from(text_of(position, position_size));
  return match ? matches().add(std::move(match).value()) : refuse(match.error());
}

/// For who looks at games and does not play them: there no count ends a match, since real ones go on behind it.
[[clang::export_name("stop_counting")]] void stop_counting(MatchNumber number) {
  if (play::Match* match = matches().find(number)) match->set_counting(false);
}

/// The answer is the choice that was meant.
[[clang::export_name("play")]] Granted play(MatchNumber number, const char* text, std::size_t size) {
  play::Match* match = matches().find(number);
  if (match == nullptr) return refuse(no_match());
  const auto choice = match->play(text_of(text, size));
  if (!choice) return refuse(choice.error());
  Json json;
  protocol::write_choice(json, *choice);
  return grant(json);
}

[[clang::export_name("release")]] void release(MatchNumber number) { matches().remove(number); }

/// The name of the weights that an engine for a game needs; games that open alike have the same.
[[clang::export_name("weights_name")]] Granted weights_name(const char* id, std::size_t size) {
  const auto found = play::find_game(games::all(), text_of(id, size));
  if (!found) return refuse(found.error());
  return grant(std::string((*found)->weights_name()));
}

}  // namespace lozenge::wasm

#include "cli/asked.hpp"

#include <sstream>

#include "core/quote.hpp"
#include "games/families.hpp"

namespace lozenge::cli {

namespace {

/// `12.` and `12...` before a move.
bool is_move_number(const std::string& word) {
  const auto dot = word.find_first_not_of("0123456789");
  return dot != 0 && dot != std::string::npos && word.find_first_not_of('.', dot) == std::string::npos;
}

}  // namespace

Argument game_place() {
  return {.name = "GAME",
          .help = "a game, with its options: id or id:key=value,key=value",
          .kind = Argument::Kind::game,
          .is_required = true};
}

Argument position_option() {
  return {.name = "--position", .value = "P", .help = "a position to begin from, instead of the start"};
}

Argument colour_option() {
  return {.name = "--colour",
          .value = "WHEN",
          .help = "when to colour: auto (on a terminal, unless NO_COLOR is set), always or never",
          .kind = Argument::Kind::word,
          .words = {"auto", "always", "never"},
          .fallback = "auto"};
}

Argument ascii_flag() { return {.name = "--ascii", .help = "draw with plain letters only, whatever the locale"}; }

terminal::Look asked_look(const Values& values) {
  return terminal::look_of_output(values.text("--colour"), values.has("--ascii"));
}

std::shared_ptr<const play::Game> asked_game(const Values& values) {
  return granted(play::find_game(games::all(), values.text("GAME")), Exit::misused);
}

std::unique_ptr<play::Match> asked_match(const Values& values) {
  const auto game = asked_game(values);
  return values.has("--position") ? granted(game->start_from(values.text("--position"))) : game->start();
}

std::vector<std::string> move_words(const std::string& text) {
  std::vector<std::string> out;
  std::istringstream words(text);
  for (std::string word; words >> word;)
    if (!is_move_number(word)) out.push_back(word);
  return out;
}

void play_word(play::Match& match, const std::string& word, int number) {
  const auto played = match.play(word);
  if (!played) refuse("Move " + std::to_string(number) + ", " + quoted(word) + ": " + played.sentence());
}

std::string example_game() { return games::all().front()->id; }

std::vector<std::string> example_moves(int plies) {
  const auto match = granted(play::find_game(games::all(), example_game()))->start();
  std::vector<std::string> moves;
  for (int i = 0; i < plies; ++i) moves.push_back(granted(match->play(match->moves().front())).text);
  return moves;
}

}  // namespace lozenge::cli

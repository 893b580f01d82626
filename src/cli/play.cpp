// lozenge play: people at one terminal; and the menu, which is what the program does when nothing else is asked.
#include "cli/asked.hpp"
#include "cli/commands.hpp"
#include "cli/terminal/session.hpp"

namespace lozenge::cli {

namespace {

Exit run(const Values& values) {
  const terminal::Style style{values.text("--colour"), values.has("--ascii")};
  auto match = values.has("GAME") ? asked_match(values) : nullptr;
  if (!match && values.has("--position")) misuse("--position needs a GAME.");
  terminal::LineInput input;
  if (match && terminal::run_session(std::move(match), style, input) != terminal::Table::Wish::menu) return Exit::done;
  terminal::run_menu(style, input);
  return Exit::done;
}

}  // namespace

Command make_play() {
  Argument game = game_place();
  game.is_required = false;
  game.help += "; without it, a menu";
  return {.name = "play",
          .summary = "play a game at this terminal",
          .paragraphs =
              {"For the players at one terminal, in turn. Moves are typed in the notation of the game; 'help' lists "
               "what else can be typed: undo, moves, claims, save and more. 'lozenge' alone is 'lozenge play'."},
          .arguments = {game, position_option(), ascii_flag(), colour_option()},
          .examples = {{"lozenge play", "choose a game from the menu"},
                       {"lozenge play " + example_game(), "play one at once"}},
          .run = run};
}

}  // namespace lozenge::cli

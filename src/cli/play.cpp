// lozenge play: people at one terminal, or against the computer; without a game, the menu.
#include <limits>
#include <random>

#include "cli/asked.hpp"
#include "cli/commands.hpp"
#include "cli/terminal/session.hpp"

namespace lozenge::cli {

namespace {

terminal::Manner asked_manner(const Values& values) {
  return {.time = search::Seconds(values.decimal("--time")),
          .seed = values.has("--seed") ? static_cast<std::uint64_t>(values.number("--seed")) : std::random_device()()};
}

/// Where the computer sits in the game that is asked for; nothing where only people play.
std::optional<terminal::Seating> asked_seating(const Values& values, const play::Game& game) {
  if (!values.has("--level")) {
    if (values.has("--as")) misuse("--as goes with --level: it says who you are when the computer plays too.");
    return std::nullopt;
  }
  const std::string name = values.has("--as") ? values.text("--as") : terminal::seat_names(game).front();
  const auto people = terminal::asked_people(game, name);
  if (!people) misuse(people.sentence() + " Or random.");
  return terminal::Seating{*people, values.number("--level")};
}

Exit run(const Values& values) {
  for (const char* option : {"--position", "--level", "--as"})
    if (values.has(option) && !values.has("GAME")) misuse(std::string(option) + " needs a GAME.");
  const terminal::Style style{values.text("--colour"), values.has("--ascii")};
  const auto manner = asked_manner(values);
  auto match = values.has("GAME") ? asked_match(values) : nullptr;
  const terminal::Players players{match ? asked_seating(values, match->game()) : std::nullopt, manner};
  terminal::LineInput input;
  if (match && terminal::run_session(std::move(match), players, style, input) != terminal::Table::Wish::menu)
    return Exit::done;
  terminal::run_menu(manner, style, input);
  return Exit::done;
}

}  // namespace

Command make_play() {
  Argument game = game_place();
  game.is_required = false;
  game.help += "; without it, a menu";
  return {.name = "play",
          .summary = "play a game at this terminal, against people or the computer",
          .paragraphs =
              {"For the players at one terminal, in turn; with --level the computer takes the other side. Moves are "
               "typed in the notation of the game; 'help' lists what else can be typed: hint, undo, moves, claims, "
               "save and more.",
               "While the computer thinks, Ctrl-C makes it play. A saved game says which side the computer has, and "
               "goes on with it."},
          .arguments = {game,
                        {.name = "--level",
                         .value = "L",
                         .help = "play against the computer: 1 is for newcomers, 10 its full strength",
                         .kind = Argument::Kind::number,
                         .low = 1,
                         .high = play::highest_level},
                        {.name = "--as",
                         .value = "WHO",
                         .help = "who you are then: a side, a player where sides have several, or random; usually the "
                                 "side that moves first"},
                        {.name = "--time",
                         .value = "S",
                         .help = "how many seconds the computer may think about a move",
                         .kind = Argument::Kind::decimal,
                         .high = 1'000'000,
                         .fallback = "1"},
                        {.name = "--seed",
                         .value = "N",
                         .help = "what the computer leaves to chance is then the same every time",
                         .kind = Argument::Kind::number,
                         .high = std::numeric_limits<int>::max()},
                        position_option(),
                        ascii_flag(),
                        colour_option()},
          .examples = {{"lozenge play", "choose a game from the menu"},
                       {"lozenge play " + example_game(), "play one at once, for two"},
                       {"lozenge play " + example_game() + " --level 3 --as random", "against the computer"}},
          .run = run};
}

}  // namespace lozenge::cli

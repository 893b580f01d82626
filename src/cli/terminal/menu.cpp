// The menu: which game, with which options, and who plays.
#include <algorithm>
#include <cctype>

#include "cli/terminal/session.hpp"
#include "core/quote.hpp"
#include "games/families.hpp"
#include "play/level.hpp"

namespace lozenge::cli::terminal {

namespace {

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

void print_games(Display& display) {
  display.say("");
  display.say("Lozenge " LOZENGE_VERSION ": board games, exactly by their rule sheets");
  display.say("");
  std::size_t width = 0, number = 0;
  for (const play::Family* family : games::all()) width = std::max(width, family->name.size());
  for (const play::Family* family : games::all())
    display.say("  " + std::to_string(++number) + "  " + family->name +
                    std::string(width - family->name.size() + 2, ' ') + family->summary,
                width + 7);
  display.say("");
}

/// By its number in the list, its name or its id.
const play::Family* find_family(const std::string& text) {
  const auto& families = games::all();
  for (std::size_t i = 0; i < families.size(); ++i) {
    const play::Family& family = *families[i];
    if (text == std::to_string(i + 1) || lower(text) == family.id || lower(text) == lower(family.name)) return &family;
  }
  return nullptr;
}

bool is_leaving(const std::string& answer) { return answer == "q" || answer == "quit" || answer == "exit"; }

void print_options(const play::Family& family, Display& display) {
  display.say(family.name + " has options:");
  for (const play::Option& option : family.options) {
    std::string values;
    for (const auto& value : option.values) values += (values.empty() ? "" : "|") + value;
    display.say("  " + option.key + "=" + values + "  " + option.help + "; usually " +
                    (option.fallback.empty() ? option.fallback_help : option.fallback),
                6);
  }
}

/// The game with the options that are asked for; nothing at the end of the input.
std::shared_ptr<const play::Game> choose_options(const play::Family& family, LineInput& input, Display& display) {
  if (family.options.empty()) return *play::find_game(games::all(), family.id);
  print_options(family, display);
  for (;;) {
    const auto answer = input.read("Press Enter to play so, or type key=value,key=value: ");
    if (!answer || is_leaving(*answer)) return nullptr;
    auto game = play::find_game(games::all(), family.id + (answer->empty() ? "" : ":" + *answer));
    if (game) return *game;
    display.refuse(game.sentence());
  }
}

/// Nothing where the players leave or the input ends.
std::shared_ptr<const play::Game> choose_game(LineInput& input, Display& display) {
  print_games(display);
  for (;;) {
    const auto answer = input.read("Which game? Its number or name, or quit: ");
    if (!answer || is_leaving(*answer)) return nullptr;
    if (answer->empty()) continue;
    if (const play::Family* family = find_family(*answer)) return choose_options(*family, input, display);
    const auto game = play::find_game(games::all(), *answer);
    if (game) return *game;
    display.refuse(game.sentence());
  }
}

void print_levels(Display& display) {
  display.say("The computer plays on these levels:");
  std::vector<std::string> levels;
  for (const play::Level& level : play::levels())
    levels.push_back((level.number < 10 ? "   " : "  ") + std::to_string(level.number) + "  " +
                     std::string(level.name));
  display.list(levels);
}

/// 0 where only people play; nothing where they leave or the input ends, here and below.
std::optional<int> choose_level(LineInput& input, Display& display) {
  print_levels(display);
  for (;;) {
    const auto answer = input.read("Press Enter if only people play, or type the computer's level: ");
    if (!answer || is_leaving(*answer)) return std::nullopt;
    if (answer->empty()) return 0;
    for (const play::Level& level : play::levels())
      if (*answer == std::to_string(level.number) || lower(*answer) == lower(std::string(level.name)))
        return level.number;
    display.refuse("There is no level " + quoted(*answer) + ".");
  }
}

std::optional<People> choose_people(const play::Game& game, LineInput& input, Display& display) {
  auto names = seat_names(game);
  const std::string first = names.front();
  names.push_back("random");
  for (;;) {
    const auto answer = input.read("Who are you? " + either(names).text() + " (Enter is " + first + "): ");
    if (!answer || is_leaving(*answer)) return std::nullopt;
    auto people = asked_people(game, answer->empty() ? first : *answer);
    if (people) return *people;
    display.refuse(people.sentence());
  }
}

std::optional<Players> choose_players(const play::Game& game, const Manner& manner, LineInput& input,
                                      Display& display) {
  const auto level = choose_level(input, display);
  if (!level) return std::nullopt;
  if (*level == 0) return Players{std::nullopt, manner};
  const auto people = choose_people(game, input, display);
  if (!people) return std::nullopt;
  return Players{Seating{*people, *level}, manner};
}

}  // namespace

void run_menu(const Manner& manner, const Style& style, LineInput& input) {
  Display display(style, false);
  while (const auto game = choose_game(input, display)) {
    const auto players = choose_players(*game, manner, input, display);
    if (!players || run_session(game->start(), *players, style, input) != Table::Wish::menu) return;
  }
}

}  // namespace lozenge::cli::terminal

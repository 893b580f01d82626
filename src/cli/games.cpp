// lozenge games: which games there are, and their options.
#include <algorithm>
#include <set>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "games/families.hpp"
#include "protocol/views.hpp"

namespace lozenge::cli {

namespace {

std::string values_of(const play::Option& option) {
  std::string out = option.key + "=";
  for (const auto& value : option.values) out += (&value == &option.values.front() ? "" : "|") + value;
  return out;
}

std::string text(const play::Family& family) {
  const auto game = granted(play::find_game(games::all(), family.id));
  const std::set<std::string> players(game->seats().begin(), game->seats().end());
  std::string out =
      family.id + "\n  " + family.name + ", " + std::to_string(players.size()) + " players. " + family.summary + "\n";
  std::size_t width = 0;
  for (const auto& option : family.options) width = std::max(width, values_of(option).size());
  for (const auto& option : family.options) {
    const std::string values = values_of(option);
    out += "  " + values + std::string(width - values.size() + 2, ' ') + option.help + " (default " +
           (option.fallback.empty() ? option.fallback_help : option.fallback) + ")\n";
  }
  return out;
}

void print_json() {
  Json json;
  json.open_array();
  for (const play::Family* family : games::all())
    protocol::write_family(json, *family, *granted(play::find_game(games::all(), family->id)));
  print_line(json.close_array().text());
}

Exit run(const Values& values) {
  if (values.has("--json")) {
    print_json();
    return Exit::done;
  }
  for (const play::Family* family : games::all()) {
    if (family != games::all().front()) print("\n");
    print(text(*family));
  }
  return Exit::done;
}

}  // namespace

Command make_games() {
  return {.name = "games",
          .summary = "list the games and their options",
          .paragraphs = {"A game is asked for by its id, with options where they are not the default: "
                         "id:key=value,key=value."},
          .arguments = {{.name = "--json", .help = "the list for programs, as one line of JSON"}},
          .examples = {{"lozenge games", "the list for people"}, {"lozenge games --json", "the list for programs"}},
          .run = run};
}

}  // namespace lozenge::cli

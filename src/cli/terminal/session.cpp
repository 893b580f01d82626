#include "cli/terminal/session.hpp"

#include "cli/terminal/words.hpp"
#include "play/level.hpp"

namespace lozenge::cli::terminal {

namespace {

void obey(Table& table, LineInput& input, const std::string& line) {
  const auto blank = line.find_first_of(" \t");
  const auto rest = line.find_first_not_of(" \t", blank);
  if (const Word* word = find_word(line.substr(0, blank))) {
    input.remember(line);
    word->run(table, rest == std::string::npos || blank == std::string::npos ? "" : line.substr(rest));
  } else {
    table.play(line);
  }
}

/// The first word can be a command or a move; after some of the commands comes one of a few words.
std::vector<std::string> completions(const Table& table, std::string_view line) {
  std::vector<std::string> out;
  if (line == "moves ")
    for (const auto& cell : table.match().game().geometry().cells) out.push_back(cell.name);
  if (line == "claims " || line == "thinking ") out = {"on", "off"};
  if (line == "level ")
    for (const auto& level : play::levels()) out.push_back(std::to_string(level.number));
  if (!line.empty()) return out;
  for (const Word& word : words()) out.emplace_back(word.name);
  if (!table.match().status().is_over() && table.match().move_count() <= Table::many)
    for (auto& move : table.match().moves()) out.push_back(std::move(move));
  return out;
}

/// Who plays too, where that is not plain.
std::string greeting(const Table& table) {
  if (table.opponents() == nullptr) return "";
  const int level = table.opponents()->seating().level;
  return "The computer plays on level " + std::to_string(level) + ", " + level_name(level) + ". ";
}

}  // namespace

Table::Wish run_session(std::unique_ptr<play::Match> match, const Players& players, const Style& style,
                        LineInput& input) {
  Table table(std::move(match), players, style, input);
  input.set_completer([&](std::string_view line, std::string_view) { return completions(table, line); });
  table.show();
  table.display().say(greeting(table) + "Type a move, or 'help'.");
  while (table.wish == Table::Wish::play) {
    table.let_computer_play();
    const bool is_over = table.match().status().is_over();
    const auto line = input.read(is_over ? "The game is over: " : player(table.match()) + " to move: ");
    if (!line) {
      table.display().say("");
      break;
    }
    if (!line->empty()) obey(table, input, *line);
  }
  input.set_completer(nullptr);
  return table.wish;
}

}  // namespace lozenge::cli::terminal

#include "cli/terminal/session.hpp"

#include "cli/terminal/words.hpp"

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

/// The first word can be a command or a move; after `moves` comes a square, after `claims` on or off.
std::vector<std::string> completions(const Table& table, std::string_view line) {
  std::vector<std::string> out;
  if (line == "moves ")
    for (const auto& cell : table.match().game().geometry().cells) out.push_back(cell.name);
  if (line == "claims ") out = {"on", "off"};
  if (!line.empty()) return out;
  for (const Word& word : words()) out.emplace_back(word.name);
  if (!table.match().status().is_over() && table.match().move_count() <= Table::many)
    for (auto& move : table.match().moves()) out.push_back(std::move(move));
  return out;
}

}  // namespace

Table::Wish run_session(std::unique_ptr<play::Match> match, const Style& style, LineInput& input) {
  Table table(std::move(match), style, input);
  input.set_completer([&](std::string_view line, std::string_view) { return completions(table, line); });
  table.show();
  table.display().say("Type a move, or 'help'.");
  while (table.wish == Table::Wish::play) {
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

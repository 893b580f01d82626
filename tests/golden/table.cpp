#include "tests/golden/table.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "games/families.hpp"
#include "tests/content.hpp"

namespace lozenge::tests {

namespace {

std::string trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return "";
  return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

std::vector<std::string> split(std::string_view line) {
  std::vector<std::string> fields;
  for (;;) {
    const auto bar = line.find('|');
    fields.push_back(trimmed(line.substr(0, bar)));
    if (bar == std::string_view::npos) return fields;
    line.remove_prefix(bar + 1);
  }
}

}  // namespace

std::vector<std::string> words(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::vector<std::string> out;
  for (std::string word; in >> word;) out.push_back(word);
  return out;
}

std::vector<Row> read_table(const play::Family& family, const std::string& file) {
  const std::string path = in_game(family.id, file).string();
  std::istringstream in(content(path));
  std::vector<Row> rows;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (trimmed(line).empty() || line.starts_with('#')) continue;
    rows.push_back({path + ":" + std::to_string(number), split(line)});
  }
  EXPECT_FALSE(rows.empty()) << path << " has no rows: every game has its tables (docs/adding-a-game.md).";
  return rows;
}

std::shared_ptr<const play::Game> find_game(const play::Family& family, const std::string& text) {
  const auto game = play::find_game(games::all(), text);
  if (!game) {
    ADD_FAILURE() << game.sentence();
    return nullptr;
  }
  EXPECT_EQ((*game)->family().id, family.id) << "A table holds rows of its own game only.";
  return *game;
}

std::unique_ptr<play::Match> start_match(const play::Game& game, const std::string& position) {
  if (position == "start") return game.start();
  auto match = game.start_from(position);
  if (match) return std::move(*match);
  ADD_FAILURE() << position << " is refused: " << match.sentence();
  return nullptr;
}

}  // namespace lozenge::tests

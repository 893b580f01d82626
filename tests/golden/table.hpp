// The tables that each game's folder holds: plain text, '#' begins a comment line, fields stand between '|'.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "play/family.hpp"

namespace lozenge::tests {

struct Row {
  std::string place;  // .../<id>/lines.txt:12
  std::vector<std::string> fields;
};

/// Text between blanks.
std::vector<std::string> words(std::string_view text);

/// The rows of a file in a game's folder. A missing or empty table fails the running test.
std::vector<Row> read_table(const play::Family& family, const std::string& file);

/// The game named in a row; fails the running test (and gives null) where it is no game of that family.
std::shared_ptr<const play::Game> find_game(const play::Family& family, const std::string& text);

/// A match from a row's position, or from `start`; fails the running test (and gives null) if it is refused.
std::unique_ptr<play::Match> start_match(const play::Game& game, const std::string& position);

}  // namespace lozenge::tests

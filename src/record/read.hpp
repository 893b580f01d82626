// Reads game records: PDN for the games that have it, and the same tag-pair format for the others. Liberal: see
// docs/notation.md for all that is accepted.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "play/family.hpp"
#include "record/limits.hpp"
#include "record/record.hpp"
#include "record/scanner.hpp"

namespace lozenge::record {

/// Something to tell about a text, and where: "Game 2, White's move 12 (24-20): 20 is occupied."
struct Problem {
  std::size_t line = 1;  // from 1
  std::size_t column = 1;
  Sentence sentence;
};

/// One game of a text: its record, or why there is none. Both are missing where there is only something to warn of.
struct Reading {
  Place place;  // where it begins
  std::optional<Record> record;
  std::optional<Record> kept;  // of a game with a problem: what comes before it
  std::optional<Problem> problem;
  std::vector<Problem> warnings;
};

/// Gives the games of a text one by one, so that no more than one record is in memory. After a game that cannot be
/// read it goes on with the next one. The text must outlive the reader; callers read at most `max_text` bytes of it.
class Reader {
 public:
  /// `fallback` is the game of a record that does not name its own; without it, the first that PDN knows.
  Reader(std::string_view text, std::span<const play::Family* const> families,
         std::shared_ptr<const play::Game> fallback = nullptr);

  /// Empty at the end of the text.
  std::optional<Reading> next();

 private:
  bool read_game(Reading& reading);

  Scanner scanner_;
  std::span<const play::Family* const> families_;
  std::shared_ptr<const play::Game> fallback_;
  std::size_t games_ = 0;
  std::vector<std::string> told_;  // what is told once for all games
  Sentence refusal_;               // why the text is not looked at
};

struct ReadReport {
  std::vector<Record> records;
  std::vector<Problem> problems;
  std::vector<Problem> warnings;
};

/// Every game of a text at once.
ReadReport read_records(std::string_view text, std::span<const play::Family* const> families,
                        std::shared_ptr<const play::Game> fallback = nullptr);

}  // namespace lozenge::record

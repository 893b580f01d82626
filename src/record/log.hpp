// What the reader has to tell about one game of a text.
#pragma once

#include "record/read.hpp"

namespace lozenge::record {

class Log {
 public:
  Log(std::size_t game, Reading& reading) : game_(game), reading_(reading) {}

  /// `where` is a move of the game, or empty.
  void warn(const Place& place, const std::string& where, const std::string& sentence) {
    reading_.warnings.push_back(problem(place, where, sentence));
  }
  /// The game cannot be read. False, so that a reader can end with it.
  bool fail(const Place& place, const std::string& where, const std::string& sentence) {
    reading_.problem = problem(place, where, sentence);
    return false;
  }

 private:
  Problem problem(const Place& place, const std::string& where, const std::string& sentence) const {
    return {place.line, place.column,
            "Game " + std::to_string(game_) + (where.empty() ? "" : ", " + where) + ": " + sentence};
  }

  std::size_t game_;
  Reading& reading_;
};

}  // namespace lozenge::record

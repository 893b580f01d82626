// What the reader has to tell about one game of a text.
#pragma once

#include "record/read.hpp"

namespace lozenge::record {

class Log {
 public:
  Log(std::size_t game, Reading& reading) : game_(game), reading_(reading) {}

  /// `where` is a move of the game, or empty.
  void warn(const Place& place, const Sentence& where, const Sentence& said) {
    reading_.warnings.push_back(problem(place, where, said));
  }
  /// The game cannot be read. False, so that a reader can end with it.
  bool fail(const Place& place, const Sentence& where, const Sentence& said) {
    reading_.problem = problem(place, where, said);
    return false;
  }

 private:
  Problem problem(const Place& place, const Sentence& where, const Sentence& said) const {
    if (where.is_empty()) return {place.line, place.column, {"Game {1}: {2}", game_, said}};
    return {place.line, place.column, {"Game {1}, {2}: {3}", game_, where, said}};
  }

  std::size_t game_;
  Reading& reading_;
};

}  // namespace lozenge::record

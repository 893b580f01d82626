// What the reader has to tell about one game of a text.
#pragma once

#include <set>
#include <string>

#include "record/read.hpp"

namespace lozenge::record {

class Log {
 public:
  /// `told` is what the games of a text share: what is told of one of them only.
  Log(std::size_t game, Reading& reading, std::set<std::string>& told) : game_(game), reading_(reading), told_(told) {}

  /// `where` is a move of the game, or empty.
  void warn(const Place& place, const Sentence& where, const Sentence& said) {
    reading_.warnings.push_back(problem(place, where, said));
  }
  /// Of a habit that goes through a whole text: the same kind of sentence is told once.
  void warn_once(const Place& place, const Sentence& where, const Sentence& said) {
    if (told_.insert(said.kind()).second) warn(place, where, said);
  }

  /// The game cannot be read. False, so that a reader can end with it.
  bool fail(const Place& place, const Sentence& where, const Sentence& said) {
    reading_.problem = problem(place, where, said);
    return false;
  }
  /// Neither can others of the text, for the same reason: the first one is told of, the others are left out in silence.
  bool fail_once(const Place& place, const Sentence& said) {
    reading_.problem.reset();
    return told_.insert(said.text()).second && fail(place, {}, said);
  }

 private:
  Problem problem(const Place& place, const Sentence& where, const Sentence& said) const {
    if (where.is_empty()) return {place.line, place.column, {"Game {1}: {2}", game_, said}};
    return {place.line, place.column, {"Game {1}, {2}: {3}", game_, where, said}};
  }

  std::size_t game_;
  Reading& reading_;
  std::set<std::string>& told_;
};

}  // namespace lozenge::record

// What the reader has to tell about one game of a text.
#pragma once

#include <string>
#include <vector>

#include "record/read.hpp"

namespace lozenge::record {

class Log {
 public:
  /// `told` is what the games of a text share: what is told of one of them only.
  Log(std::size_t game, Reading& reading, std::vector<std::string>& told)
      : game_(game), reading_(reading), told_(told) {}

  /// `where` is a move of the game, or empty.
  void warn(const Place& place, const Sentence& where, const Sentence& said);
  /// Of a habit that goes through a whole text: the same kind of sentence is told once.
  void warn_once(const Place& place, const Sentence& where, const Sentence& said);

  /// The game cannot be read. False, so that a reader can end with it.
  bool fail(const Place& place, const Sentence& where, const Sentence& said);
  /// Neither can others of the text, for the same reason: the first one is told of, the others are left out in silence.
  bool fail_once(const Place& place, const Sentence& said);

 private:
  bool is_new(const std::string& words);
  Problem problem(const Place& place, const Sentence& where, const Sentence& said) const;

  std::size_t game_;
  Reading& reading_;
  std::vector<std::string>& told_;
};

}  // namespace lozenge::record

// Reads the moves of one game, with their remarks and variations, and plays them as they come.
#pragma once

#include "record/log.hpp"
#include "record/tour.hpp"

namespace lozenge::record {

class Movetext {
 public:
  Movetext(Scanner& scanner, play::Match& match, Log& log) : scanner_(scanner), match_(match), log_(log) {}

  /// Reads the main line up to the result, the next game or the end of the text. False where it cannot be read: the
  /// log has the reason, and the line what comes before it.
  bool read(Line& line);

 private:
  /// A line under way.
  struct Thread {
    Line& line;
    int depth;
    Numbering next;  // of the turn to come
    Numbering last;  // of the turn before, whose variations bear it too
  };

  bool read_line(Thread& thread);
  bool read_item(Thread& thread);
  bool read_variation(Thread& thread);
  bool read_setup(Thread& thread);
  bool read_word(Thread& thread);

  bool play_fitting(const Thread& thread, std::string_view word);
  bool refuse_move(const Thread& thread, std::string_view move, const Sentence& why);
  bool add_turn(Thread& thread);
  bool add_notes(Thread& thread, std::vector<Note> notes);
  bool add_strength(Thread& thread, std::string_view strength);
  bool has_room(const Thread& thread, std::size_t more);
  bool fail(const Thread& thread, const Sentence& why);
  Sentence turn_name(const Thread& thread) const;

  Scanner& scanner_;
  play::Match& match_;
  Log& log_;
  std::size_t items_ = 0;
  std::size_t guesses_ = 0;
};

}  // namespace lozenge::record

// The computer as a player at the table: it has some of the seats, a level and its own way to open.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "cli/terminal/seating.hpp"

namespace lozenge::cli::terminal {

/// How the computer plays, its level aside.
struct Manner {
  search::Seconds time{1};  // for a move at most; low levels need next to nothing
  std::uint64_t seed = 0;   // of what it leaves to chance
};

class Opponents {
 public:
  /// The game must outlive them.
  Opponents(const play::Game& game, Seating seating, const Manner& manner);

  const Seating& seating() const { return seating_; }
  bool is_person(int seat) const { return seating_.people[static_cast<std::size_t>(seat)]; }
  /// The first of the seats that people have.
  int first_person() const;
  /// Is there one computer player, and not a team or more?
  bool is_single() const;

  void set_level(int level);

  /// What to play now. Ctrl-C makes it play the best so far.
  play::Answer choose(const play::Match& match, const std::function<void(const play::Thought&)>& report);

 private:
  void make_engine();

  const play::Game& game_;
  Seating seating_;
  Manner manner_;
  std::unique_ptr<play::Engine> engine_;
};

/// "Newcomer" of level 1.
std::string level_name(int level);

}  // namespace lozenge::cli::terminal

// Stands beside the players with the engine's full strength: gives hints, and says how things stand.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "play/game.hpp"

namespace lozenge::cli::terminal {

class Adviser {
 public:
  /// A hint for the player to move; each further one about the same position tells more: with what to begin, where it
  /// leads, the whole move.
  std::string hint(const play::Match& match);

  /// What the position is worth for the side to move.
  search::Score score(const play::Match& match);

 private:
  void look(const play::Match& match);

  std::unique_ptr<play::Engine> engine_;
  std::string seen_;  // what was looked at last: the game, how many turns, the position
  play::Answer answer_;
  std::vector<std::string> hints_;
  std::size_t given_ = 0;
};

}  // namespace lozenge::cli::terminal

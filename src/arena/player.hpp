// A contestant at the board: asked for moves, one game after the other.
#pragma once

#include <memory>
#include <string>

#include "arena/contestant.hpp"
#include "play/game.hpp"

namespace lozenge::arena {

/// What a player has been told before the first game.
struct Conditions {
  std::shared_ptr<const play::Game> game;
  search::Limits limits;  // for each move
  std::size_t table_mb = 64;
  search::Seconds patience{10};  // how long a program may take beyond its time
};

/// A move and what it took.
struct Reply {
  std::string move;
  play::Thought thought;
};

class Player {
 public:
  virtual ~Player() = default;

  /// A new game begins. An error means that there is nobody to play it.
  virtual Result<Done> begin(std::uint64_t seed) = 0;
  /// An error is the player's fault and loses the game.
  virtual Result<Reply> choose(const play::Match& match) = 0;
  /// From any thread: no more games; a `choose` under way comes back soon.
  virtual void stop() = 0;
};

std::unique_ptr<Player> make_player(const Contestant& contestant, const Conditions& conditions);

}  // namespace lozenge::arena

// How the games of a contest begin. Each opening is played twice, with the sides exchanged.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"

namespace lozenge::arena {

struct Opening {
  std::string name;                // for the record; may be empty
  std::string start;               // a position; empty: the game's own start
  std::vector<std::string> moves;  // played from there
};

/// The match that an opening leads to. The opening must be one of the functions below.
std::unique_ptr<play::Match> begin_match(const play::Game& game, const Opening& opening);

/// Openings of a few random moves, no two of them alike and none of them one-sided as far as there are enough; in none
/// is the game over or a claim open. It takes milliseconds each, and longer where good ones are rare: `goes_on` is
/// asked before each try, with how many there are; where it says no, these are all.
std::vector<Opening> random_openings(
    const play::Game& game, std::size_t count, std::uint64_t seed,
    const std::function<bool(std::size_t)>& goes_on = [](std::size_t) { return true; });

/// The openings that tournaments of a game draw lots for, without the barred ones, in a random order.
Result<std::vector<Opening>> tournament_openings(const play::Game& game, std::uint64_t seed);

/// One opening a line: a position, or moves from the start. Empty lines and lines that begin with '#' are skipped.
Result<std::vector<Opening>> read_openings(const play::Game& game, std::string_view text);

}  // namespace lozenge::arena

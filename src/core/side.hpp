// Who plays: the two sides of a game (teams, where a game has more players), and how a game can end.
#pragma once

#include <cstdint>
#include <string_view>

namespace lozenge {

/// The side that makes the first move of the game, and the other one.
enum class Side : std::uint8_t { first, second };

constexpr Side operator!(Side s) { return s == Side::first ? Side::second : Side::first; }
constexpr int index(Side s) { return static_cast<int>(s); }

enum class Outcome : std::uint8_t { first_wins, second_wins, draw };

constexpr Outcome win_for(Side s) { return s == Side::first ? Outcome::first_wins : Outcome::second_wins; }

/// `1-0` means that the side that moves first has won (docs/notation.md, the custom of English PDN).
constexpr std::string_view text(Outcome o) {
  switch (o) {
    case Outcome::first_wins: return "1-0";
    case Outcome::second_wins: return "0-1";
    case Outcome::draw: return "1/2-1/2";
  }
  return "*";
}

}  // namespace lozenge

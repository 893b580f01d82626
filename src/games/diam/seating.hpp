// Who plays when and with which colours (rulebook, Setting up): all that the number of players changes in DIAM.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace lozenge::games::diam {

/// Red and orange are the first team's, black and brown the second's.
enum Colour : std::uint8_t { red, orange, black, brown };
inline constexpr int colours = 4;
inline constexpr int pawns_a_colour = 4;
inline constexpr const char* colour_names[colours] = {"red", "orange", "black", "brown"};
inline constexpr std::string_view colour_letters = "ROKN";

constexpr int team_of(int colour) { return colour / 2; }

/// A set of colours, a bit each.
using Palette = std::uint8_t;
constexpr bool has(Palette palette, int colour) { return (palette >> colour & 1) != 0; }

inline constexpr Palette only_red = 1 << red, only_orange = 1 << orange, only_black = 1 << black,
                         only_brown = 1 << brown;

/// What the players of a team have together; each of them may move all of it.
inline constexpr std::array<Palette, 2> team_palettes{only_red | only_orange, only_black | only_brown};

/// How many play: two, three or four.
enum class Players : std::uint32_t { two, three, four };

/// What the player of each slot in the order of play may place. Even slots are the first team's; two players have two
/// slots, which come again.
inline constexpr int most_slots = 4;
inline constexpr std::array<std::array<Palette, most_slots>, 3> orders_of_play{{
    {team_palettes[0], team_palettes[1], team_palettes[0], team_palettes[1]},
    {team_palettes[0], only_brown, team_palettes[0], only_black},
    {only_red, only_brown, only_orange, only_black},
}};
constexpr const auto& order_of_play(Players players) { return orders_of_play[static_cast<std::size_t>(players)]; }
constexpr std::uint32_t slots(Players players) { return players == Players::two ? 2 : most_slots; }

/// The slot that comes so many after one.
constexpr std::uint32_t slot_after(std::uint32_t slot, std::uint32_t turns, Players players) {
  return (slot + turns) & (slots(players) - 1);
}

/// The same game under other names: what each colour is called now, and by how many slots the order of play is shifted.
struct Recolouring {
  std::array<std::uint8_t, colours> to{red, orange, black, brown};
  std::uint32_t shift = 0;

  constexpr Palette of(Palette palette) const {
    Palette out = 0;
    for (int c = 0; c < colours; ++c)
      if (has(palette, c)) out |= static_cast<Palette>(1 << to[c]);
    return out;
  }

  /// Every slot then places, and its team moves, what it should.
  constexpr bool fits(Players players) const {
    const auto& order = order_of_play(players);
    for (std::uint32_t slot = 0; slot < slots(players); ++slot) {
      const std::uint32_t shifted = slot_after(slot, shift, players);
      if (of(order[slot]) != order[shifted] || of(team_palettes[slot % 2]) != team_palettes[shifted % 2]) return false;
    }
    return true;
  }
};

/// The first one changes nothing.
struct Recolourings {
  std::array<Recolouring, 8> all{};
  int size = 0;
};

inline constexpr std::array<Recolourings, 3> all_recolourings = [] {
  std::array<Recolourings, 3> all;
  for (const Players players : {Players::two, Players::three, Players::four}) {
    Recolourings& found = all[static_cast<std::size_t>(players)];
    for (std::uint32_t shift = 0; shift < slots(players); ++shift) {
      Recolouring r;
      r.shift = shift;
      do
        if (r.fits(players)) found.all[found.size++] = r;
      while (std::next_permutation(r.to.begin(), r.to.end()));
    }
  }
  return all;
}();
constexpr const Recolourings& recolourings(Players players) {
  return all_recolourings[static_cast<std::size_t>(players)];
}

static_assert(recolourings(Players::two).size == 8 && recolourings(Players::three).size == 4 &&
              recolourings(Players::four).size == 4);

}  // namespace lozenge::games::diam

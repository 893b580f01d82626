// What the evaluation of DIAM looks at: where the pawns of each colour stand, how many of them there are, and how many
// threats; a network judges it.
#pragma once

#include "eval/features.hpp"
#include "games/diam/generate.hpp"

namespace lozenge::games::embedded {
std::span<const std::uint8_t> diam_2();  // diam-2.weights, one for each number of players
std::span<const std::uint8_t> diam_3();
std::span<const std::uint8_t> diam_4();
}  // namespace lozenge::games::embedded

namespace lozenge::games::diam {

/// The sides are the teams. A team's two colours are told apart by who places them next, so that the players of a team
/// may be exchanged together with their turns. With three players the teams are not alike: a trait tells which one it
/// is.
struct Features {
  static constexpr int kinds = 2;
  static constexpr int phases = colours * pawns_a_colour;
  static constexpr eval::NetworkShape network{64, 32, 4};

  /// The ring turned and mirrored.
  static std::vector<eval::Image> images() {
    std::vector<eval::Image> all;
    for (const bool exchanges : {false, true})
      for (const bool is_mirrored : {false, true})
        for (int turn = 0; turn < detail::size; ++turn) {
          all.push_back({{}, exchanges});
          for (int place = 0; place < detail::size * board::ring8::levels; ++place) {
            const Places at = is_mirrored ? board::ring8::mirrored(detail::bit(place)) : detail::bit(place);
            all.back().place[place] = static_cast<std::uint8_t>(detail::lowest(detail::turned(at, turn)));
          }
        }
    return all;
  }

  template <class Visit>
  [[gnu::always_inline]] static void each_piece(const DiamPosition& p, Visit&& f) {
    for (int team = 0; team < 2; ++team)
      for (int kind = 0; kind < kinds; ++kind)
        for (Places pawns = p.pawns[colour(p, team, kind)]; pawns != 0; pawns = detail::rest(pawns))
          f(team, kind, detail::lowest(pawns));
  }

  /// How many pawns of each colour are on the board; how many DIAMs the team could make by placing a pawn.
  static constexpr std::array<int, 2> trait_sizes{50, 5};
  static std::array<int, 2> traits(const DiamPosition& p, int team) {
    const int next = std::popcount(p.pawns[colour(p, team, 0)]), other = std::popcount(p.pawns[colour(p, team, 1)]);
    return {(p.players == Players::three ? 25 * team : 0) + next * 5 + other, std::min(threats(p, team), 4)};
  }

  static int phase(const DiamPosition& p) { return phases - std::popcount(detail::held(p)); }

  /// Nothing is ever captured: pawns that stand high enough for a DIAM count.
  static int material(const DiamPosition& p) {
    const auto worth = [&](int team) { return 10 * std::popcount(both(p, team) & ~detail::ground); };
    return worth(Diam::team(p)) - worth(Diam::team(p) ^ 1);
  }

  static int hand(const DiamPosition& p) {
    const auto worth = [&](int team) { return 30 * threats(p, team) + 8 * hopes(p, team); };
    return material(p) + worth(Diam::team(p)) - worth(Diam::team(p) ^ 1) + 5;
  }

  /// In the scale of all games.
  static int base(const DiamPosition& p) { return 3 * hand(p); }

  static eval::Weights weights(Players players) {
    switch (players) {
      case Players::two: return {"diam-2", 45, embedded::diam_2()};
      case Players::three: return {"diam-3", 40, embedded::diam_3()};
      case Players::four: break;
    }
    return {"diam-4", 46, embedded::diam_4()};
  }

 private:
  static Places both(const DiamPosition& p, int team) { return p.pawns[2 * team] | p.pawns[2 * team + 1]; }

  /// The colour that the team places at its next turn comes first; where it may choose, its first colour.
  static int colour(const DiamPosition& p, int team, int kind) {
    const std::uint32_t next = slot_after(p.slot, Diam::team(p) != team ? 1 : 0, p.players);
    return 2 * team + (has(order_of_play(p.players)[next], 2 * team) ? kind : 1 - kind);
  }

  /// Where a pawn of a colour would make a DIAM.
  static Places wanted(const DiamPosition& p, int colour) {
    return detail::turned(p.pawns[colour] & ~detail::ground, detail::size / 2);
  }

  /// Where the next pawn to come there makes a DIAM.
  static int threats(const DiamPosition& p, int team) {
    const Places landings = detail::landings(detail::held(p));
    int found = 0;
    for (int c = 2 * team; c < 2 * team + 2; ++c)
      if (std::popcount(p.pawns[c]) < pawns_a_colour) found += std::popcount(wanted(p, c) & landings);
    return found;
  }

  /// Where one may come to be made.
  static int hopes(const DiamPosition& p, int team) {
    const Places held = detail::held(p);
    return std::popcount(wanted(p, 2 * team) & ~held) + std::popcount(wanted(p, 2 * team + 1) & ~held);
  }
};

}  // namespace lozenge::games::diam

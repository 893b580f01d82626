// DIAM against a plain model of its rulebook on strings, and what the rules promise about the game as a whole.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/diam/diam.hpp"
#include "games/families.hpp"
#include "search/playout.hpp"
#include "tests/board.hpp"
#include "tests/effort.hpp"

namespace lozenge::tests {

namespace {

using games::diam::Diam;
using games::diam::Players;
using search::Random;

/// The rules once more, slowly: piles as strings of colours from the bottom.
struct Model {
  std::vector<std::string> order;  // what each slot may place
  std::size_t slot = 0;
  std::array<std::string, 8> piles;

  std::string text() const {
    std::string out = std::to_string(slot + 1) + ":";
    for (std::size_t s = 0; s < 8; ++s) out += (s > 0 ? "/" : "") + (piles[s].empty() ? "-" : piles[s]);
    return out;
  }

  long on_board(char colour) const {
    long number = 0;
    for (const auto& pile : piles) number += std::count(pile.begin(), pile.end(), colour);
    return number;
  }

  static bool is_first_team(char colour) { return colour == 'R' || colour == 'O'; }

  /// The results of the DIAMs of the highest level that has any: none, one, or both where the position is impossible.
  std::set<std::string> results() const {
    for (std::size_t level = 3; level >= 1; --level) {
      std::set<std::string> found;
      for (std::size_t s = 0; s < 4; ++s)
        if (piles[s].size() > level && piles[s + 4].size() > level && piles[s][level] == piles[s + 4][level])
          found.insert(is_first_team(piles[s][level]) ? "1-0" : "0-1");
      if (!found.empty()) return found;
    }
    return {};
  }

  std::map<std::string, Model> moves() const {
    std::map<std::string, Model> out;
    if (!results().empty()) return out;
    Model next = *this;
    next.slot = (slot + 1) % order.size();
    for (std::size_t s = 0; s < 8; ++s) {
      const std::string here = std::to_string(s + 1);
      for (const char colour : order[slot]) {
        if (on_board(colour) == 4 || piles[s].size() == 4) continue;
        Model& placed = out[colour + ("@" + here)] = next;
        placed.piles[s] += colour;
      }
      for (std::size_t level = 0; level < piles[s].size(); ++level)
        for (const std::size_t to : {(s + 1) % 8, (s + 7) % 8}) {
          const std::string going = piles[s].substr(level);
          if (is_first_team(going[0]) != (slot % 2 == 0) || piles[to].size() + going.size() > 4) continue;
          Model& carried = out[here + "." + std::to_string(level + 1) + "-" + std::to_string(to + 1)] = next;
          carried.piles[s].resize(level);
          carried.piles[to] += going;
        }
    }
    if (out.empty()) out["--"] = next;
    return out;
  }
};

Model start_model(int players) {
  if (players == 2) return {{"RO", "KN"}, 0, {}};
  if (players == 3) return {{"RO", "N", "RO", "K"}, 0, {}};
  return {{"R", "N", "O", "K"}, 0, {}};
}

/// Some of the 16 pawns on squares by lot, any slot.
Model random_model(int players, Random& random) {
  Model model = start_model(players);
  model.slot = random.below(static_cast<std::uint32_t>(model.order.size()));
  const std::uint32_t squares = 2 + random.below(7);  // on few squares piles are high
  for (const char colour : std::string("ROKN"))
    for (std::uint32_t left = random.below(5); left > 0; --left) {
      auto& pile = model.piles[random.below(squares)];
      if (pile.size() < 4) pile.insert(random.below(static_cast<std::uint32_t>(pile.size() + 1)), 1, colour);
    }
  return model;
}

std::map<std::string, std::string> texts(const Model& model) {
  std::map<std::string, std::string> out;
  for (const auto& [name, next] : model.moves()) out[name] = next.text();
  return out;
}

std::map<std::string, std::string> texts(const play::Match& match) {
  std::map<std::string, std::string> out;
  for (const auto& choice : match.choices()) out[choice.text] = choice.after.substr(0, choice.after.find(":H"));
  return out;
}

class DiamOf : public testing::TestWithParam<int> {
 protected:
  std::shared_ptr<const play::Game> game() const {
    return *play::find_game(games::all(), "diam:players=" + std::to_string(GetParam()));
  }
  void compare(const play::Match& match, const Model& model) const {
    EXPECT_EQ(texts(match), texts(model)) << board(match);
    const auto verdict = match.verdict();
    const auto results = model.results();
    EXPECT_EQ(verdict ? text(*verdict) : "", results.empty() ? "" : *results.begin()) << board(match);
  }
};

}  // namespace

TEST_P(DiamOf, AgreesWithThePlainModelInRandomGames) {
  Random random(8);
  for (int i = 0; i < (is_slow_build ? 5 : 50); ++i) {
    const auto match = game()->start();
    Model model = start_model(GetParam());
    while (!match->status().is_over() && !HasFailure()) {
      compare(*match, model);
      const auto moves = model.moves();
      const auto move = std::next(moves.begin(), random.below(static_cast<std::uint32_t>(moves.size())));
      ASSERT_TRUE(match->play(move->first)) << move->first << "\n" << board(*match);
      model = Model(move->second);
    }
    compare(*match, model);
  }
}

TEST_P(DiamOf, AgreesWithThePlainModelOnRandomPlacements) {
  Random random(15);
  for (int i = 0; i < (is_slow_build ? 200 : 5000) && !HasFailure(); ++i) {
    const Model model = random_model(GetParam(), random);
    const auto match = game()->start_from(model.text());
    ASSERT_EQ(match.ok(), model.results().size() < 2) << model.text();
    if (match) compare(**match, model);
  }
}

INSTANTIATE_TEST_SUITE_P(Players, DiamOf, testing::Values(2, 3, 4), testing::PrintToStringParamName());

/// The rules would draw the game if nobody had an action. All heights of eight piles show that somebody always has.
TEST(Diam, SomebodyAlwaysHasAnAction) {
  for (int code = 0; code < 390625; ++code) {  // 5 to the 8th
    std::array<int, 8> heights{};
    int pawns = 0;
    for (int s = 0, rest = code; s < 8; ++s, rest /= 5) pawns += heights[s] = rest % 5;
    if (pawns > 16) continue;
    bool can_place = false, can_carry = false;
    for (int s = 0; s < 8; ++s) {
      can_place |= heights[s] < 4;
      can_carry |= heights[s] > 0 && (heights[(s + 1) % 8] < 4 || heights[(s + 7) % 8] < 4);
    }
    ASSERT_TRUE(pawns < 16 ? can_place : can_carry) << code;
  }
}

TEST(Diam, ImagesOfALopsidedPositionAreAllDifferent) {
  const auto count_images = [](Players players) {
    const auto p = *Diam::read("1:ROK/KN/O/-/-/N/-/-", players);
    std::set<std::string> seen;
    for (int i = 0; i < Diam::images(p); ++i) seen.insert(Diam::text(Diam::image(p, i)));
    return seen.size();
  };
  EXPECT_EQ(count_images(Players::two), 128u);   // 16 of the ring, each pair of colours, the sides
  EXPECT_EQ(count_images(Players::three), 64u);  // red and orange; black and brown with their players
  EXPECT_EQ(count_images(Players::four), 64u);   // the order of play begun by any of the four
}

TEST(Diam, PiecesAreThePilesAndTheReserves) {
  const auto pieces = Diam::pieces(*Diam::read("2:RK/-/-/-/-/-/-/NNNN"));
  ASSERT_EQ(pieces.size(), 9u);
  const auto described = [](const Piece& piece) {
    return piece.colour + " " + std::to_string(piece.count) + " at " + std::to_string(piece.cell.index) + " level " +
           std::to_string(piece.level) + " of " + std::to_string(index(piece.owner));
  };
  std::vector<std::string> all;
  for (const auto& piece : pieces) all.push_back(described(piece));
  EXPECT_THAT(all, testing::UnorderedElementsAre(
                       "red 1 at 0 level 1 of 0", "black 1 at 0 level 2 of 1", "brown 1 at 7 level 1 of 1",
                       "brown 1 at 7 level 2 of 1", "brown 1 at 7 level 3 of 1", "brown 1 at 7 level 4 of 1",
                       "red 3 at 255 level 1 of 0", "orange 4 at 255 level 1 of 0", "black 3 at 255 level 1 of 1"));
}

TEST(Diam, ClicksAreColourAndSquareOrSquareLevelAndSquare) {
  const auto steps_of = [](const char* position, const std::string& move) {
    const auto match = (*play::find_game(games::all(), "diam"))->start_from(position);
    for (const auto& choice : (*match)->choices())
      if (choice.text == move) return choice.steps;
    return Steps();
  };
  const char* blocked = "2:RROO/KNKN/NKNK/ORRO/-/-/-/-";
  EXPECT_EQ(steps_of("1:-/-/-/-/-/-/-/-", "O@3"), (Steps{step_choice("O"), step_to(Cell(2))}));
  EXPECT_EQ(steps_of("2:RK/-/-/-/-/-/-/-", "1.2-8"),
            (Steps{step_to(Cell(0)), step_choice("level 2"), step_to(Cell(7))}));
  EXPECT_EQ(steps_of(blocked, "--"), (Steps{step_choice("--")}));
}

TEST(Diam, NeighbouringSquaresAreDrawnAHundredApartAndOppositeOnesJoined) {
  const Geometry& g = Diam::geometry();
  ASSERT_EQ(g.cells.size(), 8u);
  ASSERT_EQ(g.lines.size(), 4u);
  for (std::size_t i = 0; i < 8; ++i) {
    const Point a = g.cells[i].centre, b = g.cells[(i + 1) % 8].centre, c = g.cells[(i + 4) % 8].centre;
    EXPECT_NEAR((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y), 10000, 250) << g.cells[i].name;
    EXPECT_EQ((Point{a.x + c.x, a.y + c.y}), (Point{g.width, g.height})) << g.cells[i].name;
    EXPECT_EQ(g.cells[i].outline.size(), 4u);
    // A square's edge is the next one's.
    EXPECT_EQ(g.cells[i].outline[1], g.cells[(i + 1) % 8].outline[0]);
    EXPECT_EQ(g.cells[i].outline[2], g.cells[(i + 1) % 8].outline[3]);
  }
}

TEST(Diam, EverySeatOfTheOrderOfPlayHasAPlaceAtTheBoard) {
  EXPECT_EQ(Diam::geometry(Players::two).seat_angles.size(), 2u);
  EXPECT_EQ(Diam::geometry(Players::three).seat_angles.size(), 4u);
  EXPECT_EQ(Diam::geometry(Players::four).seat_angles.size(), 4u);
  const auto& angles = Diam::geometry(Players::three).seat_angles;
  EXPECT_EQ(angles[0], angles[2]) << "Player 1 has every other turn.";
}

}  // namespace lozenge::tests

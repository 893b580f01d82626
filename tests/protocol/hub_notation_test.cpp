// Positions and moves in the form of the Hub protocol.
#include "protocol/hub/notation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "search/playout.hpp"

namespace lozenge::tests {
namespace {

namespace hub = protocol::hub;

std::shared_ptr<const play::Game> game_of(std::string_view id) { return *play::find_game(games::all(), id); }

TEST(HubPosition, OfCheckersIsALetterASquare) {
  const auto game = game_of("checkers");
  EXPECT_EQ(hub::position_text(*game->start()), "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww");
  const auto match = game->start_from("W:W31,K5:BK3,12");
  const std::string text = hub::position_text(**match);
  EXPECT_EQ(text, "WeeBeWeeeeeebeeeeeeeeeeeeeeeeeewe");
  EXPECT_EQ((*hub::read_position(*game, text))->position(), "W:WK5,31:BK3,12");
  EXPECT_EQ((*hub::read_position(*game, "start"))->position(), game->start()->position());
}

TEST(HubPosition, ThatCannotBeIsRefused) {
  const auto game = game_of("checkers");
  const std::pair<const char*, const char*> wrong[] = {
      {"", "32 letters, one a square"},
      {"Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwwww", "32 letters"},
      {"Xbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww", "W or B for the side to move"},
      {"Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwwx", "Square 32 is one of w, b, W, B and e, not 'x'"},
      {"Bwbbbbbbbbbbbeeeeeeeewwwwwwwwwwww", "crowned"},
      {"Bbbbbbbbbbbbbbeeeeeeewwwwwwwwwwww", "more than 12"}};
  for (const auto& [text, part] : wrong) {
    const auto match = hub::read_position(*game, text);
    ASSERT_FALSE(match.ok()) << text;
    EXPECT_THAT(match.sentence(), testing::HasSubstr(part)) << text;
  }
}

TEST(HubMove, OfCheckersNamesWhatIsCaptured) {
  const auto game = game_of("checkers");
  const auto match = std::move(game->start_from("B:W18,25,26:BK15")).value();
  EXPECT_THAT(match->moves(), testing::ElementsAre("15x22x29", "15x22x31"));
  EXPECT_EQ(hub::move_text(*match, "15x22x31"), "15x31x18x26");
  for (const char* text : {"15x31x18x26", "15x31x26x18"}) EXPECT_EQ(*hub::read_move(*match, text), "15x22x31");
  EXPECT_EQ(*hub::read_move(*match, "15x29x18x25"), "15x22x29");
  EXPECT_EQ(*hub::read_move(*match, "15x29"), "15x22x29") << "clear without the captured squares";
  for (const char* wrong : {"15x31x18", "15x22x31", "15x31x18x25", "15x22x18", "15xx31", "x", "", "15-18", "11-15"})
    EXPECT_FALSE(hub::read_move(*match, wrong).ok()) << wrong;
}

TEST(HubMove, IsTakenAlongALine) {
  const auto match = game_of("checkers")->start();
  const std::vector<std::string> moves{"11-15", "22-18", "15x22", "25x18", "1-2"};
  EXPECT_EQ(hub::line_text(*match, moves), "11-15 22-18 15x22x18 25x18x22") << "up to the first that is illegal";
}

TEST(HubNotation, ComesBackInEveryGame) {
  for (const play::Family* family : games::all()) {
    const auto game = game_of(family->id);
    const auto match = game->start();
    search::Random random(3);
    for (int ply = 0; ply < 60 && !match->status().is_over(); ++ply) {
      const auto placed = hub::read_position(*game, hub::position_text(*match));
      ASSERT_TRUE(placed.ok()) << match->position() << " " << placed.sentence();
      EXPECT_EQ((*placed)->pieces().size(), match->pieces().size()) << match->position();
      EXPECT_EQ((*placed)->side(), match->side());
      const auto moves = match->moves();
      for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / 50)
        EXPECT_EQ(*hub::read_move(*match, hub::move_text(*match, moves[i])), moves[i]) << match->position();
      ASSERT_TRUE(match->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]).ok());
    }
  }
}

}  // namespace
}  // namespace lozenge::tests

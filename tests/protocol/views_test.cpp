// The JSON views: well-formed for every game, complete, and silent about what a player may not see.
#include "protocol/views.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/laws/option_sets.hpp"
#include "tests/protocol/json_check.hpp"

namespace lozenge::tests {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::Test;

std::string view(const play::Game& of) {
  Json json;
  protocol::write_game(json, of);
  return json.text();
}

std::string view(const play::Match& of, std::optional<int> seat = std::nullopt) {
  Json json;
  protocol::write_match(json, of, seat);
  return json.text();
}

int count(std::string_view text, std::string_view part) {
  int times = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++times;
  return times;
}

TEST(Views, AreJsonForEveryGameAndSeatThroughAWholeMatch) {
  for (const play::Family* family : games::all()) {
    const auto of = game(family->id);
    EXPECT_TRUE(JsonCheck::is_json(view(*of))) << family->id;
    const auto match = of->start();
    for (int ply = 0; ply < 30 && !match->status().is_over(); ++ply) {
      const auto moves = match->moves();
      ASSERT_TRUE(match->play(moves[static_cast<std::size_t>(ply * 7) % moves.size()]));
      EXPECT_TRUE(JsonCheck::is_json(view(*match))) << view(*match);
      for (int seat = 0; seat < static_cast<int>(of->seats().size()); ++seat)
        EXPECT_TRUE(JsonCheck::is_json(view(*match, seat))) << view(*match, seat);
    }
  }
}

TEST(Views, ListEveryCellOnEveryBoard) {
  for (const play::Family* family : games::all()) {
    const auto of = game(family->id);
    const std::string text = view(*of);
    const int boards = count(text, "\"angle\":");
    EXPECT_GE(boards, 2) << family->id;
    EXPECT_EQ(count(text, "\"centre\":"), boards * static_cast<int>(of->geometry().cells.size())) << family->id;
  }
}

TEST(Views, ShowWhatEveryPieceLooksLike) {
  for (const std::string& id : option_sets()) {
    const auto of = game(id);
    const std::string text = view(*of);
    const auto match = of->start();
    for (int ply = 0; ply < 60 && !match->status().is_over() && match->move_count() < 10'000; ++ply) {
      for (const Piece& piece : match->pieces())
        EXPECT_THAT(text, HasSubstr("{\"kind\":\"" + piece.kind + "\",\"owner\":" + std::to_string(index(piece.owner)) +
                                    ",\"count\":1,\"value\":" + std::to_string(piece.value) + ",\"colour\":\"" +
                                    piece.colour + "\",\"body\":"))
            << id;
      if (Test::HasFailure()) return;
      const auto moves = match->moves();
      ASSERT_TRUE(match->play(moves[static_cast<std::size_t>(ply * 7) % moves.size()]));
    }
  }
  // Dice at home are not met so soon.
  for (const play::Family* family : games::all())
    for (const std::string& guise : family->guises)
      EXPECT_THAT(view(*game(family->id)), HasSubstr("{\"kind\":\"" + guise + "\",")) << family->id;
}

TEST(Views, ShowLongBoardsOnTheirSideToo) {
  for (const play::Family* family : games::all()) {
    const auto of = game(family->id);
    std::set<int> angles(of->geometry().seat_angles.begin(), of->geometry().seat_angles.end());
    EXPECT_EQ(count(view(*of), "\"angle\":"), static_cast<int>(angles.size()) * (is_long(of->geometry()) ? 2 : 1))
        << family->id;
  }
}

TEST(Views, GiveEachChoiceItsClicks) {
  const auto match = game("checkers:sheet=parker")->start();
  for (const char* move : {"11-15", "22-18", "9-13"}) ASSERT_TRUE(match->play(move));
  const std::string text = view(*match);
  EXPECT_THAT(text,
              HasSubstr(R"({"text":"huff15","claim":true,"steps":[{"choice":"huff"},{"cell":14}],"captures":[14]})"));
  EXPECT_THAT(text, HasSubstr(R"({"text":"insist","claim":true,"steps":[{"choice":"insist"}],"captures":[]})"));
  EXPECT_THAT(text, HasSubstr(R"({"text":"18x11","claim":false,"steps":[{"cell":17},{"cell":10}],"captures":[14]})"));
  EXPECT_EQ(count(text, "\"steps\":"), static_cast<int>(match->move_count()));
}

TEST(Views, NameThePiecesThatMustOrShouldJump) {
  for (const char* id : {"checkers", "checkers:enforcement=insist", "checkers:sheet=parker"}) {
    const auto match = game(id)->start();
    EXPECT_THAT(view(*match), HasSubstr(R"("demanded":[],)")) << id;
    for (const char* move : {"11-15", "22-18"}) ASSERT_TRUE(match->play(move));
    EXPECT_THAT(view(*match), HasSubstr(R"("demanded":[14],)")) << id;
    ASSERT_TRUE(match->resign(Side::first));
    EXPECT_THAT(view(*match), HasSubstr(R"("demanded":[],)")) << id;
  }
}

TEST(Views, SayWhichColoursAreWhose) {
  const std::string four = view(*game("diam:players=4"));
  EXPECT_THAT(four, HasSubstr(R"("name":"Player 1","side":0,"board":0,"colours":["red"])"));
  EXPECT_THAT(four, HasSubstr(R"("colours":["brown"])"));
  EXPECT_THAT(view(*game("diam")), HasSubstr(R"("colours":["red","orange"])"));
  EXPECT_THAT(view(*game("checkers")), HasSubstr(R"("colours":[])"));
}

TEST(Views, PointOutThePiecesThatHaveWon) {
  const auto match = game("diam")->start();
  for (const char* move : {"O@5", "N@5", "O@1"}) ASSERT_TRUE(match->play(move));
  EXPECT_THAT(view(*match), HasSubstr(R"("deciding":[])"));
  ASSERT_TRUE(match->play("N@1"));
  const std::string text = view(*match);
  const std::string deciding = text.substr(text.find("\"deciding\""));
  EXPECT_EQ(count(deciding.substr(0, deciding.find(']')), R"("level":2,"colour":"brown")"), 2);
}

TEST(Views, NameTheClaimsThatTheRulesKnow) {
  EXPECT_THAT(view(*game("checkers")), HasSubstr(R"("claims":[],)"));
  EXPECT_THAT(view(*game("checkers:enforcement=insist")), HasSubstr(R"("claims":["insist"],)"));
  EXPECT_THAT(view(*game("checkers:sheet=parker")), HasSubstr(R"("claims":["insist","huff"],)"));
}

TEST(Views, SayHowAPieceWithoutACellOfItsOwnIsPickedUp) {
  const auto match = game("diam")->start();
  ASSERT_TRUE(match->play("R@1"));
  EXPECT_THAT(view(*match), HasSubstr(R"("level":1,"colour":"red","choice":"level 1"})"));
  EXPECT_THAT(view(*match), HasSubstr(R"("colour":"black","choice":"K"})"));
  for (const auto& choice : match->choices()) EXPECT_TRUE(choice.captures.empty()) << choice.text;
}

TEST(Views, GiveChoicesToThePlayerToMoveOnly) {
  const auto match = game("checkers")->start();
  EXPECT_THAT(view(*match, 0), HasSubstr("\"choices\":[{"));
  EXPECT_THAT(view(*match, 1), Not(HasSubstr("\"choices\"")));
}

TEST(Views, OfAnEndedMatchHaveNoChoices) {
  const auto match = game("checkers")->start();
  ASSERT_TRUE(match->resign(Side::first));
  EXPECT_THAT(view(*match), HasSubstr(R"("choice_count":0,"choices":[])"));
  EXPECT_THAT(
      view(*match),
      HasSubstr(
          R"("result":"0-1","ending":"resignation","sentence":{"say":"{1} wins: {2} resigns.","with":[{"say":"White")"));
}

TEST(Boards, TurnedByAWholeTurnAreTheSame) {
  for (const play::Family* family : games::all()) {
    const Geometry& board = game(family->id)->geometry();
    const Geometry back = turned(turned(board, 90), 270);
    ASSERT_EQ(back.cells.size(), board.cells.size());
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
      EXPECT_EQ(back.cells[i].centre, board.cells[i].centre) << family->id << " " << board.cells[i].name;
      EXPECT_EQ(back.cells[i].outline, board.cells[i].outline) << family->id << " " << board.cells[i].name;
    }
    EXPECT_EQ(back.seat_angles, board.seat_angles);
  }
}

TEST(Boards, TurnedTowardASeatHaveItAtTheBottom) {
  for (const play::Family* family : games::all()) {
    const Geometry& board = game(family->id)->geometry();
    for (std::size_t seat = 0; seat < board.seat_angles.size(); ++seat)
      EXPECT_EQ(turned(board, board.seat_angles[seat]).seat_angles[seat], 0) << family->id;
  }
}

TEST(Boards, TurnClockwise) {
  Geometry board;
  board.width = 400;
  board.height = 200;
  board.cells.push_back({"right", {400, 100}, {}, "plain"});
  const Geometry quarter = turned(board, 90);
  EXPECT_EQ(quarter.width, 200);
  EXPECT_EQ(quarter.height, 400);
  EXPECT_EQ(quarter.cells[0].centre, (Point{100, 400}));
}

}  // namespace
}  // namespace lozenge::tests

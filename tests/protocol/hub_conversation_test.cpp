// An engine's side of the Hub protocol, without threads: what is answered to what.
#include "protocol/hub/conversation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "protocol/hub/notation.hpp"

namespace lozenge::tests {
namespace {

namespace hub = protocol::hub;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

class HubConversation : public testing::Test {
 protected:
  /// The answers to some lines.
  std::vector<std::string> hear(const std::vector<std::string>& lines) {
    said_.clear();
    for (const auto& line : lines) EXPECT_TRUE(conversation_.hear(line)) << line;
    return said_;
  }
  std::string last(const std::vector<std::string>& lines) {
    hear(lines);
    return said_.empty() ? "" : said_.back();
  }

  std::vector<std::string> said_;
  hub::PatientWorkshop workshop_;
  hub::Conversation conversation_{
      {.families = games::all(), .version = "1.2", .bounds = {.table_mb = 4, .threads = 2}, .most_nodes = 3000},
      workshop_,
      [this](const std::string& line) { said_.push_back(line); }};
};

TEST_F(HubConversation, BeginsWithAnIntroduction) {
  EXPECT_THAT(
      hear({"hub"}),
      ElementsAre("id name=Lozenge version=1.2 author=\"The Lozenge authors\" country=\"\"",
                  "param name=game value=checkers type=string", "param name=threads value=1 type=int min=1 max=2",
                  "param name=table-mb value=4 type=int min=1 max=4", "param name=level value=10 type=int min=1 max=10",
                  "param name=variety value=false type=bool",
                  "param name=seed value=0 type=int min=0 max=999999999999999999",
                  "param name=clock value=wall type=enum values=\"wall cpu\"", "wait"));
  EXPECT_THAT(hear({"init"}), ElementsAre("ready"));
}

TEST_F(HubConversation, ThinksAndMoves) {
  const auto answers = hear({"init", "pos pos=start moves=\"11-15 22-18\"", "level depth=6", "go think"});
  EXPECT_EQ(answers.front(), "ready");
  EXPECT_THAT(answers[1], AllOf(StartsWith("info depth=1 mean-depth=1.0 score="), HasSubstr(" nodes="),
                                HasSubstr(" time="), HasSubstr(" pv=15x22x18")));
  EXPECT_THAT(answers.back(), StartsWith("done move=15x22x18 ponder="));
}

TEST_F(HubConversation, SaysInMenThatTheGameIsWon) {
  const auto answers = hear({"pos pos=BBeeeeeeeeeeeeeeeeeeeeeeeeeeeewee", "level depth=9", "go think"});
  EXPECT_THAT(answers.back(), StartsWith("done move="));
  EXPECT_THAT(answers[answers.size() - 2], HasSubstr(" score=99.9"));
}

TEST_F(HubConversation, PlaysOtherGamesInTheirOwnNotation) {
  for (const play::Family* family : games::all()) {
    const auto game = *play::find_game(games::all(), family->id);
    const auto match = game->start();
    const std::string move = match->moves().front();
    ASSERT_TRUE(match->play(move).ok());
    EXPECT_THAT(hear({"set-param name=game value=" + family->id}), IsEmpty());
    const std::string done = last({"pos pos=start moves=\"" + move + "\"", "level nodes=200", "go think"});
    const auto line = hub::read_message(done);
    ASSERT_TRUE(line.ok()) << done;
    ASSERT_EQ(line->command, "done") << family->id << ": " << done;
    EXPECT_TRUE(hub::read_move(*match, line->find("move").value_or("")).ok()) << done;
  }
}

TEST_F(HubConversation, PlaysAWholeGame) {
  const auto game = *play::find_game(games::all(), "checkers");
  const auto match = game->start();
  std::string moves;
  hear({"level nodes=300", "new-game"});
  while (!match->status().is_over()) {
    const auto line = hub::read_message(last({"pos pos=start moves=\"" + moves + "\"", "go think"}));
    ASSERT_TRUE(line.ok() && line->command == "done") << match->position();
    const std::string text(line->find("move").value_or(""));
    const auto move = hub::read_move(*match, text);
    ASSERT_TRUE(move.ok()) << match->position() << " " << text;
    ASSERT_TRUE(match->play(*move).ok());
    moves += text + " ";
  }
  EXPECT_THAT(hear({"pos pos=start moves=\"" + moves + "\"", "go think"}), ElementsAre("done"));
}

TEST_F(HubConversation, HasNoMoveWhereTheGameIsOver) {
  for (const char* how : {"go think", "go ponder", "go analyze"})
    EXPECT_THAT(hear({"pos pos=BWeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", how, "stop", "ping"}), ElementsAre("done", "pong"));
  EXPECT_THAT(last({"pos pos=start", "level depth=1", "go think"}), StartsWith("done move="));
}

TEST_F(HubConversation, HasNoPositionAfterOneThatIsRefused) {
  hear({"pos pos=start moves=11-15", "level depth=1"});
  for (const std::string refused :
       {"pos", "pos pos=nonsense", "pos pos=start moves=11-16x", "  pos pos=\"start", "pos pos=start pos=start"}) {
    EXPECT_THAT(hear({refused}), ElementsAre(StartsWith("error message=")));
    for (const char* how : {"go think", "go ponder", "go analyze"})
      EXPECT_THAT(hear({how}), ElementsAre("error message=\"There is no position: the last one was refused.\""));
    EXPECT_THAT(last({"pos pos=start", "go think"}), StartsWith("done move="));
  }
}

TEST_F(HubConversation, KeepsThePositionWhenSomethingElseIsRefused) {
  EXPECT_THAT(last({"pos pos=start moves=\"11-15 22-18\"", "level depth=1", "level", "position pos=x", "set-param",
                    "go \"", "go think"}),
              "done move=15x22x18");
}

TEST_F(HubConversation, DoesTheSameAgainWithALimitOfNodes) {
  const std::vector<std::string> lines{"new-game", "pos pos=start", "level nodes=2000", "go think"};
  const auto without_times = [&] {
    auto answers = hear(lines);
    for (auto& answer : answers) {
      const auto begin = answer.find(" time="), end = answer.find(" pv=");
      if (begin != std::string::npos) answer.erase(begin, end - begin);
    }
    return answers;
  };
  EXPECT_EQ(without_times(), without_times());
}

TEST_F(HubConversation, AnswersPingsAndIgnoresWhatItDoesNotKnow) {
  EXPECT_THAT(hear({"ping", "", "   ", "castle side=king", "ping extra=1", "stop", "ponder-hit"}),
              ElementsAre("pong", "pong"));
}

TEST_F(HubConversation, SaysWhatIsWrong) {
  const std::pair<const char*, const char*> wrong[] = {
      {"pos", "pos needs pos="},
      {"pos pos=nonsense", "32 letters"},
      {"pos pos=start moves=\"11-15 11-15\"", "'11-15': There is no piece on 11."},
      {"pos pos=start moves=\"11x15x12\"", "There is no capture '11x15x12'"},
      {"pos pos=\"start", "not closed"},
      {"level", "A level needs"},
      {"level depth=x", "depth is a whole number"},
      {"go", "go needs think"},
      {"go home", "go needs think"},
      {"set-param name=level", "needs name= and value="},
      {"set-param name=level value=11", "from 1 to 10"},
      {"set-param name=threads value=3", "from 1 to 2"},
      {"set-param name=table-mb value=5", "from 1 to 4"},
      {"set-param name=variety value=yes", "true or false"},
      {"set-param name=clock value=sun", "wall or cpu"},
      {"set-param name=seed value=-1", "a whole number"},
      {"set-param name=game value=chess", "There is no game 'chess'"},
      {"set-param name=colour value=red", "no parameter 'colour'"}};
  for (const auto& [line, part] : wrong)
    EXPECT_THAT(hear({line}), ElementsAre(AllOf(StartsWith("error message=\""), HasSubstr(part)))) << line;
}

TEST_F(HubConversation, KeepsParametersAndShowsThem) {
  hear({"set-param name=level value=3", "set-param name=clock value=cpu", "set-param name=variety value=true",
        "set-param name=game value=checkers:sheet=parker"});
  EXPECT_THAT(hear({"hub"}), testing::IsSupersetOf({HasSubstr("name=level value=3"), HasSubstr("name=clock value=cpu"),
                                                    HasSubstr("name=variety value=true"),
                                                    HasSubstr("name=game value=\"checkers:sheet=parker\"")}));
  EXPECT_THAT(last({"go think"}), StartsWith("done"));
}

TEST_F(HubConversation, IsOverAfterQuit) {
  EXPECT_FALSE(conversation_.hear("quit"));
  EXPECT_FALSE(conversation_.hear("  quit now=1"));
}

}  // namespace
}  // namespace lozenge::tests

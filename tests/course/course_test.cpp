// The courses keep to the rules: every position can be, every move that a lesson wants is legal there, every mistake is
// answered as it says, and together the lessons teach every section of the rulebook.
#include "course/course.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <sstream>

#include "games/families.hpp"
#include "rulebook/rulebook.hpp"
#include "tests/board.hpp"
#include "tests/content.hpp"

namespace lozenge::tests {

namespace {

using course::Course;
using course::Lesson;
using course::Step;
using play::Match;

/// Of more moves than that, such as arrangements of dice, the first ones are tried.
constexpr std::size_t enough = 200;

bool contains(const std::vector<std::string>& words, const std::string& word) {
  return std::ranges::find(words, word) != words.end();
}

void play_all(Match& match, const std::vector<std::string>& moves) {
  for (const auto& move : moves) {
    const auto played = match.play(move);
    ASSERT_TRUE(played) << move << ": " << played.sentence();
    EXPECT_EQ(played->text, move) << "It is written otherwise.";
  }
}

std::unique_ptr<Match> after(const Match& match, const std::string& move) {
  auto next = match.clone();
  EXPECT_TRUE(next->play(move)) << move;
  return next;
}

bool is_won_by(const Match& match, Side side) {
  const auto outcome = match.status().outcome;
  return outcome == win_for(side);
}

/// The moves that solve a step.
std::vector<std::string> wanted(const Match& match, const Step& step) {
  if (step.accept.size() != 1) return step.accept;
  const std::string& word = step.accept.front();
  std::vector<std::string> moves;
  if (word == "any") {
    moves = match.moves();
  } else if (word == "captures") {
    for (const auto& choice : match.choices())
      if (!choice.captures.empty()) moves.push_back(choice.text);
  } else if (word == "wins") {
    for (const auto& move : match.moves())
      if (is_won_by(*after(match, move), match.side())) moves.push_back(move);
  } else {
    moves = step.accept;
  }
  return moves;
}

class CourseOf : public testing::TestWithParam<const play::Family*> {
 protected:
  void SetUp() override {
    auto read = course::read(id(), content(file()));
    ASSERT_TRUE(read) << read.sentence();
    course_ = *read;
  }

  const std::string& id() const { return GetParam()->id; }
  std::string file() const { return in_game(id(), "course.txt").string(); }

  std::string place(const Step& step) const { return file() + ":" + std::to_string(step.line) + ", step " + step.name; }

  Course course_;
};

/// A learner who goes through a lesson and makes every move that it wants, and every mistake that it names.
class Learner {
 public:
  void begin(const Step& step) {
    const Side side = match_ ? match_->side() : Side::first;
    if (!step.position.empty()) {
      lay_out(step);
    } else {
      ASSERT_EQ(wanted_.size(), 1u) << "A step goes on only from a step that wants one move.";
      EXPECT_EQ(side, learner_) << "It is not the learner's turn.";
    }
    ASSERT_NE(match_, nullptr);
    play_all(*match_, step.before);
    learner_ = match_->side();
  }

  void try_mistakes(const Step& step) const {
    for (const auto& [move, sentence] : step.wrong) {
      const auto played = match_->clone()->play(move);
      if (sentence.empty()) {
        EXPECT_TRUE(played) << move << ": " << played.sentence();
        EXPECT_FALSE(contains(wanted(*match_, step), move)) << move << " is what the step wants.";
      } else {
        ASSERT_FALSE(played) << move << " is legal.";
        EXPECT_EQ(played.sentence(), sentence);
      }
    }
  }

  void solve(const Step& step) {
    if (step.accept.empty()) return;
    wanted_ = wanted(*match_, step);
    ASSERT_FALSE(wanted_.empty()) << "No move does what the step wants.";
    const auto legal = match_->moves();
    for (std::size_t i = 0; i < std::min(wanted_.size(), enough); ++i) {
      ASSERT_TRUE(contains(legal, wanted_[i])) << wanted_[i] << " is not legal.";
      const auto next = after(*match_, wanted_[i]);
      play_all(*next, step.reply);
    }
    play_all(*match_, {wanted_.front()});
    play_all(*match_, step.reply);
  }

 private:
  void lay_out(const Step& step) {
    const auto game = play::find_game(games::all(), step.game);
    ASSERT_TRUE(game) << game.sentence();
    if (step.position == "start") {
      match_ = (*game)->start();
      return;
    }
    auto match = (*game)->start_from(step.position);
    ASSERT_TRUE(match) << match.sentence();
    match_ = std::move(*match);
    EXPECT_EQ(match_->position(), step.position) << "It is written otherwise.";
    EXPECT_FALSE(match_->status().is_over()) << "The game is over before the step begins.";
  }

  std::unique_ptr<Match> match_;
  std::vector<std::string> wanted_;
  Side learner_ = Side::first;
};

/// The titles of the sections that a course has to teach: `Moving`, `Moving / A king`.
std::set<std::string> sections_to_teach(const rulebook::Rulebook& book) {
  using rulebook::Chapter;
  std::set<std::string> titles;
  for (const Chapter chapter : {Chapter::setup, Chapter::aim, Chapter::moving, Chapter::capturing, Chapter::promotion,
                                Chapter::ending, Chapter::options}) {
    const auto sections = book.chapter(chapter);
    for (const auto* section : sections)
      if (section->title != "House rules")
        titles.insert(section == sections[0] ? section->title : sections[0]->title + " / " + section->title);
  }
  return titles;
}

}  // namespace

TEST_P(CourseOf, HoldsOnTheBoard) {
  for (const Lesson& lesson : course_.lessons) {
    SCOPED_TRACE("lesson " + lesson.name);
    Learner learner;
    for (const Step& step : lesson.steps) {
      SCOPED_TRACE(place(step));
      ASSERT_NO_FATAL_FAILURE(learner.begin(step));
      learner.try_mistakes(step);
      ASSERT_NO_FATAL_FAILURE(learner.solve(step));
    }
  }
}

TEST_P(CourseOf, NamesAMistakeWhereverThereIsSomethingToDo) {
  for (const Lesson& lesson : course_.lessons)
    for (const Step& step : lesson.steps)
      EXPECT_EQ(step.accept.empty(), step.wrong.empty()) << lesson.name << ": " << place(step);
}

TEST_P(CourseOf, HasEightToSixteenLessons) {
  EXPECT_GE(course_.lessons.size(), 8u);
  EXPECT_LE(course_.lessons.size(), 16u);
}

TEST_P(CourseOf, TeachesEverySectionOfTheRulebook) {
  const auto book = rulebook::read(content(in_game(id(), "rulebook/en.md")));
  const auto sections = sections_to_teach(book);
  std::set<std::string> taught;
  for (const Lesson& lesson : course_.lessons) taught.insert(lesson.teaches.begin(), lesson.teaches.end());
  EXPECT_EQ(taught, sections);
}

TEST_P(CourseOf, ShowsEveryValueOfEveryOptionButHouseRules) {
  std::set<std::string> shown;
  for (const Lesson& lesson : course_.lessons)
    for (const Step& step : lesson.steps) {
      std::istringstream rules((*play::find_game(games::all(), step.game))->rules());
      for (std::string rule; std::getline(rules, rule, ',');) shown.insert(rule);
    }
  for (const play::Option& option : GetParam()->options)
    for (const std::string& value : option.values) {
      if (option.is_house_rule() || option.is_house(value)) continue;
      EXPECT_THAT(shown, testing::Contains(option.key + "=" + value));
    }
}

INSTANTIATE_TEST_SUITE_P(PublishedGames, CourseOf, testing::ValuesIn(published_games()),
                         [](const auto& tested) { return test_name(tested.param->id); });

namespace {

std::string refusal(std::string_view text) {
  const auto read = course::read("a-game", text);
  return read ? "(read)" : read.sentence();
}

}  // namespace

TEST(CourseText, SaysWhichLineIsWrong) {
  EXPECT_EQ(refusal(""), "Line 0 of the course: there is no lesson.");
  EXPECT_EQ(refusal("step: a\n"), "Line 1 of the course: a course begins with 'lesson:'.");
  EXPECT_EQ(refusal("lesson: A b\n"), "Line 1 of the course: a lesson's name has small letters, digits and hyphens.");
  EXPECT_EQ(refusal("lesson: a\nposition: start\n"),
            "Line 2 of the course: 'position:' belongs to a step, and none has begun.");
  EXPECT_EQ(refusal("# c\nlesson: a\nteaches: Moving\n\nnonsense\n"),
            "Line 5 of the course: a line is 'key: value', not 'nonsense'.");
  EXPECT_EQ(refusal("lesson: a\nteaches: M\nstep: b\nposition: start\ncolour: red\n"),
            "Line 5 of the course: there is no line 'colour' in a course.");
  EXPECT_EQ(refusal("lesson: a\nteaches: M\nstep: b\naccept: any\n"),
            "Line 4 of the course: the first step of 'a' needs a position.");
  EXPECT_EQ(refusal("lesson: a\nlesson: b\n"), "Line 2 of the course: the lesson 'a' does not say what it teaches.");
  EXPECT_EQ(refusal("lesson: a\nteaches: M\nstep: b\nposition: start\nstep: b\n"),
            "Line 5 of the course: the step 'b' is there already.");
  EXPECT_EQ(refusal(std::string(200'000, '#')), "A course has at most 100000 bytes.");
}

TEST(CourseText, BecomesJson) {
  const auto read = course::read("g", "lesson: a\nteaches: M\nstep: b\nposition: start\naccept: 1-2\nwrong: 3 | No.\n");
  ASSERT_TRUE(read) << read.sentence();
  EXPECT_EQ(
      course::json(*read),
      R"({"game":"g","lessons":[{"name":"a","teaches":["M"],"steps":[{"name":"b","game":"g",)"
      R"("position":"start","before":[],"accept":["1-2"],"wrong":[{"move":"3","sentence":"No."}],"reply":[]}]}]})");
}

TEST(CourseText, GoesOnWithTheGameOfTheStepBefore) {
  const auto read = course::read("g", "lesson: a\nteaches: M\nstep: b\ngame: g:x=1\nposition: start\nstep: c\n");
  ASSERT_TRUE(read) << read.sentence();
  EXPECT_EQ(read->lessons[0].steps[1].game, "g:x=1");
}

}  // namespace lozenge::tests

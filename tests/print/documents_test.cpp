// Every document of every game, on every paper, in colour and in black and white: it is there, has the size of its
// paper, stays within the margins, and says where the game comes from.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/number.hpp"
#include "games/families.hpp"
#include "print/frame.hpp"
#include "print/paper.hpp"
#include "print/shape.hpp"
#include "print/sizes.hpp"
#include "print/svg.hpp"
#include "tests/board.hpp"
#include "tests/content.hpp"
#include "tests/print/pages.hpp"

namespace lozenge::tests {
namespace {

using print::Document;
using print::Request;
using testing::HasSubstr;

/// What is printed of every game, and what only of one that is whole.
std::vector<const char*> papered(const play::Family& family) {
  if (!family.is_published) return {"board", "scoresheet"};
  return {"board", "rules", "pieces", "teacher", "set", "scoresheet"};
}

class Printed : public testing::TestWithParam<const play::Family*> {
 protected:
  const std::string& id() const { return GetParam()->id; }
};

class PrintedSet : public Printed {};

void expect_fits(const Document& document, const print::Paper& paper) {
  for (const print::Page& page : document.pages) {
    const bool lies = page.width > page.height;
    EXPECT_DOUBLE_EQ(lies ? page.height : page.width, paper.width);
    EXPECT_DOUBLE_EQ(lies ? page.width : page.height, paper.height);
    const Box box = seen(page);
    EXPECT_GE(box.left, 0.25 * print::inch);
    EXPECT_GE(box.top, 0.25 * print::inch);
    EXPECT_LE(box.right, page.width - 0.25 * print::inch);
    EXPECT_LE(box.bottom, page.height - 0.25 * print::inch);
  }
}

}  // namespace

TEST_P(Printed, FitsOnEveryPaper) {
  for (const print::Paper& paper : print::papers())
    for (const bool is_mono : {false, true})
      for (const char* document : papered(*GetParam())) {
        SCOPED_TRACE(std::string(document) + " on " + std::string(paper.name));
        const auto made =
            make({.game = id(), .document = document, .paper = std::string(paper.name), .is_mono = is_mono});
        EXPECT_FALSE(made.pages.empty());
        expect_fits(made, paper);
      }
}

TEST_P(Printed, FitsInEveryLanguageAndInLargePrint) {
  const auto letter = *print::find_paper("letter");
  for (const std::string& language : print::languages())
    for (const bool is_large : {false, true}) {
      SCOPED_TRACE(language);
      for (const char* document : papered(*GetParam()))
        expect_fits(make({.game = id(), .document = document, .language = language, .is_large = is_large}), letter);
      expect_fits(make({.game = id(), .document = "board", .language = language, .is_tiled = true}), letter);
    }
}

TEST_P(PrintedSet, HasLettersForAllItsTexts) {
  for (const std::string& language : print::languages())
    for (const print::Page& page : make({.game = id(), .document = "set", .language = language}).pages) {
      const std::string texts = texts_of(page);
      std::size_t from = 0;
      for (auto end = texts.find('\n'); end != std::string::npos; from = end + 1, end = texts.find('\n', from))
        EXPECT_TRUE(print::can_show(texts.substr(from, end - from))) << texts.substr(from, end - from);
    }
}

TEST_P(PrintedSet, RulesTakeTwoPagesAtMost) {
  for (const print::Paper& paper : print::papers())
    for (const std::string& language : print::languages()) {
      const auto rules =
          make({.game = id(), .document = "rules", .paper = std::string(paper.name), .language = language});
      EXPECT_LE(rules.pages.size(), 2u) << paper.name << " " << language;
    }
}

TEST_P(PrintedSet, TeachersHaveOnePage) {
  for (const std::string& language : print::languages())
    EXPECT_EQ(make({.game = id(), .document = "teacher", .paper = "a4", .language = language}).pages.size(), 1u)
        << language;
}

TEST_P(PrintedSet, EveryPageSaysWhereTheGameComesFrom) {
  for (const print::Page& page : make({.game = id(), .document = "set"}).pages)
    EXPECT_THAT(texts_of(page), HasSubstr("Made with Lozenge"));
}

TEST_P(Printed, BoardsNameTheirCellsUnlessAskedNotTo) {
  const auto game = *play::find_game(games::all(), id());
  const std::string with = texts_of(make({.game = id(), .document = "board"}).pages[0]);
  for (const auto& cell : game->geometry().cells) EXPECT_THAT("\n" + with, HasSubstr("\n" + cell.name + "\n"));
  const std::string without = texts_of(make({.game = id(), .document = "board", .has_names = false}).pages[0]);
  EXPECT_EQ(std::ranges::count(with, '\n') - std::ranges::count(without, '\n'),
            static_cast<std::ptrdiff_t>(game->geometry().cells.size()));
}

TEST_P(Printed, BoardsAreAsLargeAsTheirPiecesNeed) {
  const auto game = *play::find_game(games::all(), id());
  for (const auto& [space, size] : {std::pair("0.5in", 0.5), std::pair("0.75in", 0.75), std::pair("1in", 1.0)}) {
    const auto plan = make({.game = id(), .document = "board", .space = space, .is_tiled = true});
    const double width = print::extent(game->geometry()).width() * print::scale_for(*game, size * print::inch);
    double shown = 0;  // of the sheets of the first row, without what they share
    for (std::size_t i = 1; i < plan.pages.size(); ++i) {
      const auto& clip = plan.pages[i].layers[0].clip;
      ASSERT_TRUE(clip);
      shown += i == 1 ? clip->width() : clip->width() - 0.4 * print::inch;
      if (std::abs(shown - width) < 0.01) break;
    }
    EXPECT_NEAR(shown, width, 0.01) << space;
  }
}

TEST_P(Printed, ABoardThatIsTooLargeIsRefusedWithItsSize) {
  const auto board = [&](const std::string& space) {
    return print::make_document({.game = id(), .document = "board", .space = space}, {});
  };
  EXPECT_TRUE(board("0.25in").ok()) << board("0.25in").sentence();
  const auto game = *play::find_game(games::all(), id());
  const double scale = print::scale_for(*game, 3);  // to inches; no board for pieces of 3 inches fits on letter paper
  const Box extent = print::extent(game->geometry());
  const auto refused = board("3in");
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.sentence(), "A board for pieces of 3in does not fit on one sheet of this paper: it is " +
                                    decimal(extent.width() * scale, 1) + " by " + decimal(extent.height() * scale, 1) +
                                    " in. Take a larger paper, smaller pieces, or several sheets.");
}

TEST_P(Printed, ScoreSheetsHaveAColumnForEachPlayer) {
  const auto game = *play::find_game(games::all(), id());
  const std::string texts = texts_of(make({.game = id(), .document = "scoresheet"}).pages[0]);
  for (const std::string& seat : game->seats()) EXPECT_THAT(texts, HasSubstr(seat + "\n"));
}

TEST_P(PrintedSet, PiecesAreAllThere) {
  const auto game = *play::find_game(games::all(), id());
  int count = 0;
  for (const Piece& piece : print::set_of(*game)) count += piece.count;
  EXPECT_GE(count, 16);
  EXPECT_THAT(texts_of(make({.game = id(), .document = "pieces"}).pages[0]), HasSubstr(" × "));
}

TEST_P(Printed, DiagramsShowPositionsAndMoves) {
  const auto game = *play::find_game(games::all(), id());
  const auto moves = game->start()->moves();
  const auto still = make({.game = id(), .document = "diagram"});
  const auto moving = make({.game = id(), .document = "diagram", .move = moves.front()});
  ASSERT_EQ(still.pages.size(), 1u);
  EXPECT_GT(print::svg(moving.pages[0], "t").size(), print::svg(still.pages[0], "t").size());
  EXPECT_THAT(texts_of(moving.pages[0]), HasSubstr(moves.front()));
}

INSTANTIATE_TEST_SUITE_P(AllGames, Printed, testing::ValuesIn(games::all().begin(), games::all().end()),
                         [](const auto& tested) { return test_name(tested.param->id); });
INSTANTIATE_TEST_SUITE_P(PublishedGames, PrintedSet, testing::ValuesIn(published_games()),
                         [](const auto& tested) { return test_name(tested.param->id); });

TEST(PrintRefusal, IsASentence) {
  const Request good{.game = "checkers", .document = "diagram"};
  const auto refusal = [&](auto change) {
    Request request = good;
    change(request);
    const auto made = print::make_document(request, {});
    EXPECT_FALSE(made);
    return made ? std::string() : made.sentence();
  };
  EXPECT_THAT(refusal([](Request& r) { r.game = "chess"; }), HasSubstr("chess"));
  EXPECT_THAT(refusal([](Request& r) { r.document = "poster"; }), HasSubstr("it can be board, rules"));
  EXPECT_THAT(refusal([](Request& r) { r.paper = "a5"; }), HasSubstr("letter, legal, a4 or a3"));
  EXPECT_THAT(refusal([](Request& r) { r.position = "x"; }), HasSubstr("."));
  EXPECT_THAT(refusal([](Request& r) { r.move = "1-2"; }), HasSubstr("."));
  EXPECT_THAT(refusal([](Request& r) { r.document = "booklet"; }), HasSubstr("needs a game record"));
  EXPECT_THAT(refusal([](Request& r) { r.document = "booklet", r.record = "1. 11-19"; }), HasSubstr("."));
  EXPECT_THAT(refusal([](Request& r) { r.document = "rules"; }), HasSubstr("no rulebook"));
}

TEST(PrintBooklet, HasMovesRemarksAndDiagramsWhereAsked) {
  const std::string record = "[Black \"Ann\"]\n1. 11-15 22-18 {So far so good.} 2. 15x22 25x18 3. 8-11 *\n";
  const Request plain{.game = "checkers", .document = "booklet", .record = record};
  Request with = plain;
  with.at = {1, 2};
  const std::string few = texts_of(make(plain).pages[0]), many = texts_of(make(with).pages[0]);
  EXPECT_THAT(few, HasSubstr("Ann – White\n"));
  EXPECT_THAT(few, HasSubstr("15x22"));
  EXPECT_THAT(few, HasSubstr("So far so good."));
  const auto boards = [](const std::string& texts) {
    std::size_t count = 0;
    for (auto at = texts.find(" to move\n"); at != std::string::npos; at = texts.find(" to move\n", at + 1)) ++count;
    return count;
  };
  EXPECT_EQ(boards(many), boards(few) + 2);
}

}  // namespace lozenge::tests

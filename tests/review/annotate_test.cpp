// A review in the record of its game, and as JSON.
#include "review/annotate.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "record/read.hpp"
#include "record/write.hpp"
#include "review/json.hpp"
#include "tests/protocol/json_check.hpp"

namespace lozenge::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

record::Record read(const std::string& text) {
  auto report = record::read_records(text, games::all());
  EXPECT_EQ(report.records.size(), 1u) << (report.problems.empty() ? "" : report.problems.front().sentence.text());
  return std::move(report.records.front());
}

std::unique_ptr<play::Match> match_of(const record::Record& record) {
  auto match = record::replay(record);
  EXPECT_TRUE(match.ok());
  return std::move(*match);
}

review::Review review_of(const record::Record& record) {
  return *review::review(*match_of(record), {.limits = {.nodes = 20'000}, .table_mb = 1});
}

std::string annotated(const record::Record& record, const review::Review& review) {
  return *record::write_record(review::annotate(record, review::remarks_on(review, record.game->family())));
}

std::string annotated(const std::string& text) {
  const auto record = read(text);
  return annotated(record, review_of(record));
}

/// A missed jump that is claimed, and remarks of a person.
const char* const parker = R"([GameType "21"] [Rules "sheet=parker"] [White "Anna"]
{A friendly game.} 1. 11-16 24-20 2. 16-19! {Bold.} 22-17 huff23 2. 9-13 17-14 $3 {[%clk 0:01:00]} 3. 10x17 *)";

TEST(Annotate, MarksTurnsAndExplainsErrors) {
  const auto record = read("1. 11-16 24-20 2. 16-19 23x16 3. 12x19 22-18 *");
  review::Review review;
  review.turns = {{review::Grade::good, 0, -1, {"9-14"}},
                  {review::Grade::best, 0, 0, {}},
                  {review::Grade::blunder, search::win_in(9), 0, {"8-11", "22-18"}},
                  {review::Grade::forced, 0, 0, {}},
                  {review::Grade::mistake, 0, search::loss_in(4), {"8-11"}},
                  {review::Grade::inaccuracy, 0, -1, {"22-17"}}};
  review.accuracy[0] = 9'124;
  const std::string text = annotated(record, review);
  EXPECT_THAT(text, HasSubstr("[Annotator \"Lozenge\"]"));
  EXPECT_THAT(text, testing::EndsWith(R"(
{Review: accuracy Black 91.2 %.} 1. 11-16 24-20 $1 2. 16-19 $4 {Review: blunder
(won in 9 plies, now 50 %); better 8-11 22-18.} 2... 23x16 $7 3. 12x19 $2
{Review: mistake (50 %, now lost in 4 plies); better 8-11.} 3... 22-18 $6
{Review: inaccuracy (50 %, now 50 %); better 22-17.} *
)"));
}

TEST(Annotate, KeepsCommentsAndTagsButNotTheMarksOfOthers) {
  const std::string text = annotated(parker);
  EXPECT_THAT(text, HasSubstr("{Bold.}"));
  EXPECT_THAT(text, HasSubstr("{[%clk 0:01:00]}"));
  EXPECT_THAT(text, HasSubstr("[White \"Anna\"]"));
  EXPECT_THAT(text, Not(HasSubstr("16-19!")));
  EXPECT_THAT(text, Not(HasSubstr("$3")));
}

TEST(Annotate, LeavesTheMatchAsItWas) {
  const auto before = match_of(read(parker)), after = match_of(read(annotated(parker)));
  ASSERT_EQ(after->turns().size(), before->turns().size());
  for (std::size_t n = 0; n <= before->turns().size(); ++n)
    EXPECT_EQ(after->position_after(n), before->position_after(n));
  for (std::size_t n = 0; n < before->turns().size(); ++n) EXPECT_EQ(after->turns()[n].text, before->turns()[n].text);
}

TEST(Annotate, ReplacesAnEarlierReview) {
  const std::string once = annotated(parker);
  EXPECT_EQ(annotated(once), once);
}

TEST(Annotate, HasNothingToSayAboutAGameWithoutMoves) {
  EXPECT_THAT(annotated("[Event \"none\"] *"), HasSubstr("{Review: there was nothing to choose.}"));
}

TEST(ReviewJson, HasEachTurnWithItsGrade) {
  const auto record = read(parker);
  const auto match = match_of(record);
  const std::string line = review::json(*match, review_of(record));
  EXPECT_TRUE(JsonCheck::is_json(line)) << line;
  EXPECT_THAT(line, HasSubstr(R"({"game":"checkers:sheet=parker","rules":"sheet=parker,enforcement=huff,)"));
  EXPECT_THAT(line, HasSubstr(R"("text":"huff23","kind":"claim","side":"Black","grade":"best","before":{"score":)"));
  EXPECT_THAT(line, HasSubstr(R"("better":["23x16)"));
  EXPECT_THAT(line, HasSubstr(R"("result":"*"})"));
}

}  // namespace
}  // namespace lozenge::tests

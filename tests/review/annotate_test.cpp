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
  EXPECT_EQ(report.records.size(), 1u) << (report.problems.empty() ? "" : report.problems.front().sentence);
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

std::string annotated(const std::string& text) {
  const auto record = read(text);
  return *record::write_record(review::annotate(record, review_of(record)));
}

/// A claim, a mistake, and remarks of a person.
const char* const parker = R"([GameType "21"] [Rules "sheet=parker"] [White "Anna"]
{A friendly game.} 1. 11-16 24-20 2. 16-19! {Bold.} 22-17 huff23 2. 9-13 17-14 $3 {[%clk 0:01:00]} 3. 10x17 *)";

TEST(Annotate, MarksTurnsAndExplainsErrors) {
  const std::string text = annotated(parker);
  EXPECT_THAT(text, HasSubstr("{A friendly game.} {Review: accuracy Black "));
  EXPECT_THAT(text, HasSubstr("$2 {Review: mistake ("));
  EXPECT_THAT(text, HasSubstr("better 23x16"));
  EXPECT_THAT(text, HasSubstr("[Annotator \"Lozenge\"]"));
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

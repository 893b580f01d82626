// lozenge record: files of games in, strict records or JSON out.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "tests/cli/program.hpp"
#include "tests/protocol/json_check.hpp"

namespace lozenge::tests {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(Records, AreRewrittenInStrictForm) {
  const Ran ran = run({"record", "-"}, "1. 11-15 22-18 2. 15:22 1/2-1/2");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("[GameType \"21\"]"));
  EXPECT_THAT(ran.out, HasSubstr("1. 11-15 22-18 2. 15x22"));
  const Ran again = run({"record", "-"}, ran.out);
  EXPECT_EQ(again.out, ran.out);
}

TEST(Records, BecomeALineOfJsonEach) {
  const Ran ran = run({"record", "-", "--to", "json"}, "1. 11-15 *\n[Event \"two\"]\n1. 12-16 *\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  const auto lines = lines_of(ran.out);
  ASSERT_EQ(lines.size(), 2u);
  for (const auto& line : lines) EXPECT_TRUE(JsonCheck::is_json(line)) << line;
}

TEST(Records, ThatAreBadAreNamedAndTheOthersKept) {
  const Ran ran = run({"record", "-"}, "1. 11-15 *\n1. 11-15 11-15 *\n1. 12-16 *\n");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, StartsWith("lozenge: standard input:2:10: Game 2, "));
  EXPECT_THAT(ran.out, HasSubstr("11-15"));
  EXPECT_THAT(ran.out, HasSubstr("12-16"));
}

TEST(Records, WithoutAGameAreReadAsTheOneAskedFor) {
  const Ran ran = run({"record", "-", "--game", "checkers:sheet=parker"}, "1. 11-15 22-18 2. 9-13 insist *");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(run({"record", "-", "--game", "chess"}).status, 2);
}

TEST(Records, ThatCannotBeReadAreErrors) {
  EXPECT_EQ(run({"record", "/no/such/file"}).status, 1);
  EXPECT_THAT(run({"record", "/no/such/file"}).err, HasSubstr("cannot be opened"));
  EXPECT_THAT(run({"record", "/"}).err, HasSubstr("cannot be read"));
  EXPECT_THAT(run({"record", "/dev/zero"}).err, HasSubstr("too large"));
  EXPECT_EQ(run({"record", "-", "--to", "xml"}).status, 2);
  EXPECT_THAT(run({"record"}).err, HasSubstr("FILE is missing"));
}

}  // namespace
}  // namespace lozenge::tests

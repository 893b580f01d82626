// Records as JSON.
#include "record/json.hpp"

#include <gtest/gtest.h>

#include "tests/record/reading.hpp"

namespace lozenge::tests {

TEST(RecordJson, SaysAllThatTheRecordSays) {
  const auto json = record::json(read_one(
      R"([Event "x"] [Rules "enforcement=insist"] [FEN "B:W18,32:B15"] {hi} 15-19! {so} (15x22 $1) {hm} insist *)"));
  ASSERT_TRUE(json) << json.sentence();
  EXPECT_EQ(
      *json,
      R"({"game":"checkers:enforcement=insist","rules":"sheet=maple,enforcement=insist,crowning=ends",)"
      R"("tags":{"Event":"x"},"start":"B:W18,32:B15","before":[{"comment":"hi"}],"turns":[)"
      R"({"text":"15-19","kind":"move","side":"Black","position":"W:W18,32:B19",)"
      R"("notes":[{"strength":"!"},{"comment":"so"}],"variations":[{"before":[],"turns":[)"
      R"({"text":"15x22","kind":"move","side":"Black","position":"W:W32:B22","notes":[{"nag":1}],"variations":[]}],)"
      R"("after":[{"comment":"hm"}]}]},)"
      R"({"text":"insist","kind":"claim","side":"White","position":"B:W18,32:B15","notes":[],"variations":[]}],)"
      R"("final":"B:W18,32:B15","result":"*","ending":null})");
}

TEST(RecordJson, SaysHowTheGameEnded) {
  const auto json = record::json(read_one("11-15 {[%clk 0:05:00]} /FEN \"W:WK1:BK32\"/ 1-0"));
  ASSERT_TRUE(json) << json.sentence();
  EXPECT_NE(json->find(R"("notes":[{"clock":"0:05:00"}])"), std::string::npos) << *json;
  EXPECT_NE(json->find(R"("kind":"setup","side":"White","position":"W:WK1:BK32")"), std::string::npos) << *json;
  EXPECT_NE(json->find(R"("result":"1-0","ending":"resignation"})"), std::string::npos) << *json;
}

}  // namespace lozenge::tests

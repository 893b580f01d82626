#include "core/sentence.hpp"

#include <gtest/gtest.h>

#include "core/result.hpp"

namespace lozenge::tests {

namespace {

std::string json(const Sentence& sentence) {
  Json json;
  write_sentence(json, sentence);
  return json.text();
}

}  // namespace

TEST(Sentence, FillsItsHoles) {
  EXPECT_EQ(Sentence("A move is missing.").text(), "A move is missing.");
  EXPECT_EQ(Sentence("{2} to {1}, and back to {2}: {3}.", "11", std::string("15"), 7).text(),
            "15 to 11, and back to 15: 7.");
  EXPECT_EQ(Sentence("{1} wins.", Sentence::word("Black")).text(), "Black wins.");
}

TEST(Sentence, LeavesWhatFillsAHoleAsItIs) {
  EXPECT_EQ(Sentence("There is no square {1}.", "'{1}{2}{'").text(), "There is no square '{1}{2}{'.");
  EXPECT_EQ(Sentence("This '}' and '{' close no comment.").text(), "This '}' and '{' close no comment.");
}

TEST(Sentence, IsKnownByItsTemplate) {
  const Result<Done> refused = Error{"There is no man on {1}.", "5A"};
  EXPECT_EQ(refused.sentence(), "There is no man on 5A.");
  EXPECT_EQ(refused.error().sentence.kind(), "There is no man on {1}.");
}

TEST(Sentence, ListsItems) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(listed(Words{}).text(), "");
  EXPECT_EQ(listed(Words{"a", "b", "c"}).text(), "a, b, c");
  EXPECT_EQ(either(Words{"a"}).text(), "a");
  EXPECT_EQ(either(Words{"a", "b"}).text(), "a or b");
  EXPECT_EQ(either(Words{"a", "b", "c"}).text(), "a, b or c");
}

TEST(Sentence, GoesOutAsJson) {
  EXPECT_EQ(json(Sentence::plain("5A")), R"("5A")");
  EXPECT_EQ(json(Sentence::word("Black")), R"({"say":"Black","with":[]})");
  EXPECT_EQ(json({"{1} wins: {2}.", Sentence::word("Black"), 3}),
            R"({"say":"{1} wins: {2}.","with":[{"say":"Black","with":[]},"3"]})");
}

}  // namespace lozenge::tests

#include "core/words.hpp"

#include <gtest/gtest.h>

namespace lozenge::tests {
namespace {

using std::string_view_literals::operator""sv;

TEST(Words, AreTakenInTurn) {
  Words words("one\0\0three\0"sv);
  EXPECT_EQ(words.take(), "one");
  EXPECT_EQ(words.take(), "");
  EXPECT_FALSE(words.is_empty());
  EXPECT_EQ(words.take(), "three");
  EXPECT_TRUE(words.is_empty());
  EXPECT_EQ(words.take(), "");
}

TEST(Words, TheLastOneMayBeOpen) {
  Words words("one\0two"sv);
  words.take();
  EXPECT_EQ(words.take(), "two");
  EXPECT_TRUE(words.is_empty());
}

TEST(Words, NumbersHaveALimit) {
  Words words(
      "7\0"
      "300\0"
      "-1\0"
      "\0"
      "x\0"sv);
  EXPECT_EQ(words.take_number(255), 7);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(words.take_number(255), 255);
}

}  // namespace
}  // namespace lozenge::tests

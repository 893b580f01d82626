#include "core/number.hpp"

#include <gtest/gtest.h>

namespace lozenge::tests {
namespace {

TEST(Number, IsReadWholeOrNotAtAll) {
  EXPECT_EQ(read_whole("0"), 0u);
  EXPECT_EQ(read_whole("007"), 7u);
  EXPECT_EQ(read_whole("999999999999999999"), 999'999'999'999'999'999u);
  for (const char* wrong : {"", "-1", "+1", " 1", "1 ", "1.0", "0x1", "1e3", "1000000000000000000"})
    EXPECT_EQ(read_whole(wrong), std::nullopt) << wrong;
}

TEST(Number, CanHaveDigitsBehindAPoint) {
  EXPECT_EQ(read_decimal("3"), 3.0);
  EXPECT_EQ(read_decimal("0.25"), 0.25);
  EXPECT_EQ(read_decimal(".5"), 0.5);
  EXPECT_EQ(read_decimal("12.050"), 12.05);
  for (const char* wrong : {"", ".", "1.", "-1", "1.2.3", "1,5", "1e3", "nan", "inf", ".-5"})
    EXPECT_EQ(read_decimal(wrong), std::nullopt) << wrong;
}

TEST(Number, IsWrittenRounded) {
  EXPECT_EQ(decimal(0, 2), "0.00");
  EXPECT_EQ(decimal(1.005, 1), "1.0");
  EXPECT_EQ(decimal(0.056, 2), "0.06");
  EXPECT_EQ(decimal(-12.5, 1), "-12.5");
  EXPECT_EQ(decimal(-0.001, 2), "0.00") << "no minus nothing";
  EXPECT_EQ(decimal(7.6, 0), "8");
}

}  // namespace
}  // namespace lozenge::tests

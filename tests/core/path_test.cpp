#include "core/path.hpp"

#include <gtest/gtest.h>

namespace lozenge::tests {
namespace {

TEST(Path, IsWrittenAsSvg) {
  const Vec corners[] = {{0, -36}, {36.125, 0}, {-0.001, 36}};
  EXPECT_EQ(text(polygon(corners)), "M0 -36L36.13 0L0 36Z");
  EXPECT_EQ(text(Path().move_to({1, 2}).curve_to({3, 4}, {5, 6}, {7.5, 8})), "M1 2C3 4 5 6 7.5 8");
}

TEST(Path, ANarrowEllipseTheOtherWayRoundCoversTheSame) {
  const Box box = ellipse({10, 0}, 3, 5).box(), other = ellipse({10, 0}, -3, 5).box();
  EXPECT_DOUBLE_EQ(box.left, other.left);
  EXPECT_DOUBLE_EQ(box.right, other.right);
  EXPECT_DOUBLE_EQ(box.bottom, other.bottom);
}

}  // namespace
}  // namespace lozenge::tests

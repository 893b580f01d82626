// What threads tell each other of their work (search/busy.hpp).
#include "search/busy.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace lozenge::search {

namespace {

TEST(Busy, IsSomebodyOnlyAsLongAsHeStays) {
  const auto busy = std::make_unique<Busy>();
  EXPECT_FALSE(busy->has(Key{42}));
  {
    const Busy::Stay stay(busy.get(), Key{42});
    EXPECT_TRUE(busy->has(Key{42}));
    EXPECT_FALSE(busy->has(Key{43}));
    const Busy::Stay nobody(nullptr, Key{43});
    EXPECT_FALSE(busy->has(Key{43}));
  }
  EXPECT_FALSE(busy->has(Key{42}));
}

TEST(Busy, ForgetsTheFirstOfTwoInOneSlotAndNotTheSecond) {
  const auto busy = std::make_unique<Busy>();
  const Key one{7}, other{7 + (std::uint64_t{1} << 40)};
  const Busy::Stay second = [&] {
    const Busy::Stay first(busy.get(), one);
    EXPECT_TRUE(busy->has(one));
    return Busy::Stay(busy.get(), other);
  }();
  EXPECT_FALSE(busy->has(one));
  EXPECT_TRUE(busy->has(other));
}

}  // namespace

}  // namespace lozenge::search

// What threads tell each other of their work (search/busy.hpp).
#include "search/busy.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

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

TEST(Busy, GivesWhatIsTakenASecondTurnAndNoThird) {
  const auto busy = std::make_unique<Busy>();
  const Busy::Stay other(busy.get(), Key{11});  // another thread looks at what the move in place 1 leads to
  Rounds<true> turns(3);
  std::vector<std::size_t> looked_at;
  for (std::size_t turn = 0; turn < turns.size(); ++turn)
    if (!turns.postpones(turn, *busy, Key{turns[turn] + 10})) looked_at.push_back(turns[turn]);
  EXPECT_EQ(looked_at, (std::vector<std::size_t>{0, 2, 1}));
}

}  // namespace

}  // namespace lozenge::search

// Weights as bytes: what was packed reads back, and nothing else does.
#include "eval/weights.hpp"

#include <gtest/gtest.h>

#include "tests/eval/random_weights.hpp"

namespace lozenge::tests {
namespace {

TEST(Weights, ReadBackAsTheyWerePacked) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    search::Random random(seed);
    auto weights = random_weights(random.below(3000), seed);
    for (auto& w : weights)
      if (random.below(3) > 0) w = 0;  // much of what could be seen never is
    if (weights.size() > 1) weights.front() = INT16_MIN, weights.back() = INT16_MAX;
    const auto read = eval::unpack(eval::pack(weights, 7), 7, weights.size());
    ASSERT_TRUE(read.ok()) << read.sentence();
    EXPECT_EQ(*read, weights);
  }
}

TEST(Weights, OfAnotherEvaluationAreRefused) {
  const auto bytes = eval::pack(random_weights(50, 3), 7);
  EXPECT_EQ(eval::unpack(bytes, 8, 50).sentence(), "These weights belong to another evaluation than this program has.");
  EXPECT_EQ(eval::unpack(bytes, 7, 51).sentence(), "These weights belong to another evaluation than this program has.");
  EXPECT_FALSE(eval::unpack({}, 7, 50).ok());
}

TEST(Weights, DamagedAreRefused) {
  const auto bytes = eval::pack(random_weights(200, 5), 7);
  search::Random random(9);
  for (int i = 0; i < 3000; ++i) {
    auto damaged = bytes;
    const auto at = random.below(static_cast<std::uint32_t>(bytes.size()));
    switch (random.below(3)) {
      case 0: damaged[at] = static_cast<std::uint8_t>(damaged[at] ^ (1 + random.below(255))); break;
      case 1: damaged.resize(at); break;
      default: damaged.insert(damaged.begin() + at, static_cast<std::uint8_t>(random.below(256))); break;
    }
    if (damaged == bytes) continue;
    EXPECT_FALSE(eval::unpack(damaged, 7, 200).ok()) << "damaged at byte " << at;
  }
}

}  // namespace
}  // namespace lozenge::tests

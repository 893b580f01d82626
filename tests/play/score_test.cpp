// Scores as they are seen outside: on one curve for all games.
#include <cmath>

#include "games/diam/diam.hpp"
#include "search/searcher.hpp"
#include "tests/laws/option_sets.hpp"

namespace lozenge::tests {
namespace {

using games::diam::Diam;
constexpr search::Limits limits{.nodes = 3'000};
const eval::Weights weights = Diam::Features::weights({});

/// What the search finds, in its own points.
search::Score inner_score(eval::Judgement judgement) {
  const eval::Evaluator<Diam::Features> evaluate(judgement, weights.learnt);
  search::TranspositionTable table(1);
  const std::atomic<bool> stop{false};
  search::Score score = 0;
  search::Searcher<Diam>(evaluate, table, stop).think({Diam::start(), {}, 0}, limits, 1, [&](const auto& found) {
    score = found.score;
  });
  return score;
}

search::Score outer_score(eval::Judgement judgement) {
  const auto engine = game("diam")->make_engine({.judgement = judgement, .table_mb = 1});
  return engine->think(*game("diam")->start(), {.limits = limits}).thought.score;
}

TEST(Score, PromisesOutsideWhatTheGamesOfItsWeightsHaveShown) {
  const double promised = 1 / (1 + std::exp(-inner_score(eval::Judgement::learnt) / double(weights.spread)));
  ASSERT_GT(std::abs(promised - 0.5), 0.02) << "nothing to tell apart";
  EXPECT_NEAR(play::expectation(outer_score(eval::Judgement::learnt)), promised, 0.002);
}

TEST(Score, OfAnEvaluationMadeByHandIsLeftAlone) {
  EXPECT_EQ(outer_score(eval::Judgement::hand), inner_score(eval::Judgement::hand));
}

}  // namespace
}  // namespace lozenge::tests

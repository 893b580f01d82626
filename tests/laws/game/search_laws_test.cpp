// Laws that the search obeys in every game.
#include <atomic>

#include "search/team.hpp"
#include "tests/laws/game/law.hpp"

namespace lozenge::tests {
namespace {

using search::Score;

/// Plain search to the end of the game, as far as so many positions go.
template <Rules R>
class BruteForce {
 public:
  /// In how many plies the side to move wins, or loses (negative), if somebody does within so many plies. 0 where
  /// neither is forced; none where it takes too long to tell.
  std::optional<int> operator()(const Position<R>& p, int plies) {
    const int found = search(p, plies);
    if (left_ < 0) return std::nullopt;
    return found > 0 ? found - 1 : found < 0 ? found + 1 : 0;
  }

 private:
  /// One more than the plies to the decided position.
  int search(const Position<R>& p, int plies) {
    if (--left_ < 0) return 0;
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    if (const auto decided = verdict<R>(p, moves))
      return *decided == Outcome::draw ? 0 : *decided == win_for(R::side(p)) ? 1 : -1;
    if (plies == 0) return 0;
    int shortest_win = 0, longest_loss = 0;
    bool is_lost = true;
    for (const auto& m : moves) {
      const auto next = R::play(p, m);
      const int value = R::side(next) == R::side(p) ? search(next, plies - 1) : -search(next, plies - 1);
      if (value > 0) shortest_win = shortest_win == 0 ? value + 1 : std::min(shortest_win, value + 1);
      if (value >= 0) is_lost = false;
      else longest_loss = std::min(longest_loss, value - 1);
    }
    return shortest_win > 0 ? shortest_win : is_lost ? longest_loss : 0;
  }

  int left_ = is_slow_build ? 2'000 : 30'000;
};

/// Shows the last positions of random games that were decided.
template <Rules R, class Look>
void look_at_endings(const Options<R>& options, int games, Look look) {
  constexpr std::size_t last = 6;
  for (int seed = 0; seed < (is_slow_build ? games / 4 : games); ++seed) {
    search::Random random(static_cast<std::uint64_t>(seed) + 1);
    std::vector<Position<R>> path{R::start(options)};
    for (MoveList<R> moves; path.size() < 400; moves.clear()) {
      legal_moves<R>(path.back(), moves);
      if (moves.empty()) break;
      path.push_back(R::play(path.back(), moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    for (std::size_t back = 2; back <= last && back <= path.size() && path.size() < 400; ++back) {
      SCOPED_TRACE(R::text(path[path.size() - back]));
      look(path[path.size() - back]);
    }
  }
}

/// A searcher of its own table that judges by hand.
template <Evaluated R>
class Lone {
 public:
  std::vector<search::Finding<R>> think(const Position<R>& p, const search::Limits& limits) {
    return think(search::Root<R>{p, {}, 0}, limits);
  }
  std::vector<search::Finding<R>> think(const search::Root<R>& root, const search::Limits& limits) {
    std::vector<search::Finding<R>> found;
    searcher_.think(root, limits, 1, [&](const search::Finding<R>& f) { found.push_back(f); });
    return found;
  }

 private:
  typename search::Searcher<R>::Evaluator evaluate_{eval::Judgement::hand};
  search::TranspositionTable table_{1};
  std::atomic<bool> stop_{false};
  search::Searcher<R> searcher_{evaluate_, table_, stop_};
};

LAW(SearchLaw, WinsAndLossesThatBruteForceFindsAreFound) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    if constexpr (Evaluated<R>) {
      int decided = 0;
      look_at_endings<R>(options, 16, [&](const Position<R>& p) {
        std::optional<int> expected = 0;
        for (int plies = 1; expected == 0 && plies <= 5; ++plies) expected = BruteForce<R>()(p, plies);
        if (expected.value_or(0) == 0) return;
        ++decided;
        search::Limits limits;
        limits.nodes = 100'000;
        const auto found = Lone<R>().think(p, limits);
        ASSERT_FALSE(found.empty());
        EXPECT_EQ(search::plies_to_end(found.back().score), expected);
      });
      EXPECT_GT(decided, 0) << "no random game came to an end";
    }
  });
}

LAW(SearchLaw, TheSameNodesGiveTheSameAnswer) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    if constexpr (Evaluated<R>) {
      look_at_random_play<R>(options, 2, 40, [](const Position<R>& p, const MoveList<R>& moves) {
        if (moves.size() > longest_list) return;
        search::Limits limits;
        limits.nodes = is_slow_build ? 500 : 3000;
        const auto first = Lone<R>().think(p, limits), second = Lone<R>().think(p, limits);
        ASSERT_EQ(first.size(), second.size());
        for (std::size_t i = 0; i < first.size(); ++i) {
          EXPECT_EQ(first[i].score, second[i].score);
          EXPECT_EQ(first[i].nodes, second[i].nodes);
          EXPECT_TRUE(first[i].line == second[i].line);
        }
      });
    }
  });
}

LAW(SearchLaw, LinesCanBePlayed) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    if constexpr (Evaluated<R>) {
      look_at_random_play<R>(options, 2, 60, [](const Position<R>& p, const MoveList<R>& moves) {
        if (moves.size() > longest_list) return;
        search::Limits limits;
        limits.nodes = 2000;
        const auto found = Lone<R>().think(p, limits);
        ASSERT_FALSE(found.empty()) << "there is always an answer";
        auto at = p;
        for (const auto& m : found.back().line) {
          MoveList<R> legal;
          legal_moves<R>(at, legal);
          ASSERT_TRUE(legal.has(m)) << R::text(at);
          at = R::play(at, m);
        }
      });
    }
  });
}

LAW(SearchLaw, AReplyIsExpectedWheneverItIsStopped) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    if constexpr (Evaluated<R>) {
      MoveList<R> moves;
      legal_moves<R>(R::start(options), moves);
      if (moves.size() > longest_list) return;
      const search::Root<R> root{R::start(options), {}, 0, {moves[0]}};
      search::Limits limits;
      for (limits.nodes = 1000; limits.nodes < (is_slow_build ? 3000 : 15'000); limits.nodes += 250) {
        const auto found = Lone<R>().think(root, limits);
        if (found.back().depth <= 2) continue;  // the last iteration may not have been finished
        EXPECT_GT(found.back().line.size(), 1u) << limits.nodes << " nodes";
      }
    }
  });
}

LAW(SearchLaw, AnIterationThatHasJustBegunDoesNotCount) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    if constexpr (Evaluated<R>) {
      MoveList<R> moves;
      legal_moves<R>(R::start(options), moves);
      if (moves.size() > longest_list) return;
      search::Limits whole;
      whole.depth = 3;
      for (const auto& finished : Lone<R>().think(R::start(options), whole)) {
        search::Limits cut;
        cut.nodes = finished.nodes + 1;
        const auto found = Lone<R>().think(R::start(options), cut);
        EXPECT_EQ(found.back().depth, finished.depth);
        EXPECT_EQ(found.back().score, finished.score);
        EXPECT_TRUE(found.back().line == finished.line);
      }
    }
  });
}

LAW(SearchLaw, ATeamAnswersAsDeepAsItIsAllowedTo) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    if constexpr (Evaluated<R>) {
      look_at_random_play<R>(options, 1, 30, [](const Position<R>& p, const MoveList<R>& moves) {
        if (moves.size() > long_list || moves.size() == 1) return;
        const typename search::Searcher<R>::Evaluator evaluate{eval::Judgement::hand};
        search::TranspositionTable table{1};
        const std::atomic<bool> stop{false};
        search::Team<R> team(evaluate, table, 3, stop);
        search::Limits limits;
        limits.depth = 2;
        std::vector<search::Finding<R>> found;
        team.think({p, {}, 0}, limits, 1, [&](const search::Finding<R>& f) { found.push_back(f); });
        ASSERT_FALSE(found.empty());
        const auto& answer = found.back();
        ASSERT_FALSE(answer.line.empty());
        EXPECT_TRUE(moves.has(answer.line.front()));
        EXPECT_TRUE(answer.depth == 2 || search::plies_to_end(answer.score)) << answer.depth;
        for (const auto& earlier : found) EXPECT_LE(earlier.nodes, answer.nodes);
      });
    }
  });
}

}  // namespace
}  // namespace lozenge::tests

// Several searchers on one position, sharing what they find out through the transposition table, and the work by
// telling each other what they are busy with.
#pragma once

#include <memory>
#include <span>

#include "core/thread.hpp"
#include "search/searcher.hpp"

namespace lozenge::search {

/// What a helper has found that is better than the leader's answer: no less deep, and with a higher score. While a
/// helper looks at a move, the leader leaves it for later, and may never come to it.
template <Rules R>
const Finding<R>* better_answer(const Finding<R>& answer, std::span<const Finding<R>> others) {
  const Finding<R>* best = &answer;
  for (const auto& other : others)
    if (other.depth >= answer.depth && other.score > best->score) best = &other;
  return best == &answer ? nullptr : best;
}

template <Evaluated R>
class Team {
 public:
  Team(const typename Searcher<R>::Evaluator& evaluate, TranspositionTable& table, int threads,
       const std::atomic<bool>& stop)
      : table_(table), leader_(evaluate, table, stop) {
    for (int i = 1; i < usable_threads(threads); ++i) {
      helpers_.push_back(std::make_unique<Searcher<R>>(evaluate, table, halt_));
      helpers_.back()->join(busy_);
      leader_.join(busy_);
    }
  }

  void set_blur(const Blur& blur) {
    for_all([&](Searcher<R>& searcher) { searcher.set_blur(blur); });
  }
  void set_contempt(Score points) {
    for_all([&](Searcher<R>& searcher) { searcher.set_contempt(points); });
  }

  /// The leader thinks within the limits and reports; a limit of nodes is shared out. Until it has finished the others
  /// do the same work, each beginning with what nobody is busy with. Alone, it does the same every time.
  void think(const Root<R>& root, const Limits& limits, int lines, const typename Searcher<R>::Report& report) {
    table_.begin_search();
    if constexpr (!is_for_browser)
      if (!helpers_.empty()) return think_together(root, limits, lines, report);
    leader_.think(root, limits, lines, report);
  }

 private:
  /// Ends with a report of what a helper has found, where that is better.
  void think_together(const Root<R>& root, Limits limits, int lines, const typename Searcher<R>::Report& report) {
    const auto size = helpers_.size() + 1;
    limits.nodes = (limits.nodes + size - 1) / size;
    halt_ = false;
    std::vector<Finding<R>> found(helpers_.size());
    std::vector<Thread> threads;
    for (std::size_t i = 0; i < helpers_.size(); ++i) {
      helpers_[i]->untell_nodes();
      threads.emplace_back([&, i] {
        helpers_[i]->think(root, {.depth = limits.depth}, 1, [&, i](const Finding<R>& finding) { found[i] = finding; });
      });
    }
    Finding<R> answer;
    leader_.think(root, limits, lines, [&](Finding<R> finding) {
      for (const auto& helper : helpers_) finding.nodes += helper->told_nodes();
      if (finding.rank == 0) answer = finding;
      report(finding);
    });
    halt_ = true;
    for (auto& thread : threads) thread.join();
    if (lines > 1) return;
    if (const auto* better = better_answer<R>(answer, found))
      report({better->depth, 0, better->score, answer.nodes, answer.time, better->line});
  }

  template <class Action>
  void for_all(const Action& action) {
    action(leader_);
    for (auto& helper : helpers_) action(*helper);
  }

  TranspositionTable& table_;
  Busy busy_;
  Searcher<R> leader_;
  std::atomic<bool> halt_{false};
  std::vector<std::unique_ptr<Searcher<R>>> helpers_;
};

}  // namespace lozenge::search

// Several searchers on one position, sharing what they find out through the transposition table, and the work by
// telling each other what they are busy with.
#pragma once

#include <memory>

#include "core/thread.hpp"
#include "search/searcher.hpp"

namespace lozenge::search {

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

  void set_blur(const Blur& blur) { leader_.set_blur(blur); }
  void set_contempt(Score points) {
    leader_.set_contempt(points);
    for (auto& helper : helpers_) helper->set_contempt(points);
  }

  /// The leader thinks within the limits and reports. Until it has finished the others do the same work, each beginning
  /// with what nobody is busy with. Alone, it does the same every time.
  void think(const Root<R>& root, const Limits& limits, int lines, const typename Searcher<R>::Report& report) {
    table_.begin_search();
    halt_ = false;
    std::vector<Thread> threads;
    for (auto& helper : helpers_) threads.emplace_back([&] { helper->think(root, {}, 1, [](const Finding<R>&) {}); });
    leader_.think(root, limits, lines, report);
    halt_ = true;
    for (auto& thread : threads) thread.join();
  }

 private:
  TranspositionTable& table_;
  Busy busy_;
  Searcher<R> leader_;
  std::atomic<bool> halt_{false};
  std::vector<std::unique_ptr<Searcher<R>>> helpers_;
};

}  // namespace lozenge::search

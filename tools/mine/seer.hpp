// Looks for wins before they are proven: quick, and it may err. What it sees decides only what is worth a proof.
#pragma once

#include "search/searcher.hpp"

namespace lozenge::mine {

/// A win that was seen.
template <Evaluated R>
struct Sight {
  Move<R> winner;
  int plies = 0;
};

template <Evaluated R>
class Seer {
 public:
  using Evaluator = eval::Evaluator<typename R::Features>;

  Seer(const Evaluator& evaluate, std::uint64_t nodes) : table_(1), searcher_(evaluate, table_, stop_) {
    limits_.nodes = nodes;
  }

  /// None where no win is in sight.
  std::optional<Sight<R>> look(const Position<R>& p) {
    const auto best = think({p, {}, 0});
    const auto plies = search::plies_to_end(best.score);
    if (best.line.empty() || !plies || *plies < 0) return std::nullopt;
    return Sight<R>{best.line.front(), *plies};
  }

  /// How good the best move besides this one looks.
  search::Score rival(const Position<R>& p, const Move<R>& winner) {
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    search::Root<R> others{p, {}, 0};
    for (const auto& m : moves)
      if (!(m == winner)) others.moves.push_back(m);
    return others.moves.empty() ? -search::infinite : think(others).score;
  }

  /// The move that looks best comes first: what a defence is built of (hold.hpp).
  void operator()(const Position<R>& p, MoveList<R>& moves) {
    const auto best = think({p, {}, 0});
    if (best.line.empty()) return;
    auto* const found = std::find(moves.begin(), moves.end(), best.line.front());
    if (found != moves.end()) std::swap(moves[0], *found);
  }

 private:
  /// The table is never emptied: that would take longer than most looks.
  search::Finding<R> think(const search::Root<R>& root) {
    search::Finding<R> best;
    searcher_.think(root, limits_, 1, [&](const search::Finding<R>& found) { best = found; });
    return best;
  }

  search::TranspositionTable table_;
  std::atomic<bool> stop_{false};
  search::Searcher<R> searcher_;
  search::Limits limits_;
};

}  // namespace lozenge::mine

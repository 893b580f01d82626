// Exhaustive search for forced wins: every legal move is tried, nothing is judged and nothing left out. What was found
// out about a position is kept: a win within some plies is one within more, and no win within some is none within
// fewer.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <unordered_map>

#include "core/insertion_sort.hpp"
#include "core/rules.hpp"

namespace lozenge::mine {

template <Evaluated R>
class Proof {
 public:
  /// Of wins for one side. Gives up after so many positions, all questions taken together.
  Proof(Side winner, std::uint64_t patience) : winner_(winner), patience_(patience) {}

  /// Is a win forced within so many plies, whoever is to move? None where the patience ran out.
  std::optional<bool> wins(const Position<R>& p, int plies) { return settled(is_won(p, plies)); }

  /// Does this move force a win within so many plies, itself counted?
  std::optional<bool> move_wins(const Position<R>& p, const Move<R>& m, int plies) {
    return settled(leads_to_win(p, m, plies));
  }

  /// In how many plies a win is forced, at most so many; none where it is not, or the patience ran out.
  std::optional<int> shortest(const Position<R>& p, int most) {
    for (int plies = 0; plies <= most; ++plies) {
      const auto won = wins(p, plies);
      if (!won) return std::nullopt;
      if (*won) return plies;
    }
    return std::nullopt;
  }

  std::uint64_t visited() const { return visited_; }

 private:
  static constexpr int deepest = 64, never = 127;

  /// What is known: a win within `won_in` plies, none within `not_in`.
  struct Known {
    std::int8_t won_in = never;
    std::int8_t not_in = -1;
  };

  std::optional<bool> settled(bool won) const { return visited_ > patience_ ? std::nullopt : std::optional(won); }

  bool leads_to_win(const Position<R>& p, const Move<R>& m, int plies) {
    const auto next = R::play(p, m);
    if (const auto outcome = R::outcome(next)) return *outcome == win_for(winner_);
    return is_won(next, plies - 1);
  }

  bool is_won(const Position<R>& p, int plies) {
    const bool is_winner = R::side(p) == winner_;
    if (is_winner && plies <= 0) return false;
    if (++visited_ > patience_) return false;
    if (!is_winner && plies <= 0) return has_no_move(p);
    const Key key = R::key(p);
    if (const auto it = known_.find(key); it != known_.end()) {
      if (it->second.won_in <= plies) return true;
      if (it->second.not_in >= plies) return false;
    }
    MoveList<R> moves;
    R::generate(p, moves);
    const bool won = moves.empty() ? !is_winner : is_won_by(p, plies, moves, is_winner);
    if (visited_ <= patience_) {
      Known& known = known_[key];
      if (won) known.won_in = std::min<std::int8_t>(known.won_in, static_cast<std::int8_t>(plies));
      else known.not_in = std::max<std::int8_t>(known.not_in, static_cast<std::int8_t>(plies));
    }
    return won;
  }

  /// One move is enough for the winner; all must fail for the other side. What decided last time is tried first.
  bool is_won_by(const Position<R>& p, int plies, MoveList<R>& moves, bool is_winner) {
    auto& killer = killers_[static_cast<std::size_t>(std::min(plies, deepest - 1))];
    order(p, moves, killer);
    for (const auto& m : moves)
      if (leads_to_win(p, m, plies) == is_winner) {
        killer = m;
        return is_winner;
      }
    return !is_winner;
  }

  static void order(const Position<R>& p, MoveList<R>& moves, const std::optional<Move<R>>& killer) {
    std::size_t front = 0;
    if (killer) {
      auto* const found = std::find(moves.begin(), moves.end(), *killer);
      if (found != moves.end()) std::swap(moves[front++], *found);
    }
    insertion_sort(std::span(moves.begin() + front, moves.end()), std::greater{},
                   [&](const Move<R>& m) { return R::gain(p, m) > 0; });
  }

  static bool has_no_move(const Position<R>& p) {
    if constexpr (Counting<R>) {
      return R::count(p) == 0;
    } else {
      MoveList<R> moves;
      R::generate(p, moves);
      return moves.empty();
    }
  }

  struct HashKey {
    std::size_t operator()(Key key) const { return bits(key); }
  };

  Side winner_;
  std::uint64_t patience_;
  std::uint64_t visited_ = 0;
  std::unordered_map<Key, Known, HashKey> known_;
  std::array<std::optional<Move<R>>, deepest> killers_;
};

/// The one move that wins within so many plies; none where there is no such move, or more than one, or no proof.
template <Evaluated R>
std::optional<Move<R>> only_winner(Proof<R>& proof, const Position<R>& p, int plies) {
  MoveList<R> moves;
  legal_moves<R>(p, moves);
  std::optional<Move<R>> winner;
  for (const auto& m : moves) {
    const auto won = proof.move_wins(p, m, plies);
    if (!won || (*won && winner)) return std::nullopt;
    if (*won) winner = m;
  }
  return winner;
}

}  // namespace lozenge::mine

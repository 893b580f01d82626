// Who wins, found in the plainest ways there are, to doubt what the miner of puzzles claims (tools/mine). Nothing is
// shared with it: no table of wins, no order of moves, no guess.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "core/rules.hpp"

namespace lozenge::tests {

/// Tries every move, to a depth.
template <Rules R>
class PlainSearch {
 public:
  PlainSearch(Side winner, std::uint64_t patience) : winner_(winner), patience_(patience) {}

  /// Is a win forced within so many plies? None where there was too much to look at.
  std::optional<bool> wins(const Position<R>& p, int plies) {
    const bool won = look(p, plies);
    return visited_ > patience_ ? std::nullopt : std::optional(won);
  }

 private:
  bool look(const Position<R>& p, int plies) {
    if (++visited_ > patience_) return false;
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    if (const auto outcome = verdict<R>(p, moves)) return *outcome == win_for(winner_);
    if (plies == 0) return false;
    const bool is_winner = R::side(p) == winner_;
    for (const auto& m : moves)
      if (look(R::play(p, m), plies - 1) == is_winner) return is_winner;
    return !is_winner;
  }

  Side winner_;
  std::uint64_t patience_, visited_ = 0;
};

/// Lists every position that can be reached, and marks what is won until nothing changes: a win of any length. None
/// where that takes more than so many moves.
template <Rules R>
std::optional<bool> is_ever_won(const Position<R>& p, Side winner, std::size_t most) {
  std::map<std::uint64_t, std::size_t> known;
  std::vector<Position<R>> all;
  const auto number = [&](const Position<R>& q) {
    const auto [it, is_new] = known.try_emplace(bits(R::key(q)), all.size());
    if (is_new) all.push_back(q);
    return it->second;
  };
  number(p);
  std::vector<std::vector<std::size_t>> next;
  std::vector<bool> won;
  std::size_t made = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Position<R> here = all[i];
    MoveList<R> moves;
    legal_moves<R>(here, moves);
    if ((made += moves.size()) > most) return std::nullopt;
    next.emplace_back();
    for (const auto& m : moves) next[i].push_back(number(R::play(here, m)));
    won.push_back(verdict<R>(here, moves) == win_for(winner));
  }
  for (bool is_changed = true; is_changed;) {
    is_changed = false;
    for (std::size_t i = all.size(); i-- > 0;) {
      if (won[i] || next[i].empty()) continue;
      const bool is_winner = R::side(all[i]) == winner;
      bool is_won = !is_winner;
      for (const std::size_t to : next[i])
        if (won[to] == is_winner) is_won = is_winner;
      if (is_won) won[i] = is_changed = true;
    }
  }
  return won[0];
}

}  // namespace lozenge::tests

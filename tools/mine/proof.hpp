// Exhaustive search for forced wins: every legal move is tried, nothing is judged and nothing left out.
#pragma once

#include <optional>
#include <unordered_map>

#include "core/rules.hpp"

namespace lozenge::mine {

template <Rules R>
class Proof {
 public:
  /// Gives up after so many positions.
  explicit Proof(std::uint64_t patience) : patience_(patience) {}

  /// Can the side to move force a win within so many plies? None where the patience ran out.
  std::optional<bool> wins(const Position<R>& p, int plies) {
    visited_ = 0;
    const bool won = is_won(p, plies);
    if (visited_ > patience_) return std::nullopt;
    return won;
  }

  /// Does this move force a win within so many plies, itself counted?
  std::optional<bool> move_wins(const Position<R>& p, const Move<R>& m, int plies) {
    visited_ = 0;
    const bool won = leads_to_win(p, m, plies);
    if (visited_ > patience_) return std::nullopt;
    return won;
  }

 private:
  bool leads_to_win(const Position<R>& p, const Move<R>& m, int plies) {
    const auto next = R::play(p, m);
    if (const auto outcome = R::outcome(next)) return *outcome == win_for(R::side(p));
    if (plies <= 1) return R::side(next) != R::side(p) && has_no_move(next);
    return R::side(next) == R::side(p) ? is_won(next, plies - 1) : is_lost(next, plies - 1);
  }

  bool is_won(const Position<R>& p, int plies) {
    if (plies <= 0 || ++visited_ > patience_) return false;
    auto& known = known_[{R::key(p), plies}];
    if (known != Known::unknown) return known == Known::yes;
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    bool won = false;
    for (const auto& m : moves)
      if ((won = leads_to_win(p, m, plies))) break;
    known_[{R::key(p), plies}] = won ? Known::yes : Known::no;
    return won;
  }

  /// Whatever the side to move does, it loses within so many plies.
  bool is_lost(const Position<R>& p, int plies) {
    if (++visited_ > patience_) return false;
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    if (moves.empty()) return true;
    if (plies <= 1) return false;
    for (const auto& m : moves) {
      const auto next = R::play(p, m);
      if (const auto outcome = R::outcome(next)) {
        if (*outcome != win_for(!R::side(p))) return false;
      } else if (R::side(next) == R::side(p) ? !is_lost(next, plies - 1) : !is_won(next, plies - 1)) {
        return false;
      }
    }
    return true;
  }

  static bool has_no_move(const Position<R>& p) {
    MoveList<R> moves;
    R::generate(p, moves);
    return moves.empty();
  }

  enum class Known : std::uint8_t { unknown, no, yes };
  struct Asked {
    Key key;
    int plies;
    bool operator==(const Asked&) const = default;
  };
  struct HashAsked {
    std::size_t operator()(const Asked& a) const { return bits(a.key) + static_cast<std::size_t>(a.plies); }
  };

  std::uint64_t patience_;
  std::uint64_t visited_ = 0;
  std::unordered_map<Asked, Known, HashAsked> known_;
};

}  // namespace lozenge::mine

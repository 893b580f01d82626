// Can a side be kept from winning for ever? The defender needs one answer to each of its moves, such that play never
// leaves the positions where that is so: then nothing is won, however long it goes on. What was guessed about the
// defender's answers may be wrong; a guess that turns out to lose is replaced by the next answer until none is left.
// Nothing is judged: either all of the solver's moves have an answer, or the win is proven, or the patience ran out.
#pragma once

#include <algorithm>
#include <deque>
#include <unordered_map>
#include <vector>

#include "core/rules.hpp"

namespace lozenge::mine {

enum class Held : std::uint8_t { yes, no, unknown };

/// `Order` puts the replies that look best first: order(position, moves).
template <Rules R, class Order>
class Hold {
 public:
  Hold(Side solver, std::size_t patience, Order& order) : solver_(solver), patience_(patience), order_(order) {}

  /// Is the solver kept from winning this? All questions together may look at so many positions.
  Held ask(const Position<R>& p) {
    const std::uint32_t root = visit(p);
    for (;;) {
      if (nodes_[root].is_won) return Held::no;
      const auto open = open_below(root);
      if (open.empty()) return Held::yes;
      for (const std::uint32_t node : open) {
        if (nodes_.size() > patience_) return Held::unknown;
        expand(node);
        if (nodes_[root].is_won) break;
      }
    }
  }

 private:
  struct Node {
    Position<R> position;
    std::vector<std::uint32_t> askers;  // whose fate depends on this one
    std::vector<Move<R>> replies;       // the defender's that are not refuted yet, the best last
    std::vector<std::uint32_t> next;    // what can come of it: all of the solver's moves, one of the defender's
    bool is_open = true;                // nobody has looked at its moves yet
    bool is_won = false;                // by the solver, proven
    std::uint32_t round = 0;            // when it was met last
  };

  struct HashKey {
    std::size_t operator()(Key key) const { return bits(key); }
  };

  std::uint32_t visit(const Position<R>& p) {
    const auto [it, is_new] = known_.try_emplace(R::key(p), static_cast<std::uint32_t>(nodes_.size()));
    if (!is_new) return it->second;
    nodes_.push_back({p, {}, {}, {}});
    if (const auto outcome = R::outcome(p)) {
      nodes_.back().is_open = false;
      nodes_.back().is_won = *outcome == win_for(solver_);
    }
    return it->second;
  }

  /// What the defence still rests on without having been looked at.
  std::vector<std::uint32_t> open_below(std::uint32_t root) {
    ++round_;
    std::vector<std::uint32_t> open, way{root};
    nodes_[root].round = round_;
    while (!way.empty()) {
      const std::uint32_t at = way.back();
      way.pop_back();
      if (nodes_[at].is_open) open.push_back(at);
      for (const std::uint32_t next : nodes_[at].next)
        if (nodes_[next].round != round_) {
          nodes_[next].round = round_;
          way.push_back(next);
        }
    }
    return open;
  }

  void expand(std::uint32_t at) {
    if (!nodes_[at].is_open) return;
    nodes_[at].is_open = false;
    const Position<R> p = nodes_[at].position;
    MoveList<R> moves;
    R::generate(p, moves);
    if (R::side(p) != solver_) {
      order_(p, moves);
      nodes_[at].replies.assign(std::make_reverse_iterator(moves.end()), std::make_reverse_iterator(moves.begin()));
      answer(at);
      return;
    }
    for (const auto& m : moves) {
      const std::uint32_t next = visit(R::play(p, m));
      nodes_[at].next.push_back(next);
      nodes_[next].askers.push_back(at);
      if (nodes_[next].is_won) return settle(at);
    }
  }

  /// The defender's best reply that is not refuted; without one he has lost, also where he cannot move.
  void answer(std::uint32_t at) {
    nodes_[at].next.clear();
    while (!nodes_[at].replies.empty()) {
      const std::uint32_t next = visit(R::play(nodes_[at].position, nodes_[at].replies.back()));
      nodes_[at].replies.pop_back();
      if (nodes_[next].is_won) continue;
      nodes_[at].next.push_back(next);
      nodes_[next].askers.push_back(at);
      return;
    }
    settle(at);
  }

  /// It is won: so is what the solver can reach it from, and the defender looks for something else.
  void settle(std::uint32_t at) {
    const bool is_first = won_.empty();
    if (nodes_[at].is_won) return;
    nodes_[at].is_won = true;
    won_.push_back(at);
    if (!is_first) return;  // the one below is at it
    while (!won_.empty()) {
      const std::uint32_t won = won_.front();
      for (const std::uint32_t asker : std::vector(nodes_[won].askers))
        if (R::side(nodes_[asker].position) == solver_) settle(asker);
        else if (!nodes_[asker].is_won && std::ranges::find(nodes_[asker].next, won) != nodes_[asker].next.end())
          answer(asker);
      won_.pop_front();
    }
  }

  Side solver_;
  std::size_t patience_;
  Order& order_;
  std::vector<Node> nodes_;
  std::unordered_map<Key, std::uint32_t, HashKey> known_;
  std::deque<std::uint32_t> won_;
  std::uint32_t round_ = 0;
};

}  // namespace lozenge::mine

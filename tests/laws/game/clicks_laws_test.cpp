// Laws of the clicks that make a move: every way of making it can be clicked, and nothing else can.
#include <algorithm>

#include "kit/trail.hpp"
#include "tests/laws/game/law.hpp"

namespace lozenge::tests {
namespace {

/// One way of making a move: the clicks without a last stop, and the number of the move.
struct ClickedWay {
  Steps clicks;
  std::size_t move;
};

/// Ways that are found by walking about, without what is tested: every hop that the rules of motion allow, in an order
/// of chance, to every place where a legal move is made. In crowded positions not all, but so many.
template <kit::Walked R>
class Wandering {
 public:
  Wandering(const Position<R>& p, const MoveList<R>& moves, std::uint64_t seed) : moves_(moves), random_(seed) {
    follow(R::walk(p), {});
  }

  std::vector<ClickedWay> found;

 private:
  static constexpr std::size_t most = 300;

  void follow(const typename R::Walk& walk, const Steps& clicks) {
    if (found.size() >= most) return;
    if (const auto move = R::arrived(walk)) {
      const auto* const it = std::find(moves_.begin(), moves_.end(), *move);
      if (it != moves_.end()) found.push_back({clicks, static_cast<std::size_t>(it - moves_.begin())});
    }
    kit::Tokens next;
    R::hops(walk, next);
    for (std::size_t i = next.size(); i > 0; --i) {
      std::swap(next[i - 1], next[random_.below(static_cast<std::uint32_t>(i))]);
      const kit::Token t = next[i - 1];
      Steps longer = clicks;
      longer.push_back(step_to(t.cell));
      if (t.count != 0) longer.push_back(step_count(t.count));
      follow(R::go(walk, t), longer);
    }
  }

  const MoveList<R>& moves_;
  search::Random random_;
};

template <Notated R>
std::vector<ClickedWay> ways_as_described(const Position<R>& p, const MoveList<R>& moves) {
  std::vector<ClickedWay> ways;
  const auto described = R::describe(p, moves);
  for (std::size_t i = 0; i < described.size(); ++i) {
    ways.push_back({described[i].steps, i});
    if (ways.back().clicks.back().kind == Step::Kind::stop) ways.back().clicks.pop_back();
  }
  return ways;
}

std::string shown(const Steps& clicks) {
  std::string out;
  for (const Step& step : clicks)
    out += (out.empty() ? "" : " ") + (step.kind == Step::Kind::cell ? std::to_string(step.cell.index) : "#");
  return out;
}

/// Clicks through a way. It may be settled before its end where the rest changes nothing.
template <Notated R>
void click_through(const Position<R>& p, const MoveList<R>& moves, const ClickedWay& way) {
  Steps made;
  for (const Step& step : way.clicks) {
    const Onward now = lozenge::onward<R>(p, moves, made, std::nullopt);
    if (now.done) {
      EXPECT_EQ(*now.done, way.move) << shown(way.clicks);
      return;
    }
    ASSERT_NE(std::ranges::find(now.left, way.move), now.left.end()) << shown(way.clicks);
    ASSERT_NE(std::ranges::find(now.next, step), now.next.end()) << shown(way.clicks) << " after " << shown(made);
    made.push_back(step);
  }
  Onward end = lozenge::onward<R>(p, moves, made, std::nullopt);
  if (!end.done) {
    ASSERT_NE(std::ranges::find(end.next, step_stop()), end.next.end()) << shown(made);
    made.push_back(step_stop());
    end = lozenge::onward<R>(p, moves, made, std::nullopt);
  }
  EXPECT_EQ(end.done, way.move) << shown(made);
}

/// Clicks whatever can be clicked: it always comes to a legal move.
template <Notated R>
void click_about(const Position<R>& p, const MoveList<R>& moves, search::Random& random) {
  Steps made;
  for (int clicks = 0; clicks < 100; ++clicks) {
    const Onward now = lozenge::onward<R>(p, moves, made, std::nullopt);
    if (now.done) {
      EXPECT_TRUE(now.next.empty());
      EXPECT_EQ(now.left, std::vector{*now.done});
      return;
    }
    ASSERT_FALSE(now.next.empty()) << "stuck after " << shown(made);
    made.push_back(now.next[random.below(static_cast<std::uint32_t>(now.next.size()))]);
  }
  FAIL() << "endless: " << shown(made);
}

LAW(ClicksLaw, EveryWayOfAMoveCanBeClicked) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    if constexpr (!Claiming<R>) {
      std::uint64_t seed = 0;
      look_at_random_play<R>(options, 3, 60, [&](const Position<R>& p, const MoveList<R>& moves) {
        if (moves.size() > longest_list) return;
        auto ways = ways_as_described<R>(p, moves);
        if constexpr (kit::Walked<R>) {
          const Wandering<R> wandering(p, moves, ++seed);
          ways.insert(ways.end(), wandering.found.begin(), wandering.found.end());
        }
        for (std::size_t i = 0; i < ways.size(); i += 1 + ways.size() / 30) click_through<R>(p, moves, ways[i]);
      });
    }
  });
}

LAW(ClicksLaw, WhateverCanBeClickedComesToALegalMove) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    search::Random random(7);
    look_at_random_play<R>(options, 3, 60, [&](const Position<R>& p, const MoveList<R>& moves) {
      if (moves.size() > longest_list) return;
      for (int i = 0; i < 4; ++i) click_about<R>(p, moves, random);
    });
  });
}

LAW(ClicksLaw, AClickOnTheEndOfAMoveLeavesOnlyWaysThatEndThere) {
  for_every_option_set([]<class R>([[maybe_unused]] const Options<R>& options) {
    if constexpr (!Claiming<R>) {
      look_at_random_play<R>(options, 2, 40, [&](const Position<R>& p, const MoveList<R>& moves) {
        if (moves.size() > longest_list) return;
        const auto ways = ways_as_described<R>(p, moves);
        for (std::size_t i = 0; i < ways.size(); i += 1 + ways.size() / 8) {
          const auto& [clicks, move] = ways[i];
          if (clicks.size() < 2 || clicks.back().kind != Step::Kind::cell) continue;
          const Onward aimed = lozenge::onward<R>(p, moves, std::span(clicks).first(1), clicks.back().cell);
          EXPECT_NE(std::ranges::find(aimed.left, move), aimed.left.end()) << shown(clicks);
          EXPECT_EQ(aimed.done.has_value(), aimed.left.size() == 1) << shown(clicks);
        }
      });
    }
  });
}

}  // namespace
}  // namespace lozenge::tests

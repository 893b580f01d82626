// Moves clicked square by square, by whichever path and in whichever order of the pieces.
#include <algorithm>
#include <unordered_set>

#include "kit/walker.hpp"

namespace lozenge::kit {

namespace {

/// A walk that fits the clicks. Where men of a pile have started, how many may still have to be said.
struct Place {
  std::size_t walk = Walker::first_walk;
  std::uint8_t unsaid = 0;
  Trail trail = {};
};

class Clicking {
 public:
  Clicking(Walker& walker, std::optional<Cell> toward) : walker_(walker), toward_(toward) {}

  Onward after(std::span<const Step> clicks) {
    const bool is_stopped = !clicks.empty() && clicks.back().kind == Step::Kind::stop;
    if (is_stopped) clicks = clicks.first(clicks.size() - 1);
    std::vector<Place> places{{}};
    for (const Step& step : clicks) places = taken(places, step);
    Onward onward;
    if (places.empty()) return onward;
    onward.text = walker_.text(places.back().trail);  // of piles the largest, where none is said
    reached_.assign(walker_.legal_count(), false);
    for (const Place& place : places) {
      if (!is_stopped) add_next(place, onward.next);
      if (const auto here = move_at(place)) onward.done = here;
    }
    for (std::size_t move = 0; move < reached_.size(); ++move)
      if (reached_[move]) onward.left.push_back(move);
    finish(onward);
    return onward;
  }

 private:
  /// The places after one more click.
  std::vector<Place> taken(const std::vector<Place>& places, const Step& step) {
    std::vector<Place> out;
    for (const Place& place : places) {
      if (step.kind == Step::Kind::count && place.unsaid == step.number) out.push_back({place.walk, 0, place.trail});
      if (step.kind != Step::Kind::cell || place.unsaid != 0) continue;
      const Tokens next = walker_.hops(place.walk);
      for (const Token& t : next)
        if (t.cell == step.cell) out.push_back(gone(place, t));
    }
    return out;
  }

  Place gone(const Place& place, const Token& t) {
    Place next{walker_.go(place.walk, t), t.count, place.trail};
    next.trail.push_back(t);
    return next;
  }

  /// The legal move that is made if the clicks end at this place, on the cell that was asked for.
  std::optional<std::size_t> move_at(const Place& place) {
    if (place.unsaid != 0 || place.trail.empty() || (toward_ && place.trail.back().cell != *toward_))
      return std::nullopt;
    const auto move = walker_.arrived(place.walk);
    if (!move || !walker_.is_legal(*move)) return std::nullopt;
    reached_[*move] = true;
    return move;
  }

  /// What can be clicked at a place: only what leads to a legal move.
  void add_next(const Place& place, Steps& out) {
    if (place.unsaid != 0) {
      if (leads_on(place.walk, place.trail.back().cell)) add(out, step_count(place.unsaid));
      return;
    }
    const Tokens next = walker_.hops(place.walk);
    for (const Token& t : next)
      if (leads_on(walker_.go(place.walk, t), t.cell)) add(out, step_of(t, place.trail.empty()));
  }

  static void add(Steps& steps, Step step) {
    if (std::ranges::find(steps, step) == steps.end()) steps.push_back(std::move(step));
  }

  /// Can a legal move be made from here on? Marks all that can.
  bool leads_on(std::size_t from, Cell at) {
    struct Node {
      std::size_t walk;
      Cell at;
    };
    std::vector<Node> nodes{{from, at}};
    std::unordered_set<std::uint64_t> seen;
    bool is_open = false;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      const Node node = nodes[i];
      const bool may_end = !toward_ || node.at == *toward_;
      if (!seen.insert(bits(Mixer().add(walker_.spot(node.walk)).add(may_end).key())).second) continue;
      const auto move = may_end ? walker_.arrived(node.walk) : std::nullopt;
      if (move && walker_.is_legal(*move)) {
        reached_[*move] = true;
        is_open = true;
      }
      const Tokens next = walker_.hops(node.walk);
      for (const Token& t : next) nodes.push_back({walker_.go(node.walk, t), t.cell});
    }
    return is_open;
  }

  /// Where the clicks may end or go on, stopping is a click of its own; but not where going on changes nothing.
  void finish(Onward& onward) const {
    const bool is_only = onward.left.size() == 1 && (onward.done || toward_);
    if (is_only) onward.done = onward.left.front();
    else if (onward.done && !onward.next.empty()) {
      onward.done.reset();
      onward.next.push_back(step_stop());
    }
    if (onward.done) onward.next.clear();
  }

  Walker& walker_;
  std::optional<Cell> toward_;
  std::vector<char> reached_;
};

}  // namespace

Onward onward(Walker& walker, std::span<const Step> clicks, std::optional<Cell> toward) {
  return Clicking(walker, toward).after(clicks);
}

}  // namespace lozenge::kit

#include "tests/games/slow_leaps.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace lozenge::tests {

namespace {

bool is_on_board(SlowPoint p) { return std::abs(p.first) + std::abs(p.second) <= 4; }
bool is_corner(SlowPoint p) { return is_on_board(p) && (std::abs(p.first) == 4 || std::abs(p.second) == 4); }
SlowPoint moved(SlowPoint p, SlowPoint by) { return {p.first + by.first, p.second + by.second}; }

constexpr SlowPoint directions[] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};

/// The paths of some men who have been lifted off the board.
class Lifted {
 public:
  Lifted(const SlowLeaps& position, SlowPoint from, int men, std::vector<SlowPath>& out)
      : out_(out), lifted_(position) {
    path_.hops = {{' ', from}};
    path_.men = men;
    path_.has_piles = position.has_piles;
    if ((lifted_.piles.at(from).men -= men) == 0) lifted_.piles.erase(from);
    step(from);
    jump(lifted_, from, {from}, false);
  }

 private:
  bool is_vacant(const SlowLeaps& board, SlowPoint p) const { return is_on_board(p) && !board.piles.contains(p); }

  void step(SlowPoint from) {
    for (const SlowPoint& d : directions) {
      const SlowPoint to = moved(from, d);
      const bool joins = lifted_.has_piles && lifted_.piles.contains(to) && lifted_.piles.at(to).owner == lifted_.turn;
      if (!is_vacant(lifted_, to) && !joins) continue;
      path_.hops.emplace_back('-', to);
      arrive(lifted_, to);
      path_.hops.pop_back();
    }
  }

  bool can_capture(const SlowLeaps& board, SlowPoint at) const {
    return std::ranges::any_of(directions, [&](const SlowPoint& d) {
      const SlowPoint over = moved(at, d);
      return board.piles.contains(over) && board.piles.at(over).owner != board.turn && is_vacant(board, moved(over, d));
    });
  }

  /// `visited` in this run of own-jumps; `is_linking`: own men have been jumped after a capture.
  void jump(const SlowLeaps& board, SlowPoint at, const std::set<SlowPoint>& visited, bool is_linking) {
    for (const SlowPoint& d : directions) {
      const SlowPoint over = moved(at, d), to = moved(over, d);
      if (!board.piles.contains(over) || !is_vacant(board, to)) continue;
      const bool over_own = board.piles.at(over).owner == board.turn;
      if (over_own && ((path_.captures && !board.links) || visited.contains(to))) continue;
      const SlowPath before = path_;
      SlowLeaps next = board;
      std::set<SlowPoint> seen = over_own ? visited : std::set<SlowPoint>();
      seen.insert(to);
      if (!over_own) {
        next.piles.erase(over);
        path_.is_direct = path_.is_direct || path_.hops.size() == 1;
        path_.captures = true;
      }
      path_.hops.emplace_back(over_own ? '>' : 'x', to);
      const bool links = over_own && (is_linking || path_.captures);
      const bool goes_on = board.finishes && path_.captures && !is_corner(to) && can_capture(next, to);
      if (!links && !goes_on) arrive(next, to);
      if (!is_corner(to)) jump(next, to, seen, links);
      path_ = before;
    }
  }

  void arrive(SlowLeaps board, SlowPoint to) {
    SlowPile& pile = board.piles[to];
    pile.owner = board.turn;
    pile.men += path_.men;
    board.turn = board.turn == 'A' ? 'B' : 'A';
    path_.after = board.text();
    out_.push_back(path_);
  }

  std::vector<SlowPath>& out_;
  SlowLeaps lifted_;
  SlowPath path_;
};

}  // namespace

std::vector<SlowPoint> slow_points() {
  std::vector<SlowPoint> points;
  for (int y = -4; y <= 4; ++y)
    for (int x = -4; x <= 4; ++x)
      if (is_on_board({y, x})) points.emplace_back(y, x);
  return points;
}

std::string slow_name(SlowPoint point) {
  // nB is the point opposite nA, and 21 is the centre.
  if (point == SlowPoint{0, 0}) return "21";
  if (point > SlowPoint{0, 0}) {
    std::string name = slow_name({-point.first, -point.second});
    name.back() = 'B';
    return name;
  }
  const auto points = slow_points();
  return std::to_string(std::ranges::find(points, point) - points.begin() + 1) + "A";
}

std::string SlowLeaps::text() const {
  std::string out(1, turn);
  for (const char side : {'A', 'B'}) {
    out += std::string(":") + side;
    std::string items;
    for (const auto& [point, pile] : piles) {
      if (pile.owner != side) continue;
      items += (items.empty() ? "" : ",") + slow_name(point);
      if (has_piles) items += "/" + std::to_string(pile.men);
    }
    out += items;
  }
  return out;
}

std::string SlowPath::text() const {
  std::string out;
  for (const auto& [sign, point] : hops) {
    if (sign != ' ') out += sign;
    out += slow_name(point);
    if (sign == ' ' && has_piles) out += "/" + std::to_string(men);
  }
  return out;
}

std::vector<SlowPath> slow_paths(const SlowLeaps& position) {
  std::vector<SlowPath> out;
  for (const auto& [point, pile] : position.piles)
    if (pile.owner == position.turn)
      for (int men = 1; men <= pile.men; ++men) Lifted(position, point, men, out);
  return out;
}

SlowMoves slow_moves(const SlowLeaps& position, bool captures_are_compulsory) {
  const auto paths = slow_paths(position);
  const bool is_demanded = captures_are_compulsory && std::ranges::any_of(paths, &SlowPath::is_direct);
  SlowMoves moves;
  for (const SlowPath& path : paths)
    if (!is_demanded || path.captures) moves[{path.hops[0].second, path.after}].push_back(path);
  for (auto& [key, ways] : moves)
    std::ranges::sort(ways, [](const SlowPath& a, const SlowPath& b) {
      if (a.hops.size() != b.hops.size()) return a.hops.size() < b.hops.size();
      return std::ranges::lexicographical_compare(
          a.hops, b.hops, {}, [](const auto& hop) { return hop.second; }, [](const auto& hop) { return hop.second; });
    });
  return moves;
}

}  // namespace lozenge::tests

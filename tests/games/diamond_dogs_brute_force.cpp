#include "tests/games/diamond_dogs_brute_force.hpp"

#include <algorithm>

namespace lozenge::tests::dogs {

namespace {

/// The four that share an edge and the four across a corner.
constexpr Place directions[] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}, {2, 0}, {-2, 0}, {0, 2}, {0, -2}};

Place next(Place p, Place direction) { return {p.file + direction.file, p.row + direction.row}; }

Board moved(Board board, Place from, Place to, int number) {
  const bool is_red = board.at(from).is_red;
  board.erase(from);
  board[to] = {is_red, number};
  return board;
}

}  // namespace

bool is_place(Place p) {
  if (p.row < 1 || p.row > 15 || p.file < 0 || p.file > 6) return false;
  return p.row % 2 == 1 ? p.file % 2 == 0 : p.file % 2 == 1;
}

std::string text(const Board& board, bool red_to_move) {
  std::string sides[2] = {"R", "W"};
  for (const auto& [place, die] : board) {
    std::string& side = sides[die.is_red ? 0 : 1];
    if (side.size() > 1) side += ",";
    side += static_cast<char>('a' + place.file);
    side += std::to_string(place.row) + "/" + std::to_string(die.number);
  }
  return (red_to_move ? "R:" : "W:") + sides[0] + ":" + sides[1];
}

bool BruteForce::is_over(const Board& board) const {
  for (const bool is_red : {true, false}) {
    const auto is_of_side = [&](const auto& die) { return die.second.is_red == is_red; };
    const auto at_far_row = std::ranges::count_if(
        board, [&](const auto& die) { return is_of_side(die) && die.first.row == far_row(is_red); });
    const auto dice = std::ranges::count_if(board, is_of_side);
    if (is_goal_most_ ? at_far_row == 4 || at_far_row == dice : at_far_row > 0 || dice == 0) return true;
  }
  return false;
}

std::vector<BruteForce::Spent> BruteForce::spend(const Board& board, Place from) const {
  std::vector<Spent> ways;
  const Die die = board.at(from);
  if (is_home({from, die})) return ways;
  for (const Place direction : directions) {
    const Place near = next(from, direction), behind = next(near, direction);
    if (!is_place(near)) continue;
    const auto other = board.find(near);
    if (other == board.end()) {
      ways.push_back({moved(board, from, near, die.number), near});
      continue;
    }
    if (!is_place(behind) || board.contains(behind) || is_home(*other)) continue;
    if (other->second.is_red == die.is_red) {
      if (die.number > 1 || house_.ones_hop)
        ways.push_back({moved(board, from, behind, std::max(1, die.number - 1)), behind});
    } else if (other->second.number <= die.number) {
      Board after = moved(board, from, behind, std::min(6, die.number + 1));
      after.erase(near);
      ways.push_back({std::move(after), behind, die.number == 6});
    }
  }
  return ways;
}

void BruteForce::add_bonus(const Spent& spent, bool had_bonus, Reached& out) const {
  out.insert({spent.board, had_bonus});
  if (!spent.has_bonus || is_over(spent.board) || (house_.one_bonus && had_bonus)) return;
  for (const Spent& more : spend(spent.board, spent.die)) add_bonus(more, true, out);
}

BruteForce::Reached BruteForce::spend_with_bonus(const Board& board, bool had_bonus) const {
  Reached out;
  for (const auto& [place, die] : board)
    if (die.is_red == red_moves_)
      for (const Spent& spent : spend(board, place)) add_bonus(spent, had_bonus, out);
  return out;
}

bool BruteForce::is_shut_in(const Board& board, Place place) const {
  bool has_opponent = false;
  for (const Place direction : directions) {
    const Place near = next(place, direction);
    if (!is_place(near)) continue;
    const auto other = board.find(near);
    if (other == board.end()) return false;
    has_opponent = has_opponent || other->second.is_red != red_moves_;
  }
  return has_opponent && spend(board, place).empty();
}

template <class Goes>
std::set<Board> BruteForce::removals(const Board& board, Goes goes) const {
  std::set<Board> out;
  for (const auto& die : board)
    if (die.second.is_red == red_moves_ && !is_home(die) && goes(die.first)) {
      Board without = board;
      without.erase(die.first);
      out.insert(without);
    }
  return out;
}

std::set<Board> BruteForce::turns(const Board& start) const {
  if (house_.piece_shut_in)
    if (auto shut_in = removals(start, [&](Place p) { return is_shut_in(start, p); }); !shut_in.empty()) return shut_in;
  std::set<Board> out;
  for (const auto& [first, had_bonus] : spend_with_bonus(start, false)) {
    std::set<Board> second;
    if (!is_over(first))
      for (const auto& [board, again] : spend_with_bonus(first, had_bonus)) second.insert(board);
    second.erase(start);
    if (second.empty() || house_.up_to_two) out.insert(first);
    out.merge(second);
  }
  out.erase(start);
  return out.empty() ? removals(start, [](Place) { return true; }) : out;
}

}  // namespace lozenge::tests::dogs

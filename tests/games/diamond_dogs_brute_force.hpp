// Diamond Dogs once more, straight from its rulebook on files and rows: slow, and plain enough to be checked by
// reading.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace lozenge::tests::dogs {

/// File from 0 for a, row from 1.
struct Place {
  int file = 0;
  int row = 0;
  bool operator==(const Place&) const = default;
  bool operator<(const Place& o) const { return std::pair(row, file) < std::pair(o.row, o.file); }  // square order
};

struct Die {
  bool is_red = true;
  int number = 1;
  auto operator<=>(const Die&) const = default;
};

using Board = std::map<Place, Die>;

bool is_place(Place p);

/// A board as the notation writes it.
std::string text(const Board& board, bool red_to_move);

class BruteForce {
 public:
  BruteForce(bool is_goal_most, bool red_moves) : is_goal_most_(is_goal_most), red_moves_(red_moves) {}

  /// Every position that a turn can leave.
  std::set<Board> turns(const Board& start) const;

  /// After the last space that the mover has spent.
  bool is_over(const Board& board) const;

 private:
  int far_row(bool is_red) const { return is_red ? 15 : 1; }
  bool is_home(const Board::value_type& die) const {
    return is_goal_most_ && die.first.row == far_row(die.second.is_red);
  }

  struct Spent {
    Board board;
    Place die;
    bool has_bonus = false;
  };
  /// Every way to spend one space on one die.
  std::vector<Spent> spend(const Board& board, Place from) const;
  /// Every way to spend one space and any bonus spaces that it brings.
  std::set<Board> spend_with_bonus(const Board& board) const;
  void add_bonus(const Spent& spent, std::set<Board>& out) const;

  bool is_goal_most_;
  bool red_moves_;
};

}  // namespace lozenge::tests::dogs

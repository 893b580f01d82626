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

/// House rules that are played.
struct HouseRules {
  bool ones_hop = false;
  bool piece_shut_in = false;
  bool up_to_two = false;
  bool one_bonus = false;
};

class BruteForce {
 public:
  BruteForce(bool is_goal_most, bool red_moves, HouseRules house)
      : is_goal_most_(is_goal_most), red_moves_(red_moves), house_(house) {}

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
  /// A board and whether a bonus space has been spent on the way to it.
  using Reached = std::set<std::pair<Board, bool>>;
  /// Every way to spend one space and any bonus spaces that it brings.
  Reached spend_with_bonus(const Board& board, bool had_bonus) const;
  void add_bonus(const Spent& spent, bool had_bonus, Reached& out) const;
  bool is_shut_in(const Board& board, Place place) const;
  /// Every board with one of some dice of the mover gone.
  template <class Goes>
  std::set<Board> removals(const Board& board, Goes goes) const;

  bool is_goal_most_;
  bool red_moves_;
  HouseRules house_;
};

}  // namespace lozenge::tests::dogs

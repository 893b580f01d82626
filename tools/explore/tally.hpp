// How often each move was played in a position, and how it went on: what an opening explorer shows.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/insertion_sort.hpp"

namespace lozenge::explore {

/// For the side that made the move.
struct Tally {
  int wins = 0, draws = 0, losses = 0;

  int games() const { return wins + draws + losses; }
  void add(int result) { ++(result > 0 ? wins : result < 0 ? losses : draws); }
};

/// The moves of positions by their texts; the same position by another way is the same position.
class Book {
 public:
  void add(const std::string& position, const std::string& move, int result) { positions_[position][move].add(result); }

  /// A line for each position, the most frequent first, as long as it was met so often and there is room:
  ///   POSITION | MOVE WINS DRAWS LOSSES | MOVE WINS DRAWS LOSSES ...
  std::string text(int fewest_games, std::size_t most_bytes) const {
    std::vector<std::pair<int, const std::string*>> order;
    for (const auto& [position, moves] : positions_)
      if (games(moves) >= fewest_games) order.emplace_back(-games(moves), &position);
    std::ranges::sort(order, {},
                      [](const auto& item) { return std::pair(item.first, std::string_view(*item.second)); });
    std::string out;
    for (const auto& [count, position] : order) {
      const std::string line = *position + moves_text(positions_.at(*position)) + "\n";
      if (out.size() + line.size() > most_bytes) break;
      out += line;
    }
    return out;
  }

 private:
  using Moves = std::map<std::string, Tally>;

  static int games(const Moves& moves) {
    int sum = 0;
    for (const auto& [move, tally] : moves) sum += tally.games();
    return sum;
  }

  static std::string moves_text(const Moves& moves) {
    std::vector<std::pair<std::string, Tally>> order(moves.begin(), moves.end());
    insertion_sort(order, std::greater{}, [](const auto& item) { return item.second.games(); });
    std::string out;
    for (const auto& [move, tally] : order)
      out += " | " + move + " " + std::to_string(tally.wins) + " " + std::to_string(tally.draws) + " " +
             std::to_string(tally.losses);
    return out;
  }

  std::map<std::string, Moves> positions_;
};

}  // namespace lozenge::explore

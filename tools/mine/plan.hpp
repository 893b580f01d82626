// What a miner is asked for.
#pragma once

#include <cstdint>
#include <string>

namespace lozenge::mine {

struct Plan {
  std::string game;
  int positions = 50;
  int games = 0;  // to play at most; 0: until all positions are found
  int fewest_plies = 3, most_plies = 11;
  int pieces = 0;           // of a side at the start; 0: all of them
  int of_a_kind = 3;        // puzzles that look alike
  std::uint32_t slips = 3;  // of the weak side: one move in so many is random
  bool are_puzzles = false, are_only = false, is_again = false;
  std::string besides;  // a file of puzzles that are there already
  std::uint64_t patience = 2'000'000, nodes = 300, seen_nodes = 20'000, hold = 10'000, seed = 1;
};

}  // namespace lozenge::mine

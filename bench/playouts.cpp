// Random games a second on one core: `lozenge_playouts GAME COUNT` prints it, then the plies played, which are the
// same everywhere.
#include <chrono>
#include <iostream>
#include <string>

#include "games/families.hpp"
#include "play/game.hpp"

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: lozenge_playouts GAME COUNT\n";
    return 2;
  }
  const auto game = lozenge::play::find_game(lozenge::games::all(), argv[1]);
  if (!game) {
    std::cerr << game.sentence() << "\n";
    return 2;
  }
  const int count = std::stoi(argv[2]);
  const auto started = std::chrono::steady_clock::now();
  long plies = 0;
  for (int seed = 0; seed < count; ++seed) plies += (*game)->playout(static_cast<std::uint64_t>(seed));
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
  std::cout << static_cast<long>(count / took.count()) << " " << plies << "\n";
}

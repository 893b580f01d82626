#include "games/diamond-dogs/diamond-dogs.hpp"

#include "kit/sides.hpp"
#include "play/adapter.hpp"

namespace lozenge::games::diamond_dogs {

namespace {

std::vector<Piece> palette() {
  std::vector<Piece> dice;
  for (const Piece& die : kit::both_sides({"die"}))
    for (int value = 1; value <= max_value; ++value) {
      dice.push_back(die);
      dice.back().value = value;
    }
  return dice;
}

std::string compose(int seat, std::span<const Piece> pieces) {
  return kit::write_sides("RW", static_cast<Side>(seat), pieces, [](const Piece& piece) {
    return board::diamond53::cell_name(piece.cell) + "/" + std::to_string(piece.value);
  });
}

}  // namespace

DogsOptions Module::options(const play::Settings& settings) {
  return {settings["goal"] == "first" ? Goal::first : Goal::most,
          settings["setup"] == "ones" ? Setup::ones : Setup::mixed};
}

const play::Family& Module::family() {
  static const play::Family family{
      .id = "diamond-dogs",
      .name = "Diamond Dogs",
      .summary =
          "A race of dice across 53 lozenges: a die that captures grows stronger, one that jumps its own weaker.",
      .sheet = "Tucker Family Games",
      .is_published = true,
      .options = {{"goal", {"first", "most"}, "first", "whether the first die at a hoop wins, or most dice there", ""},
                  {"setup",
                   {"ones", "mixed"},
                   "ones",
                   "whether all dice begin with 1, or each player arranges ten numbers",
                   ""}},
      .side_names = {"Red", "White"},
      .side_letters = "RW",
      .palette = palette(),
      .guises = {"home"},
      .compose = compose,
      .seats = [](const play::Settings&) { return std::vector<std::string>{"Red", "White"}; },
      .complete = {},
      .make = play::make_game<Module>};
  return family;
}

}  // namespace lozenge::games::diamond_dogs

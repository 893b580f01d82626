#include "games/diamond-checkers/diamond-checkers.hpp"

#include "kit/sides.hpp"
#include "play/adapter.hpp"

namespace lozenge::games::diamond_checkers {

namespace {

std::string compose(int seat, std::span<const Piece> pieces) {
  return kit::write_sides("AB", static_cast<Side>(seat), pieces, [](const Piece& piece) {
    const char* rank = piece.kind == "diamond-king" ? "D" : piece.kind == "king" ? "K" : "";
    return rank + board::diamond41::cell_name(piece.cell);
  });
}

}  // namespace

Options<Module::Rules> Module::options(const play::Settings& settings) {
  return {settings["promotion"] == "at-once" ? Promotion::at_once : Promotion::at_end,
          kit::enforcement(settings["enforcement"])};
}

const play::Family& Module::family() {
  static const play::Family family{
      .id = "diamond-checkers",
      .name = "Diamond Checkers",
      .summary =
          "Men, kings and diamond kings on John Minder's board of 41 points; a missed jump is the opponent's call.",
      .sheet = "John Minder",
      .is_published = true,
      .options = {{"enforcement", "insist|strict", "insist", "what becomes of a missed jump"},
                  {"promotion", "at-once|at-end", "at-once",
                   "whether a man promoted while jumping goes on with his new rank or has it after the move"}},
      .side_names = {"A", "B"},
      .side_letters = "AB",
      .palette = kit::both_sides({"man", "king", "diamond-king"}),
      .compose = compose,
      .seats = [](const play::Settings&) { return std::vector<std::string>{"A", "B"}; },
      .complete = {},
      .make = play::make_game<Module>};
  return family;
}

}  // namespace lozenge::games::diamond_checkers

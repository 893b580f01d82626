#include "games/hexapawn/hexapawn.hpp"

#include "kit/sides.hpp"
#include "play/adapter.hpp"

namespace lozenge::games::hexapawn {

namespace {

std::string compose(int seat, std::span<const Piece> pieces) {
  return kit::write_sides("WB", static_cast<Side>(seat), pieces,
                          [](const Piece& piece) { return Hexapawn::cell_name(piece.cell); });
}

}  // namespace

const play::Family& Module::family() {
  static const play::Family family{
      .id = "hexapawn",
      .name = "Hexapawn",
      .summary = "Three pawns a side on nine squares: be the first to get through.",
      .sheet = "an old puzzle of chess players",
      .options = {},
      .side_names = {"White", "Black"},
      .side_letters = "WB",
      .palette = kit::both_sides({"man"}),
      .compose = compose,
      .seats = [](const play::Settings&) { return std::vector<std::string>{"White", "Black"}; },
      .complete = {},
      .make = play::make_game<Module>};
  return family;
}

}  // namespace lozenge::games::hexapawn

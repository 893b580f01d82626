#include "games/diamond-kings/diamond-kings.hpp"

#include "kit/sides.hpp"
#include "play/adapter.hpp"

namespace lozenge::games::diamond_kings {

namespace {

std::string compose(int seat, std::span<const Piece> pieces) {
  return kit::write_sides("AB", static_cast<Side>(seat), pieces,
                          [](const Piece& piece) { return board::diamond41::cell_name(piece.cell); });
}

}  // namespace

Options<Module::Rules> Module::options(const play::Settings& settings) {
  return {kit::leap_options(settings["after-capture"], settings["stopping"]),
          kit::enforcement(settings["enforcement"])};
}

const play::Family& Module::family() {
  static const play::Family family{
      .id = "diamond-kings",
      .name = "Diamond Kings",
      .summary = "Twelve equal men a side on the 41 points of the Minder board, leaping over their own to capture.",
      .sheet = "John Minder",
      .is_published = true,
      .options = {{"enforcement", "insist|strict", "insist", "what becomes of a missed direct capture"},
                  {"after-capture", "stop|link", "stop",
                   "whether own men may be jumped after a capture, on the way to another one", "", "link"},
                  {"stopping", "free|finish", "free",
                   "whether a capture may stop anywhere, or only where no other can follow at once", "", "finish"}},
      .side_names = {"A", "B"},
      .side_letters = "AB",
      .palette = kit::both_sides({"man"}),
      .compose = compose,
      .seats = [](const play::Settings&) { return std::vector<std::string>{"A", "B"}; },
      .complete = {},
      .make = play::make_game<Module>};
  return family;
}

}  // namespace lozenge::games::diamond_kings

#include "games/checkers/checkers.hpp"

#include "kit/sides.hpp"
#include "play/adapter.hpp"

namespace lozenge::games::embedded {
std::span<const std::uint8_t> three_move_openings();
}

namespace lozenge::games::checkers {

namespace {

std::string_view three_move_openings() {
  const auto bytes = embedded::three_move_openings();
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string compose(int seat, std::span<const Piece> pieces) {
  return kit::write_sides("BW", static_cast<Side>(seat), pieces, [](const Piece& piece) {
    return (piece.kind == "king" ? "K" : "") + Checkers::cell_name(piece.cell);
  });
}

}  // namespace

Options<Module::Rules> Module::options(const play::Settings& settings) {
  return {settings["crowning"] == "ends" ? Crowning::ends : Crowning::continues,
          kit::enforcement(settings["enforcement"])};
}

const play::Family& Module::family() {
  static const play::Family family{
      .id = "checkers",
      .name = "Checkers",
      .summary = "American checkers on the dark squares of an 8x8 board, by the Maple Landmark or the Parker sheet.",
      .sheet = "Maple Landmark; Parker Brothers",
      .is_published = true,
      .options = {{"sheet", "maple|parker", "maple", "whose rule sheet is played"},
                  {"enforcement", "strict|insist|huff", "", "what becomes of a missed jump",
                   "strict with sheet=maple, huff with sheet=parker"},
                  {"crowning", "ends|continues", "ends", "what a man does who is crowned while jumping"}},
      .side_names = {"Black", "White"},
      .side_letters = "BW",
      .pdn_game_type = "21,B,8,8,N1,0",
      .tournament_openings = three_move_openings(),
      .palette = kit::both_sides({"man", "king"}),
      .compose = compose,
      .crown = Checkers::crown,
      .seats = [](const play::Settings&) { return std::vector<std::string>{"Black", "White"}; },
      .complete =
          [](play::Settings& settings) {
            if (settings["enforcement"].empty())
              settings.set("enforcement", settings["sheet"] == "parker" ? "huff" : "strict");
          },
      .make = play::make_game<Module>};
  return family;
}

}  // namespace lozenge::games::checkers

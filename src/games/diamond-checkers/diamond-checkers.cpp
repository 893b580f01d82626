#include "games/diamond-checkers/diamond-checkers.hpp"

#include "kit/sides.hpp"
#include "play/adapter.hpp"

namespace lozenge::games::diamond_checkers {

static_assert(Counting<Module::AtOnce> && Demanding<Module::AtOnce> && Symmetric<Module::AtOnce>);
static_assert(Counting<Module::AtEnd> && Demanding<Module::AtEnd> && Symmetric<Module::AtEnd>);

namespace {

std::string compose(int seat, std::span<const Piece> pieces) {
  return kit::write_sides("AB", static_cast<Side>(seat), pieces, [](const Piece& piece) {
    const char* rank = piece.kind == "diamond-king" ? "D" : piece.kind == "king" ? "K" : "";
    return rank + board::diamond41::cell_name(piece.cell);
  });
}

template <Promotion When>
std::shared_ptr<const play::Game> make(std::string id, const play::Settings& settings) {
  using Strict = DiamondCheckers<When>;
  const auto& family = Module::family();
  if (settings["enforcement"] == "strict") return play::make_game<Strict>(family, std::move(id), settings);
  return play::make_game<kit::Claims<Strict, false>>(family, std::move(id), settings);
}

}  // namespace

const play::Family& Module::family() {
  static const play::Family family{
      .id = "diamond-checkers",
      .name = "Diamond Checkers",
      .summary =
          "Men, kings and diamond kings on John Minder's board of 41 points; a missed jump is the opponent's call.",
      .sheet = "John Minder",
      .options = {{"enforcement", {"insist", "strict"}, "insist", "what becomes of a missed jump", ""},
                  {"promotion",
                   {"at-once", "at-end"},
                   "at-once",
                   "whether a man promoted while jumping goes on with his new rank or has it after the move",
                   ""}},
      .side_names = {"A", "B"},
      .side_letters = "AB",
      .palette = kit::both_sides({"man", "king", "diamond-king"}),
      .compose = compose,
      .seats = [](const play::Settings&) { return std::vector<std::string>{"A", "B"}; },
      .complete = {},
      .make =
          [](std::string id, const play::Settings& settings) {
            return settings["promotion"] == "at-once" ? make<Promotion::at_once>(std::move(id), settings)
                                                      : make<Promotion::at_end>(std::move(id), settings);
          }};
  return family;
}

}  // namespace lozenge::games::diamond_checkers

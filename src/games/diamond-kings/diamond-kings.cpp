#include "games/diamond-kings/diamond-kings.hpp"

#include "play/adapter.hpp"

namespace lozenge::games::diamond_kings {

const play::Family& Module::family() {
  static const play::Family family{
      .id = "diamond-kings",
      .name = "Diamond Kings",
      .summary = "Twelve equal men a side on the 41 points of the Minder board, leaping over their own to capture.",
      .sheet = "John Minder",
      .options = {{"enforcement", {"insist", "strict"}, "insist", "what becomes of a missed direct capture", ""}},
      .side_names = {"A", "B"},
      .side_letters = "AB",
      .seats = [](const play::Settings&) { return std::vector<std::string>{"A", "B"}; },
      .complete = {},
      .make =
          [](std::string id, const play::Settings& settings) {
            return settings["enforcement"] == "strict"
                       ? play::make_game<DiamondKings>(Module::family(), std::move(id), settings)
                       : play::make_game<Module::Insisting>(Module::family(), std::move(id), settings);
          }};
  return family;
}

}  // namespace lozenge::games::diamond_kings

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

play::OptionList choices() {
  return {
      {"mode", "1|2|3", "1", "the sheet's own names: 2 is goal=most, 3 is setup=mixed", "", "2|3"},
      {"goal", "first|most|half", "",
       "whether the first die at a hoop wins, most dice there, or most dice in the opponent's half",
       "first, most with mode=2", "half"},
      {"setup", "ones|mixed", "", "whether all dice begin with 1, or each player arranges ten numbers",
       "ones, mixed with mode=3"},
      {"ones", "stand|hop", "stand", "whether a die showing 1 may jump over its own, and stays 1", "", "hop"},
      {"shut-in", "player|piece", "player",
       "whether dice are removed only by a player without a turn, or each die that is shut in", "", "piece"},
      {"spaces", "both|up-to", "both", "whether both spaces must be spent, or a turn may end after one", "", "up-to"},
      {"six", "chain|once", "chain", "whether sixes earn bonus spaces again and again, or one in a turn", "", "once"},
      {"arranging", "hidden|open", "hidden", "whether White sees how Red has arranged his dice, with setup=mixed", "",
       "open"},
  };
}

/// The mode says what is not said otherwise. It is forgotten then: the same rules shall have the same name.
void complete(play::Settings& settings) {
  const std::string mode = settings["mode"];
  if (settings["goal"].empty()) settings.set("goal", mode == "2" ? "most" : "first");
  if (settings["setup"].empty()) settings.set("setup", mode == "3" ? "mixed" : "ones");
  settings.set("mode", "1");
}

}  // namespace

DogsOptions Module::options(const play::Settings& settings) {
  std::uint16_t house = 0;
  const auto add = [&](const char* key, const char* value, std::uint16_t rule) {
    if (settings[key] == value) house |= rule;
  };
  add("ones", "hop", House::ones_hop);
  add("shut-in", "piece", House::piece_shut_in);
  add("spaces", "up-to", House::up_to_two);
  add("six", "once", House::one_bonus);
  add("arranging", "open", House::open_arranging);
  const std::string& goal = settings["goal"];
  return {goal == "first"  ? Goal::first
          : goal == "most" ? Goal::most
                           : Goal::half,
          settings["setup"] == "ones" ? Setup::ones : Setup::mixed, house};
}

const play::Family& Module::family() {
  static const play::Family family{
      .id = "diamond-dogs",
      .name = "Diamond Dogs",
      .summary =
          "A race of dice across 53 lozenges: a die that captures grows stronger, one that jumps its own weaker.",
      .sheet = "Tucker Family Games",
      .is_published = true,
      .options = choices(),
      .side_names = {"Red", "White"},
      .side_letters = "RW",
      .palette = palette(),
      .guises = {"home"},
      .compose = compose,
      .seats = [](const play::Settings&) { return std::vector<std::string>{"Red", "White"}; },
      .complete = complete,
      .make = play::make_game<Module>};
  return family;
}

}  // namespace lozenge::games::diamond_dogs

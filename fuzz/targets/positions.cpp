#include <algorithm>

#include "fuzz/promises.hpp"
#include "fuzz/targets.hpp"

namespace lozenge::fuzz {

void positions(std::string_view input) {
  const auto game = take_game(input);
  if (!game) return;
  const auto match = game->start_from(input);
  if (!match) return check_sentence(match.sentence());

  check_position_text(**match);
  const auto choices = check_choices(**match);
  require(choices.empty() || std::ranges::equal(choices, (*match)->moves(), {}, &play::Choice::text),
          "moves and choices are the same", input);
  // Reading moves back is slow where there are hundreds: a few of them stand for all.
  for (std::size_t i = 0; i < choices.size(); i += 1 + choices.size() / 16) {
    check_round_trip(**match, choices[i]);
    const auto after = game->start_from(choices[i].after);
    require(after.ok(), "the position after a move can be read", choices[i].after);
    check_position_text(**after);
  }
}

}  // namespace lozenge::fuzz

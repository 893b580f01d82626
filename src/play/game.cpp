#include "play/game.hpp"

#include <algorithm>

namespace lozenge::play {

void sort_by_text(std::vector<Choice>& choices) { std::ranges::sort(choices, {}, &Choice::text); }

}  // namespace lozenge::play

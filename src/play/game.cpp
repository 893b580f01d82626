#include "play/game.hpp"

#include <algorithm>

namespace lozenge::play {

void sort_by_text(std::vector<Choice>& choices) { std::ranges::sort(choices, {}, &Choice::text); }

UnderWay named(Onward onward, const std::vector<std::string>& names) {
  UnderWay out{std::move(onward.next), {}, {}, std::move(onward.text)};
  for (const std::size_t move : onward.left) out.left.push_back(names[move]);
  if (onward.done) out.done = names[*onward.done];
  return out;
}

}  // namespace lozenge::play

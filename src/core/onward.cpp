#include "core/onward.hpp"

#include <algorithm>

namespace lozenge {

namespace {

bool is_cell(const Step& step) { return step.kind == Step::Kind::cell; }

bool ends_on(const Steps& way, Cell cell) {
  const auto last = std::find_if(way.rbegin(), way.rend(), is_cell);
  return last != way.rend() && last->cell == cell;
}

bool begins_with(const Steps& way, std::span<const Step> clicks) {
  return way.size() >= clicks.size() && std::equal(clicks.begin(), clicks.end(), way.begin());
}

}  // namespace

Onward narrowed(std::span<const Steps> ways, std::span<const Step> clicks, std::optional<Cell> toward) {
  Onward onward;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const Steps& way = ways[i];
    if (!begins_with(way, clicks) || (toward && !ends_on(way, *toward))) continue;
    onward.left.push_back(i);
    if (way.size() == clicks.size()) onward.done = i;
    else if (std::ranges::find(onward.next, way[clicks.size()]) == onward.next.end())
      onward.next.push_back(way[clicks.size()]);
  }
  if (toward && onward.left.size() == 1) onward.done = onward.left.front();
  return onward;
}

}  // namespace lozenge

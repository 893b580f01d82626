#include "print/flow.hpp"

namespace lozenge::print {

namespace {

/// How high a slab is together with those that it must not be parted from.
double height_kept(const std::vector<Slab>& slabs, std::size_t first) {
  double height = slabs[first].height;
  for (std::size_t i = first; slabs[i].keeps_next && i + 1 < slabs.size(); ++i)
    height += slabs[i + 1].above + slabs[i + 1].height;
  return height;
}

}  // namespace

std::vector<PlacedSlab> pour(const std::vector<Slab>& slabs, const Columns& columns) {
  std::vector<PlacedSlab> placed;
  std::size_t page = 0, column = 0;
  std::vector<Box> boxes = columns(page);
  double y = boxes[0].top;
  for (std::size_t i = 0; i < slabs.size(); ++i) {
    const bool is_top = y == boxes[column].top;
    const double above = is_top ? 0 : slabs[i].above;
    const bool is_kept = i > 0 && slabs[i - 1].keeps_next;
    const double needed = above + (is_kept ? slabs[i].height : height_kept(slabs, i));
    if (!is_top && y + needed > boxes[column].bottom) {
      if (++column == boxes.size()) {
        boxes = columns(++page);
        column = 0;
      }
      y = boxes[column].top;
    } else {
      y += above;
    }
    placed.push_back({&slabs[i], page, {boxes[column].left, y}});
    y += slabs[i].height;
  }
  return placed;
}

}  // namespace lozenge::print

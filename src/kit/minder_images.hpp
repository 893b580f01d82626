// The Minder board as an evaluation sees it: laid onto itself in other ways.
#pragma once

#include "board/diamond41.hpp"
#include "eval/features.hpp"

namespace lozenge::kit {

/// The board seen in the i-th of the ways in which it can be laid onto itself (board::diamond41::image).
inline eval::Image minder_image(int i, bool exchanges_sides) {
  namespace minder = board::diamond41;
  eval::Image image{{}, exchanges_sides};
  for (int c = 0; c < minder::size; ++c)
    image.place[minder::bit_index(Cell(c))] = static_cast<std::uint8_t>(minder::bit_index(minder::image(Cell(c), i)));
  return image;
}

/// All eight ways, each also with the sides exchanged: for games in which no direction is forward.
inline std::vector<eval::Image> minder_images() {
  std::vector<eval::Image> all;
  for (const bool exchanges : {false, true})
    for (int i = 0; i < board::diamond41::symmetries; ++i) all.push_back(minder_image(i, exchanges));
  return all;
}

}  // namespace lozenge::kit

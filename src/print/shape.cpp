#include "print/shape.hpp"

namespace lozenge::print {

double rim_of(const Geometry& board) {
  switch (board.kind) {
    case BoardKind::tiles: return 8;
    case BoardKind::points: return 66;
    case BoardKind::towers: return 34;
  }
  return 0;
}

Path outline_of(const Geometry& board, double rim) {
  std::vector<Vec> corners;
  for (const auto& [at, out] : board.rim) corners.push_back(vec(at) + out * rim);
  return polygon(corners);
}

Box extent(const Geometry& board) {
  if (board.rim.empty()) return Box{0, 0, 1.0 * board.width, 1.0 * board.height}.grown(frame_width);
  return outline_of(board, rim_of(board)).box().grown(frame_line / 2);
}

double piece_size(const Geometry& board, bool is_die) { return (is_die ? 1.74 : 2) * board.reach; }

}  // namespace lozenge::print

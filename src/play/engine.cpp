#include "play/engine.hpp"

#include <cmath>

#include "play/reference_thinker.hpp"

namespace lozenge::play {

double expectation(search::Score score) {
  if (search::is_decided(score)) return score > 0 ? 1 : 0;
  return 1 / (1 + std::exp(-score / eval::spread));
}

search::Score in_common_points(search::Score score, int spread) {
  if (search::is_decided(score)) return score;
  return search::guess(score * static_cast<int>(eval::spread) / spread);
}

Answer RandomThinker::think(const Match& match, const Request&) {
  if (match.status().is_over()) return {};
  const auto moves = match.moves();
  return {moves[random_.below(static_cast<std::uint32_t>(moves.size()))], {}, {}};
}

}  // namespace lozenge::play

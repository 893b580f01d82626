#include "play/signature.hpp"

#include "search/playout.hpp"

namespace lozenge::play {

namespace {

/// Matches that any build reaches: random moves from a fixed seed, chosen from the sorted list.
std::vector<std::unique_ptr<Match>> fixed_matches(const Game& game) {
  constexpr int spacing = 7, most = 5;
  search::Random random(static_cast<std::uint64_t>(game.idle_limit()));
  const auto match = game.start();
  std::vector<std::unique_ptr<Match>> matches;
  for (int ply = 0; static_cast<int>(matches.size()) < most && !match->status().is_over(); ++ply) {
    if (ply % spacing == 0) matches.push_back(match->clone());
    const auto moves = match->moves();
    [[maybe_unused]] const auto played = match->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return matches;
}

/// The nodes of the first search that takes enough of them, or that goes no deeper: the end is proven, or the move is
/// no matter of searching.
std::uint64_t search_nodes(Engine& engine, const Match& match) {
  constexpr std::uint64_t enough = 3'000;
  for (int depth = 1;; ++depth) {
    engine.forget();
    const Thought thought = engine.think(match, {.limits = {.depth = depth}}).thought;
    if (thought.nodes >= enough || thought.depth < depth) return thought.nodes;
  }
}

}  // namespace

std::uint64_t signature(const Game& game, EngineSettings settings) {
  settings.kind = EngineKind::engine;
  settings.table_mb = 1;
  settings.threads = 1;
  settings.level = highest_level;
  settings.is_varied = false;
  settings.seed = 0;
  const auto engine = game.make_engine(settings);
  std::uint64_t total = 0;
  for (const auto& match : fixed_matches(game)) total += search_nodes(*engine, *match);
  return total;
}

}  // namespace lozenge::play

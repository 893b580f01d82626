// The outer face of a thinking player. An Engine is made by a Game, thinks about that game's matches and never prints.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "eval/judgement.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace lozenge::play {

class Match;

/// Who thinks.
enum class EngineKind : std::uint8_t {
  engine,     // the searcher, as strong as its level
  reference,  // plain alpha-beta on material, which never changes: what strength is measured against
  random      // any move
};

inline constexpr int highest_level = 10;

struct EngineSettings {
  EngineKind kind = EngineKind::engine;
  eval::Judgement judgement = eval::Judgement::learnt;
  // Learnt weights that come from outside, checked by Game::check_weights; none: those that the program has inside.
  std::span<const std::uint8_t> weights = {};
  std::size_t table_mb = 64;
  int threads = 1;
  int level = highest_level;  // below the highest one an engine errs on purpose
  bool is_varied = false;     // for playing with people: opens differently from game to game, avoids draws
  std::uint64_t seed = 0;     // of all that is left to chance
};

/// One line that an engine has looked into. Moves are in the notation of the game.
struct Thought {
  int depth = 0;
  int rank = 0;  // 0 is the best line
  search::Score score = 0;
  std::uint64_t nodes = 0;
  search::Seconds time{0};
  std::vector<std::string> moves;
};

struct Request {
  search::Limits limits;
  int lines = 1;
  std::function<void(const Thought&)> report = {};  // called in the thinking thread
};

struct Answer {
  std::string move;   // a move or a claim; empty where the match is over
  std::string reply;  // what is expected next; empty if unknown
  Thought thought;    // the line that it comes from; without moves where none was looked into
};

class Engine {
 public:
  virtual ~Engine() = default;

  /// Thinks about the position of a match of the game that made this engine, until a limit is reached or `stop` is
  /// called.
  virtual Answer think(const Match& match, const Request& request) = 0;
  /// From any thread: the answer comes within 20 ms. Also for a `think` that is about to begin, so it has to be taken
  /// back before the next one.
  virtual void stop() = 0;
  virtual void resume() = 0;
  /// A new game begins: what was learnt in the last one is dropped.
  virtual void forget() = 0;
};

/// What score means: how much of a point the side to move can expect, 1 for a win, a half for a draw. The same curve in
/// all games.
double expectation(search::Score score);

/// The score of a search whose points have a spread of their own (eval/features.hpp), brought to that curve.
search::Score in_common_points(search::Score score, int spread);

}  // namespace lozenge::play

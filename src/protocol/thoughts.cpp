#include "protocol/thoughts.hpp"

#include <cmath>

namespace lozenge::protocol {

void write_score(Json& json, search::Score score) {
  json.key("score").number(score).key("plies");
  if (const auto plies = search::plies_to_end(score)) json.number(*plies);
  else json.null();
  json.key("expectation").decimal(std::lround(10'000 * play::expectation(score)), 4);
}

void write_thought(Json& json, const play::Thought& thought) {
  json.open_object().key("depth").number(thought.depth).key("rank").number(thought.rank + 1);
  if (thought.depth > 0) write_score(json, thought.score);
  else json.key("score").null().key("plies").null().key("expectation").null();

  const double seconds = thought.time.count();
  json.key("nodes").number(thought.nodes).key("time").decimal(std::llround(1000 * seconds), 3).key("nps");
  if (seconds > 0) json.number(std::llround(static_cast<double>(thought.nodes) / seconds));
  else json.null();

  json.key("pv").open_array();
  for (const auto& move : thought.moves) json.string(move);
  json.close_array().close_object();
}

}  // namespace lozenge::protocol

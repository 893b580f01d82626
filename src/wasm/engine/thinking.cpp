// The engine of this instance. It thinks in one call and reports on the way; who wants to stop it ends its worker.
#include "games/families.hpp"
#include "play/signature.hpp"
#include "protocol/thoughts.hpp"
#include "wasm/engine/equipment.hpp"
#include "wasm/exchange.hpp"
#include "wasm/matches.hpp"

namespace lozenge::wasm {

namespace {

constexpr int largest_table = 512, most_lines = 100;

void report_thought(const play::Thought& thought) {
  Json json;
  protocol::write_thought(json, thought);
  report(json.text().data(), json.text().size());
}

}  // namespace

[[clang::export_name("has_weights")]] bool has_weights(const char* name, std::size_t size) {
  return equipment().weights.contains(text_of(name, size));
}

[[clang::export_name("give_weights")]] Granted give_weights(const char* id, std::size_t id_size, const char* data,
                                                            std::size_t size) {
  const auto game = play::find_game(games::all(), text_of(id, id_size));
  if (!game) return refuse(game.error());
  const auto bytes = text_of(data, size);
  std::vector<std::uint8_t> weights(bytes.begin(), bytes.end());
  const auto checked = (*game)->check_weights(weights);
  if (checked) equipment().weights.insert_or_assign(std::string((*game)->weights_name()), std::move(weights));
  return settle(checked);
}

/// One engine at a time: another one takes its place.
[[clang::export_name("open_engine")]] Granted open_engine(const char* id, std::size_t id_size, int level, double seed,
                                                          bool is_varied, int table_mb) {
  const auto game = play::find_game(games::all(), text_of(id, id_size));
  if (!game) return refuse(game.error());
  if (level < 1 || level > play::highest_level) return refuse({"There is no such level."});
  if (table_mb < 1 || table_mb > largest_table) return refuse({"The table can have 1 to 512 MB."});
  equipment().engine.reset();  // its memory first: there may not be enough for two
  equipment().game = *game;
  equipment().engine = (*game)->make_engine({.weights = weights_of(**game),
                                             .table_mb = static_cast<std::size_t>(table_mb),
                                             .level = level,
                                             .is_varied = is_varied,
                                             .seed = static_cast<std::uint64_t>(seed)});
  return grant(std::string());
}

/// Limits of 0 are none.
[[clang::export_name("think")]] Granted think(MatchNumber number, double seconds, double nodes, int depth, int lines) {
  const play::Match* match = matches().find(number);
  if (match == nullptr) return refuse(no_match());
  if (equipment().engine == nullptr || equipment().game->id() != match->game().id())
    return refuse({"There is no engine for this match."});
  if (match->status().is_over()) return refuse({"There is nothing to think about: the game is over."});
  search::Limits limits{.nodes = static_cast<std::uint64_t>(nodes), .time = search::Seconds(seconds)};
  if (depth > 0) limits.depth = std::min(depth, search::deepest);
  const play::Answer answer =
      equipment().engine->think(*match, {limits, std::clamp(lines, 1, most_lines), report_thought});
  Json json;
  json.open_object().key("move").string(answer.move).key("reply").string(answer.reply).key("thought");
  if (answer.thought.moves.empty()) json.null();
  else protocol::write_thought(json, answer.thought);
  return grant(json.close_object());
}

/// The nodes of a fixed search of a game: the same as everywhere else, if the engine is.
[[clang::export_name("signature")]] Granted signature(const char* id, std::size_t size) {
  const auto game = play::find_game(games::all(), text_of(id, size));
  if (!game) return refuse(game.error());
  return grant(std::to_string(play::signature(**game, {.weights = weights_of(**game)})));
}

}  // namespace lozenge::wasm

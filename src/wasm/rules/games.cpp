// What JavaScript can ask about games and levels.
#include "games/families.hpp"
#include "play/level.hpp"
#include "protocol/views.hpp"
#include "wasm/exchange.hpp"

namespace lozenge::wasm {

[[clang::export_name("families")]] Granted families() {
  Json json;
  json.open_array();
  for (const play::Family* family : games::all())
    protocol::write_family(json, *family, **play::find_game(games::all(), family->id));
  return grant(json.close_array());
}

[[clang::export_name("levels")]] Granted levels() {
  Json json;
  json.open_array();
  for (const play::Level& level : play::levels())
    json.open_object().key("level").number(level.number).key("name").string(level.name).close_object();
  return grant(json.close_array());
}

[[clang::export_name("game")]] Granted game(const char* id, std::size_t size) {
  const auto found = play::find_game(games::all(), text_of(id, size));
  if (!found) return refuse(found.error());
  Json json;
  protocol::write_game(json, **found);
  return grant(json);
}

}  // namespace lozenge::wasm

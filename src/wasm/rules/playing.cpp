// What JavaScript can do with a match: look at it, end it, and write it down.
#include <optional>
#include <vector>

#include "core/words.hpp"
#include "protocol/views.hpp"
#include "record/write.hpp"
#include "wasm/exchange.hpp"
#include "wasm/matches.hpp"
#include "wasm/rules/first_record.hpp"

namespace lozenge::wasm {

namespace {

/// Names and values in turn.
std::vector<record::Tag> read_tags(Words words) {
  std::vector<record::Tag> tags;
  while (!words.is_empty()) {
    record::Tag& tag = tags.emplace_back();
    tag.name = words.take();
    tag.value = words.take();
  }
  return tags;
}

}  // namespace

[[clang::export_name("resume")]] MatchNumber resume(const char* text, std::size_t size) {
  const auto record = read_first_record(text_of(text, size));
  if (!record) return refuse(record.error());
  auto match = record::replay(*record);
  if (!match) return refuse(match.error());
  (*match)->set_counting(true);  // what is played from here on
  return matches().add(std::move(match).value());
}

[[clang::export_name("game_of")]] Granted game_of(MatchNumber number) {
  const play::Match* match = matches().find(number);
  return match == nullptr ? refuse(no_match()) : grant(match->game().id());
}

/// As the player on a seat may see it; below 0, everything.
[[clang::export_name("view")]] Granted view(MatchNumber number, int seat) {
  const play::Match* match = matches().find(number);
  if (match == nullptr) return refuse(no_match());
  if (seat >= static_cast<int>(match->game().seats().size())) return refuse({"There is no such seat at this table."});
  Json json;
  protocol::write_match(json, *match, seat < 0 ? std::nullopt : std::optional(seat));
  return grant(json);
}

/// What stands on the board and beside it: a small part of the view.
[[clang::export_name("pieces")]] Granted pieces(MatchNumber number) {
  const play::Match* match = matches().find(number);
  if (match == nullptr) return refuse(no_match());
  Json json;
  protocol::write_pieces(json, match->pieces());
  return grant(json);
}

[[clang::export_name("undo")]] bool undo(MatchNumber number) {
  play::Match* match = matches().find(number);
  return match != nullptr && match->undo();
}

[[clang::export_name("resign")]] Granted resign(MatchNumber number, std::uint32_t side) {
  play::Match* match = matches().find(number);
  if (match == nullptr) return refuse(no_match());
  return settle(match->resign(side == 0 ? Side::first : Side::second));
}

[[clang::export_name("agree_draw")]] Granted agree_draw(MatchNumber number) {
  play::Match* match = matches().find(number);
  return match == nullptr ? refuse(no_match()) : settle(match->agree_draw());
}

[[clang::export_name("record")]] Granted record(MatchNumber number, const char* tags, std::size_t size) {
  const play::Match* match = matches().find(number);
  if (match == nullptr) return refuse(no_match());
  return settle(record::write_record(record::make_record(*match, read_tags(Words(text_of(tags, size))))));
}

}  // namespace lozenge::wasm

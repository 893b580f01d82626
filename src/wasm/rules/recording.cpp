// Records with variations and remarks, both ways: texts that somebody pastes become JSON, and what is dictated item by
// item becomes a text. A review's remarks are put into them.
#include "core/words.hpp"
#include "games/families.hpp"
#include "record/dictation.hpp"
#include "record/json.hpp"
#include "record/pasted.hpp"
#include "record/write.hpp"
#include "review/annotate.hpp"
#include "wasm/exchange.hpp"
#include "wasm/rules/first_record.hpp"

namespace lozenge::wasm {

namespace {

constexpr int most_nag = 255;  // as in records of chess

void write_problem(Json& json, const record::Problem& problem) {
  json.open_object().key("line").number(problem.line).key("column").number(problem.column);
  write_sentence(json.key("sentence"), problem.sentence);
  json.close_object();
}

Result<Done> write_games(Json& json, const std::vector<record::Reading>& readings) {
  json.key("games").open_array();
  for (const auto& reading : readings) {
    if (!reading.record) continue;
    json.open_object();
    const auto written = record::write_fields(json, *reading.record);
    if (!written) return written;
    json.key("problem");
    if (reading.problem) write_problem(json, *reading.problem);
    else json.null();
    json.close_object();
  }
  json.close_array();
  return Done{};
}

}  // namespace

/// `likely` names the game that a text without a name is most likely of; it may be empty.
[[clang::export_name("read_records")]] Granted read_records(const char* text, std::size_t size, const char* likely,
                                                            std::size_t likely_size) {
  std::shared_ptr<const play::Game> game;
  if (likely_size > 0) {
    auto found = play::find_game(games::all(), text_of(likely, likely_size));
    if (!found) return refuse(found.error());
    game = std::move(found).value();
  }
  const auto readings = record::read_pasted(text_of(text, size), games::all(), game);
  Json json;
  json.open_object();
  const auto written = write_games(json, readings);
  if (!written) return refuse(written.error());
  json.key("problems").open_array();
  for (const auto& reading : readings)
    if (reading.problem) write_problem(json, *reading.problem);
  json.close_array().key("warnings").open_array();
  for (const auto& reading : readings)
    for (const auto& warning : reading.warnings) write_problem(json, warning);
  return grant(json.close_array().close_object());
}

/// Items, each closed by a zero byte; record/dictation.hpp says which.
[[clang::export_name("write_record")]] Granted write_record(const char* items, std::size_t size) {
  const auto record = record::take_down(text_of(items, size), games::all());
  if (!record) return refuse(record.error());
  return settle(record::write_record(*record));
}

/// Puts the remarks of a review into the first record of a text. They are words: the summary, then the number and the
/// comment of each turn.
[[clang::export_name("annotate")]] Granted annotate(const char* text, std::size_t size, const char* remarks,
                                                    std::size_t remarks_size) {
  const auto record = read_first_record(text_of(text, size));
  if (!record) return refuse(record.error());
  Words words(text_of(remarks, remarks_size));
  review::Remarks said{std::string(words.take()), {}};
  while (!words.is_empty()) {
    const int nag = words.take_number(most_nag);
    said.turns.push_back({nag, std::string(words.take())});
  }
  if (said.turns.size() != record->line.turns.size()) return refuse({"These remarks are about another game."});
  return settle(record::write_record(review::annotate(*record, said)));
}

}  // namespace lozenge::wasm

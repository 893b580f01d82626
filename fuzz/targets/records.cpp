#include <algorithm>
#include <tuple>

#include "fuzz/promises.hpp"
#include "fuzz/targets.hpp"
#include "games/families.hpp"
#include "record/json.hpp"
#include "record/pasted.hpp"
#include "record/read.hpp"
#include "record/write.hpp"

namespace lozenge::fuzz {

namespace {

/// The usual tags are written first, in their order.
std::vector<record::Tag> sorted(std::vector<record::Tag> tags) {
  std::ranges::sort(tags, {}, [](const record::Tag& tag) { return std::tie(tag.name, tag.value); });
  return tags;
}

/// Reading what was written gives the same record, and writing that the same text.
void check_record(const record::Record& first) {
  const auto written = record::write_record(first);
  require(written.ok(), "what was read can be written", first.game->id());
  const auto again = record::read_records(*written, games::all());
  require(again.problems.empty() && again.warnings.empty(), "what was written is read without a word", *written);
  require(again.records.size() == 1, "one record is written as one", *written);
  const record::Record& second = again.records[0];
  require(second.game->id() == first.game->id() && second.start == first.start, "game and start are kept", *written);
  require(sorted(second.tags) == sorted(first.tags), "tags are kept", *written);
  require(second.line == first.line, "turns, notes and variations are kept", *written);
  require(second.status.outcome == first.status.outcome, "the result is kept", *written);
  const auto rewritten = record::write_record(second);
  require(rewritten.ok() && *rewritten == *written, "writing again gives the same text", *written);

  require(record::json(first).ok(), "a record can be written as JSON", *written);
  const auto match = record::replay(first);
  require(match.ok(), "a record can be replayed", *written);
  require((*match)->status().outcome == first.status.outcome, "a replay ends as the record says", *written);
  check_position_text(**match);
}

void check_problem(const record::Problem& problem) {
  check_sentence(problem.sentence.text());
  require(problem.line > 0 && problem.column > 0, "a problem has a place", problem.sentence.text());
}

}  // namespace

void records(std::string_view input) {
  record::Reader reader(input, games::all());
  while (const auto reading = reader.next()) {
    if (reading->problem) check_problem(*reading->problem);
    for (const auto& warning : reading->warnings) check_problem(warning);
    if (reading->record) check_record(*reading->record);
  }
  for (const auto& reading : record::read_pasted(input, games::all(), nullptr)) {
    require(reading.record || reading.problem || !reading.warnings.empty(), "a text is something", input);
    if (reading.problem) check_problem(*reading.problem);
    if (reading.record) check_record(*reading.record);
  }
}

}  // namespace lozenge::fuzz

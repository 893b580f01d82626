// The review of a whole game: what `lozenge analyse --record` does, to the letter.
#include "record/write.hpp"
#include "review/annotate.hpp"
#include "review/json.hpp"
#include "wasm/engine/desk.hpp"
#include "wasm/exchange.hpp"
#include "wasm/first_record.hpp"

namespace lozenge::wasm {

namespace {

bool report_progress(std::size_t done, std::size_t parts) {
  Json json;
  json.open_object().key("done").number(done).key("parts").number(parts).close_object();
  report(json.text().data(), json.text().size());
  return true;
}

}  // namespace

/// Of the first record of a text, with so many nodes for a position; 0 is the usual number. The answer is
/// {"record","review"}: the annotated record, and what was found.
[[clang::export_name("review")]] Granted review(const char* text, std::size_t size, double nodes) {
  const auto record = read_first_record(text_of(text, size));
  if (!record) return refuse(record.error());
  const auto match = record::replay(*record);
  if (!match) return refuse(match.error());
  lozenge::review::Request request{.weights = weights_of(*record->game), .go_on = report_progress};
  if (nodes >= 1) request.limits.nodes = static_cast<std::uint64_t>(nodes);
  const auto review = lozenge::review::review(**match, request);
  if (!review) return refuse(review.error());
  const auto annotated = record::write_record(lozenge::review::annotate(*record, *review));
  if (!annotated) return refuse(annotated.error());
  Json json;
  json.open_object().key("record").string(*annotated).key("review");
  lozenge::review::write_review(json, **match, *review);
  return grant(json.close_object());
}

}  // namespace lozenge::wasm

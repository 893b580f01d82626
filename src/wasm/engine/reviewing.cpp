// The review of a whole game: what `lozenge analyse --record` does, to the letter. The page has the record, and puts
// the remarks into it.
#include "review/json.hpp"
#include "review/remarks.hpp"
#include "wasm/engine/equipment.hpp"
#include "wasm/exchange.hpp"
#include "wasm/matches.hpp"

namespace lozenge::wasm {

namespace {

bool report_progress(std::size_t done, std::size_t parts) {
  Json json;
  json.open_object().key("done").number(done).key("parts").number(parts).close_object();
  report(json.text().data(), json.text().size());
  return true;
}

void write_remarks(Json& json, const lozenge::review::Remarks& remarks) {
  json.open_object().key("summary").string(remarks.summary).key("turns").open_array();
  for (const auto& [nag, comment] : remarks.turns)
    json.open_object().key("nag").number(nag).key("comment").string(comment).close_object();
  json.close_array().close_object();
}

}  // namespace

/// A game may go on from another position, which is a turn of it.
[[clang::export_name("set_up")]] Granted set_up(MatchNumber number, const char* position, std::size_t size) {
  play::Match* match = matches().find(number);
  return match == nullptr ? refuse(no_match()) : settle(match->set_up(text_of(position, size)));
}

/// With so many nodes for a position; 0 is the usual number. The answer is {"review","remarks"}: what was found, and
/// {"summary","turns":[{"nag","comment"}]}, which is for the record.
[[clang::export_name("review")]] Granted review(MatchNumber number, double nodes) {
  const play::Match* match = matches().find(number);
  if (match == nullptr) return refuse(no_match());
  lozenge::review::Request request{.weights = weights_of(match->game()), .go_on = report_progress};
  if (nodes >= 1) request.limits.nodes = static_cast<std::uint64_t>(nodes);
  const auto review = lozenge::review::review(*match, request);
  if (!review) return refuse(review.error());
  Json json;
  json.open_object().key("review");
  lozenge::review::write_review(json, *match, *review);
  write_remarks(json.key("remarks"), lozenge::review::remarks_on(*review, match->game().family()));
  return grant(json.close_object());
}

}  // namespace lozenge::wasm

#include "review/json.hpp"

#include "core/json.hpp"
#include "play/family.hpp"
#include "protocol/thoughts.hpp"

namespace lozenge::review {

namespace {

constexpr int chance_places = 4;

void add_score(Json& out, search::Score score) {
  out.open_object();
  protocol::write_score(out, score);
  out.close_object();
}

void add_turn(Json& out, const play::Turn& turn, const std::string& side, const Judgement& judgement) {
  out.open_object().key("text").string(turn.text);
  out.key("kind").string(turn.is_setup ? "setup" : turn.is_claim ? "claim" : "move").key("side").string(side);
  if (judgement.grade == Grade::unjudged) {
    out.key("grade").null().close_object();
    return;
  }
  out.key("grade").string(name(judgement.grade)).key("before");
  add_score(out, judgement.before);
  out.key("after");
  add_score(out, judgement.after);
  out.key("loss").decimal(judgement.loss(), chance_places).key("better").open_array();
  for (const auto& move : judgement.better) out.string(move);
  out.close_array().close_object();
}

}  // namespace

void write_review(Json& out, const play::Match& match, const Review& review) {
  const auto& sides = match.game().family().side_names;
  out.open_object().key("game").string(match.game().id()).key("rules").string(match.game().rules());
  out.key("start").string(match.position_after(0)).key("accuracy").open_array();
  for (const auto& share : review.accuracy) share ? out.decimal(*share, chance_places) : out.null();
  out.close_array().key("turns").open_array();
  for (std::size_t i = 0; i < review.turns.size(); ++i)
    add_turn(out, match.turns()[i], sides[index(match.turns()[i].side)], review.turns[i]);
  const auto outcome = match.status().outcome;
  out.close_array().key("result").string(outcome ? text(*outcome) : "*").close_object();
}

std::string json(const play::Match& match, const Review& review) {
  Json out;
  write_review(out, match, review);
  return out.text();
}

}  // namespace lozenge::review

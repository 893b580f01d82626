#include "review/review.hpp"

#include <algorithm>

namespace lozenge::review {

namespace {

/// What the engine thinks of a position: a score for the side to move, and the line that it comes from.
struct Value {
  search::Score score = 0;
  std::vector<std::string> line;  // empty where the game is over
};

/// The view of the one who makes a turn on the score after it. A move is a ply, a claim is none.
search::Score seen_before(const play::Turn& turn, Side next, search::Score score) {
  if (turn.side != next) score = -score;
  if (turn.is_claim || !search::is_decided(score)) return score;
  return score > 0 ? score - 1 : score + 1;
}

search::Score score_of(Outcome outcome, Side side) {
  if (outcome == Outcome::draw) return 0;
  return outcome == win_for(side) ? search::win_in(0) : search::loss_in(0);
}

bool is_given_up(const play::Status& status) {
  return status.ending == play::Ending::resignation || status.ending == play::Ending::agreement;
}

/// Walks back through a match, from its end to its start: what is known of later positions helps with earlier ones,
/// through the engine's table and by what was played.
class Reviewer {
 public:
  Reviewer(const play::Match& match, const Request& request)
      : match_(match.clone()),
        engine_(match.game().make_engine({.weights = request.weights, .table_mb = request.table_mb})),
        limits_(request.limits) {
    reopen();
    next_ = look_at_end();
  }

  /// Takes back the last turn and judges it.
  Judgement judge_last() {
    const play::Turn turn = match_->turns().back();
    const Side side_after = match_->side();
    const bool opens_claim = match_->read("insist").ok();
    match_->undo();
    reopen();
    const bool is_forced = match_->move_count() == 1;
    auto value = look();
    Judgement judgement;
    if (value && next_ && !turn.is_setup) {
      judgement = judge(turn, *value, seen_before(turn, side_after, next_->score), opens_claim);
      if (is_forced) judgement.grade = Grade::forced;
    }
    next_ = std::move(value);
    return judgement;
  }

 private:
  /// Who resigns or agrees to a draw makes no turn; the position is still looked at for what it is worth.
  void reopen() {
    if (is_given_up(match_->status())) match_->undo();
  }

  /// Within a game a draw by counting is one that nobody has claimed; where it ends, it is a draw.
  std::optional<Value> look_at_end() {
    if (const auto counted = match_->counted(); counted.is_over())
      return Value{score_of(*counted.outcome, match_->side()), {}};
    return look();
  }

  /// Nothing where the engine chooses without a score.
  std::optional<Value> look() {
    if (const auto status = match_->status(); status.is_over())
      return Value{score_of(*status.outcome, match_->side()), {}};
    auto answer = engine_->think(*match_, {.limits = limits_});
    if (answer.thought.moves.empty()) return std::nullopt;
    return Value{answer.thought.score, std::move(answer.thought.moves)};
  }

  /// Puts right what is thought of the position by what is known after the turn: what was played may be better than
  /// the engine's choice, and that may be worth less than it seemed.
  Judgement judge(const play::Turn& turn, Value& value, search::Score after, bool opens_claim) {
    const bool is_choice = value.line.front() == turn.text;
    if (!is_choice && is_error(grade_of(value.score, after)))
      value.score = std::clamp(second_look(value.line.front()).value_or(value.score), after, value.score);
    if (is_choice || after >= value.score) value = {after, played_line(turn)};
    Judgement judgement{grade_of(value.score, after), value.score, after, {}};
    if (judgement.grade == Grade::best && opens_claim) judgement.grade = Grade::good;  // it was claimable after all
    if (value.line.front() != turn.text) judgement.better = value.line;
    return judgement;
  }

  std::vector<std::string> played_line(const play::Turn& turn) const {
    std::vector<std::string> line{turn.text};
    line.insert(line.end(), next_->line.begin(), next_->line.end());
    return line;
  }

  /// Before a turn is called an error, the move that is thought to be better is looked at as closely as the turn was.
  std::optional<search::Score> second_look(const std::string& move) {
    const bool is_counted = match_->counted().is_over();
    if (!match_->play(move)) return std::nullopt;
    const play::Turn turn = match_->turns().back();
    const auto value = is_counted ? look() : look_at_end();
    const Side side = match_->side();
    match_->undo();
    if (!value) return std::nullopt;
    return seen_before(turn, side, value->score);
  }

  std::unique_ptr<play::Match> match_;
  std::unique_ptr<play::Engine> engine_;
  search::Limits limits_;
  std::optional<Value> next_;  // of the position where the match is
};

}  // namespace

std::optional<Chance> accuracy(const std::vector<play::Turn>& turns, const std::vector<Judgement>& judgements,
                               Side side) {
  std::uint64_t sum = 0, count = 0;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    if (turns[i].side != side || judgements[i].grade <= Grade::forced) continue;
    const auto kept = static_cast<std::uint64_t>(whole_point - judgements[i].loss());
    sum += kept * kept * kept * kept / 1'000'000'000'000;
    ++count;
  }
  if (count == 0) return std::nullopt;
  return static_cast<Chance>((sum + count / 2) / count);
}

Result<Review> review(const play::Match& match, const Request& request) {
  const auto& turns = match.turns();
  Review review;
  review.turns.resize(turns.size());
  const auto goes_on = [&](std::size_t done) { return !request.go_on || request.go_on(done, turns.size()); };
  Reviewer reviewer(match, request);
  for (std::size_t left = turns.size(); left > 0; --left) {
    if (!goes_on(turns.size() - left)) return Error{"The review was stopped."};
    review.turns[left - 1] = reviewer.judge_last();
  }
  for (const Side side : {Side::first, Side::second})
    review.accuracy[index(side)] = accuracy(turns, review.turns, side);
  return review;
}

}  // namespace lozenge::review

// One playing of any game: makes a Match of any Rules.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <unordered_map>

#include "core/rules.hpp"
#include "core/target.hpp"
#include "play/beneath.hpp"
#include "play/draw.hpp"
#include "play/family.hpp"
#include "play/game.hpp"
#include "play/idle.hpp"
#include "search/perft.hpp"

namespace lozenge::play {

/// A position as it is written down: with the plies without progress (docs/notation.md).
template <Notated R>
struct Placed {
  Position<R> position;
  int idle = 0;

  std::string text() const { return R::text(position) + (idle > 0 ? ":H" + std::to_string(idle) : ""); }
};

template <Notated R>
Result<Placed<R>> read_placed(std::string_view text, const Options<R>& options) {
  const auto cut = cut_idle(text);
  if (!cut) return cut.error();
  auto position = R::read(cut->position, options);
  if (!position) return position.error();
  return Placed<R>{*position, cut->idle};
}

template <Notated R>
class RulesMatch final : public Match {
 public:
  RulesMatch(std::shared_ptr<const Game> game, const Placed<R>& start) : game_(std::move(game)) { enter(start); }

  std::unique_ptr<Match> clone() const override { return std::make_unique<RulesMatch>(*this); }
  const Game& game() const override { return *game_; }
  std::string position() const override { return past_.back().placed.text(); }
  Side side() const override { return R::side(now()); }
  int seat() const override { return R::seat(now()); }
  std::vector<Piece> pieces() const override { return R::pieces(now()); }
  int idle_plies() const override { return past_.back().placed.idle; }

  /// What an engine starts from.
  const Placed<R>& placed() const { return past_.back().placed; }
  /// The position after the first n turns.
  const lozenge::Position<R>& position_at(std::size_t n) const { return past_[n].placed.position; }

  Status status() const override { return past_.back().closed.value_or(past_.back().status); }
  Status counted() const override { return past_.back().counted; }
  std::optional<Outcome> verdict() const override { return past_.back().verdict; }

  std::vector<std::string> moves() const override {
    MoveList<R> legal;
    legal_moves<R>(now(), legal);
    auto texts = names<R>(now(), legal);
    std::sort(texts.begin(), texts.end());
    return texts;
  }

  std::vector<Choice> choices() const override {
    MoveList<R> legal;
    legal_moves<R>(now(), legal);
    auto out = choices_of(legal);
    sort_by_text(out);
    if (can_call_draw()) out.push_back(draw_choice(position()));
    return out;
  }

  UnderWay under_way([[maybe_unused]] std::span<const Step> clicks,
                     [[maybe_unused]] std::optional<Cell> toward) const override {
    if constexpr (has_face) {
      MoveList<R> legal;
      legal_moves<R>(now(), legal);
      auto onward = lozenge::onward<R>(now(), legal, clicks, toward);
      return named(std::move(onward), names<R>(now(), legal));
    }
    return {};
  }

  std::size_t move_count() const override { return static_cast<std::size_t>(search::count_moves<R>(now())); }

  bool can_call_draw() const override { return game_->draws() == Draws::called && draw_call().is_granted(); }

  CellSet demanded() const override {
    if constexpr (Demanding<Strict<R>>) {
      const auto& p = Beneath<R>::position(now());
      if (!status().is_over() && Strict<R>::has_demand(p)) return Strict<R>::jumpers(p);
    }
    return {};
  }

  std::vector<Piece> deciding() const override {
    if constexpr (requires { R::deciding(now()); }) {
      if (status().ending == Ending::on_the_board) return R::deciding(now());
    }
    return {};
  }

  std::optional<Arrangement> arrangement() const override {
    if constexpr (Arranging<R>) {
      if (!status().is_over()) return R::arrangement(now());
    }
    return std::nullopt;
  }

  Result<Choice> arrange([[maybe_unused]] std::span<const int> values) override {
    if constexpr (Arranging<R>) return play(R::arrangement_text(values));
    else return Error{"Nothing is arranged in this game."};
  }

  Result<Choice> play(std::string_view text) override {
    if (is_call(text)) return call_draw();
    const auto move = find_move(text);
    if (!move) return move.error();
    Choice choice = choice_of(*move);
    turns_.push_back({choice.text, side(), seat(), choice.is_claim, false});
    enter(after(*move), *move);
    return choice;
  }

  Result<Choice> read(std::string_view text) const override {
    if (is_call(text)) return play::read(draw_call(), *this);
    const auto move = find_move(text);
    if (!move) return move.error();
    return choice_of(*move);
  }

  Result<Done> set_up(std::string_view text) override {
    const auto placed = read_placed<R>(text, R::options(now()));
    if (!placed) return placed.error();
    turns_.push_back({placed->text(), side(), seat(), false, true});
    enter(*placed);
    return Done{};
  }

  Result<Done> resign(Side side) override { return give_up({win_for(!side), Ending::resignation}); }
  Result<Done> agree_draw() override { return give_up({Outcome::draw, Ending::agreement}); }
  void close(const Status& recorded) override { past_.back().closed = recorded; }

  bool undo() override {
    if (past_.back().closed) {
      past_.back().closed.reset();
      return true;
    }
    if (turns_.empty()) return false;
    leave();
    return true;
  }

  void set_counting(bool is_on) override {
    is_counting_ = is_on;
    if (!is_on) past_.back().status = judge();
  }

  const std::vector<Turn>& turns() const override { return turns_; }
  std::string position_after(std::size_t n) const override { return past_[n].placed.text(); }

  std::string position_for(int seat) const override { return Placed<R>{seen(seat), idle_plies()}.text(); }
  std::vector<Piece> pieces_for(int seat) const override { return R::pieces(seen(seat)); }

  std::vector<Turn> turns_for([[maybe_unused]] int seat) const override {
    auto shown = turns_;
    if constexpr (Hiding<R>) {
      for (std::size_t i = 0; i < shown.size(); ++i)
        if (past_[i + 1].move && R::is_secret(now(), *past_[i + 1].move, side_of(seat))) shown[i].text = "=";
    }
    return shown;
  }

 private:
  struct Moment {
    Placed<R> placed;
    std::optional<lozenge::Move<R>> move;  // that led here; none at the start and after a set-up
    std::optional<Outcome> verdict;
    Status counted;
    Status status;
    std::optional<Status> closed;  // by resignation, agreement or a record; a set-up may follow
    bool is_called = false;        // the draw: a turn that leaves the position and all counts as they were
  };

  const lozenge::Position<R>& now() const { return past_.back().placed.position; }

  Result<lozenge::Move<R>> find_move(std::string_view text) const {
    if (status().is_over()) return over(*this);
    MoveList<R> legal;
    legal_moves<R>(now(), legal);
    return R::read_move(now(), legal, text);
  }

  bool is_call(std::string_view text) const { return text == draw_word && game_->draws() == Draws::called; }

  DrawCall draw_call() const {
    bool is_unsettled = false;
    if constexpr (Claiming<R>) is_unsettled = R::is_unsettled(now());
    return {status().is_over(), is_unsettled, arrangement().has_value(), visits() >= 3, idle_plies(), R::idle_limit};
  }

  Result<Choice> call_draw() {
    auto choice = play::read(draw_call(), *this);
    if (!choice) return choice;
    turns_.push_back({choice->text, side(), seat(), true, false});
    Moment called{past_.back()};
    called.is_called = true;
    past_.push_back(called);
    past_.back().status = judge();
    return choice;
  }

  std::vector<Choice> choices_of(const MoveList<R>& moves) const {
    auto described = R::describe(now(), moves);
    const auto standing = pieces();
    std::vector<Choice> out;
    for (std::size_t i = 0; i < moves.size(); ++i)
      out.push_back({std::move(described[i].text), after(moves[i]).text(), std::move(described[i].steps),
                     is_claim(moves[i]), captures(moves[i], standing)});
    return out;
  }

  Choice choice_of(const lozenge::Move<R>& m) const {
    MoveList<R> one;
    one.push(m);
    return std::move(choices_of(one).front());
  }

  static bool is_claim([[maybe_unused]] const lozenge::Move<R>& m) {
    if constexpr (Claiming<R>) return R::is_claim(m);
    else return false;
  }

  /// Where the opponent has fewer pieces after a move. To insist takes a move back, which is no capture.
  CellSet captures(const lozenge::Move<R>& m, const std::vector<Piece>& standing) const {
    if constexpr (Claiming<R>) {
      if (R::takes_back(m)) return {};
    }
    return where_taken(standing, R::pieces(R::play(now(), m)), !side());
  }

  /// Even seats are the first side's, odd seats the second's: the sides alternate strictly.
  static Side side_of(int seat) { return seat % 2 == 0 ? Side::first : Side::second; }

  lozenge::Position<R> seen([[maybe_unused]] int seat) const {
    if constexpr (Hiding<R>) return R::seen_by(now(), side_of(seat));
    else return now();
  }

  Placed<R> after(const lozenge::Move<R>& m) const {
    Placed<R> next{R::play(now(), m), std::min(idle_plies() + 1, max_idle)};
    if constexpr (Claiming<R>) {
      if (R::takes_back(m)) {
        assert(past_.size() >= 2);
        next.idle = past_[past_.size() - 2].placed.idle;
        return next;
      }
    }
    if (R::is_progress(now(), m)) next.idle = 0;
    return next;
  }

  void enter(const Placed<R>& placed, std::optional<lozenge::Move<R>> move = std::nullopt) {
    MoveList<R> legal;
    legal_moves<R>(placed.position, legal);
    const auto verdict = lozenge::verdict<R>(placed.position, legal);
    past_.push_back({placed, move, verdict, {}, {}, {}, false});
    visits_[bits(R::key(placed.position))].push_back(past_.size() - 1);
    past_.back().counted = count();
    past_.back().status = judge();
  }

  void leave() {
    if (!past_.back().is_called) {
      const auto visits = visits_.find(bits(R::key(now())));
      visits->second.pop_back();
      if (visits->second.empty()) visits_.erase(visits);
    }
    turns_.pop_back();
    past_.pop_back();
  }

  /// A win comes before a draw.
  Status judge() const {
    if (verdict()) return {verdict(), R::outcome(now()) ? Ending::on_the_board : Ending::no_move};
    if (past_.back().is_called) return {drawn(), Ending::called};
    return is_counting_ ? counted() : Status{};
  }

  /// While a claim is open there is no draw (docs/rules, Draws).
  Status count() const {
    if (verdict()) return {};
    if constexpr (Claiming<R>) {
      if (R::is_unsettled(now())) return {};
    }
    const bool is_called = game_->draws() == Draws::called;
    if (visits() >= (is_called ? 5 : 3)) return {drawn(), is_called ? Ending::fifth_time : Ending::repetition};
    if (idle_plies() >= (is_called ? R::idle_limit * 3 / 2 : R::idle_limit)) return {drawn(), Ending::no_progress};
    return {};
  }

  /// How often this position has been there.
  std::ptrdiff_t visits() const {
    return std::ranges::count_if(visits_.find(bits(R::key(now())))->second,
                                 [&](std::size_t n) { return position_at(n) == now(); });
  }

  /// How a game that does not end on the board is scored: a draw, unless the game counts something (Dogs `goal=most`).
  Outcome drawn() const {
    if constexpr (Adjudicating<R>) return R::adjudicate(now());
    else return Outcome::draw;
  }

  Result<Done> give_up(Status status) {
    if (this->status().is_over()) return Error{"The game is over already."};
    past_.back().closed = status;
    return Done{};
  }

  std::shared_ptr<const Game> game_;
  std::vector<Moment> past_;  // past_[0] is the start
  std::vector<Turn> turns_;   // turns_[i] led to past_[i + 1]
  bool is_counting_ = true;
  // Where in past_ positions of a key are. By the key and not the position, so that all games share this code.
  std::unordered_map<std::uint64_t, std::vector<std::size_t>> visits_;
};

}  // namespace lozenge::play

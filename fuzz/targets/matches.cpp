#include <algorithm>

#include "fuzz/promises.hpp"
#include "fuzz/script.hpp"
#include "fuzz/targets.hpp"
#include "play/draw.hpp"

namespace lozenge::fuzz {

namespace {

// Where there are many moves a match is watched for fewer turns, so that all games get their share.
constexpr std::size_t enough_moves = 4000;

int men_on_board(const play::Match& match) {
  int men = 0;
  for (const Piece& piece : match.pieces())
    if (piece.cell != Piece::off_board) men += piece.count;
  return men;
}

std::string without_idle(const std::string& position) { return position.substr(0, position.find(":H")); }

/// What undo must bring back, and a refusal leave alone.
struct Snapshot {
  std::string position;
  std::optional<Outcome> outcome, verdict;
  play::Ending ending;
  Side side;
  int seat, idle;
  std::size_t moves;
  std::vector<std::string> turns, views;

  explicit Snapshot(const play::Match& m)
      : position(m.position()),
        outcome(m.status().outcome),
        verdict(m.verdict()),
        ending(m.status().ending),
        side(m.side()),
        seat(m.seat()),
        idle(m.idle_plies()),
        moves(m.move_count()) {
    for (const auto& turn : m.turns()) turns.push_back(turn.text);
    for (std::size_t s = 0; s < m.game().seats().size(); ++s) views.push_back(m.position_for(static_cast<int>(s)));
  }
  bool operator==(const Snapshot&) const = default;
};

/// A match under watch: it keeps its own books of what the match must remember.
class Watched {
 public:
  explicit Watched(const play::Game& game) : match_(game.start()) { enter(); }

  void act(const Action& action) {
    moves_seen_ += 20 + choices_.size();  // no action is free
    if (action.kind == Action::Kind::undo) return undo();
    Before before{Snapshot(*match_), choices_, past_.size()};
    if (grant(action)) return taken_.push_back(std::move(before));
    require(Snapshot(*match_) == before.snapshot, "what is refused changes nothing", past_.back().position);
  }

  std::size_t moves_seen() const { return moves_seen_; }

 private:
  /// What is remembered of each position of the match.
  struct Moment {
    std::string position;
    std::string identity;  // the same for positions that count as repeated (docs/rules, Draws)
    int idle, men;
  };

  /// What was before an action that was granted.
  struct Before {
    Snapshot snapshot;
    std::vector<play::Choice> choices;
    std::size_t moments;
  };

  /// False if the match refused.
  bool grant(const Action& action) {
    switch (action.kind) {
      case Action::Kind::move: return choices_.empty() ? false : play(choices_[action.number % choices_.size()].text);
      case Action::Kind::type: return play(action.text);
      case Action::Kind::resign: return closed(match_->resign(match_->side()), play::Ending::resignation);
      case Action::Kind::agree: return closed(match_->agree_draw(), play::Ending::agreement);
      case Action::Kind::set_up: return set_up(action.text);
      case Action::Kind::set_up_earlier: return set_up(past_[action.number % past_.size()].position);
      case Action::Kind::undo: break;
    }
    return false;
  }

  bool play(std::string_view text) {
    const bool was_over = match_->status().is_over();
    const auto played = match_->play(text);
    if (!played) return check_sentence(played.sentence()), false;
    require(!was_over, "nothing is played after the end", past_.back().position);
    require(match_->turns().back().text == played->text, "a turn is what was played", played->text);
    enter();
    check_idle(played->text);
    return true;
  }

  bool set_up(std::string_view text) {
    const auto done = match_->set_up(text);
    if (!done) return check_sentence(done.sentence()), false;
    require(match_->turns().back().is_setup, "a set-up is a turn of its own", text);
    enter();
    return true;
  }

  bool closed(const Result<Done>& done, play::Ending ending) {
    if (!done) return check_sentence(done.sentence()), false;
    require(match_->status().ending == ending && match_->status().is_over(), "the game is over", match_->position());
    return true;
  }

  void undo() {
    const Snapshot vain(*match_);
    require(match_->undo() == !taken_.empty(), "undo goes back to the start and no further", vain.position);
    if (taken_.empty()) return require(Snapshot(*match_) == vain, "a vain undo changes nothing", vain.position);
    const Before& before = taken_.back();
    choices_ = check_choices(*match_);
    require(Snapshot(*match_) == before.snapshot, "undo restores everything", vain.position);
    require(std::ranges::equal(choices_, before.choices, {}, &play::Choice::text, &play::Choice::text),
            "undo restores the moves and claims", vain.position);
    past_.resize(before.moments);
    taken_.pop_back();
  }

  /// Takes a new position into the books, and compares them with the match.
  void enter() {
    choices_ = check_choices(*match_);
    check_position_text(*match_);
    past_.push_back({match_->position(), identity(), match_->idle_plies(), men_on_board(*match_)});
    require(match_->turns().size() + 1 == past_.size(), "every turn is kept", match_->position());
    const std::size_t earlier = past_.size() / 2;
    require(match_->position_after(earlier) == past_[earlier].position, "earlier positions are kept",
            past_[earlier].position);
    check_status();
    if (!choices_.empty()) check_round_trip(*match_, choices_[past_.size() % choices_.size()]);
  }

  /// About a missed jump; a draw that can be called is none.
  static bool is_claim(const play::Choice& choice) { return choice.is_claim && choice.text != play::draw_word; }
  bool has_claim() const { return std::ranges::any_of(choices_, is_claim); }
  bool was_called() const {
    return !match_->turns().empty() && match_->turns().back().text == play::draw_word && calls_draws();
  }
  bool calls_draws() const { return match_->game().draws() == play::Draws::called; }

  /// The position and the claim state: what could be gone back to and huffed, or that the jump has been demanded.
  std::string identity() const {
    std::string out = without_idle(match_->position());
    const auto& turns = match_->turns();
    if (was_called()) return out + " called";
    if (!turns.empty() && turns.back().text == "insist") return out + " demanded";
    if (!has_claim()) return out;
    out += " after " + without_idle(past_.back().position);
    for (const auto& choice : choices_)
      if (is_claim(choice)) out += " " + choice.text;
    return out;
  }

  void check_status() const {
    const auto status = match_->status();
    const auto times = std::ranges::count(past_, past_.back().identity, &Moment::identity);
    const int limit = match_->game().idle_limit();
    const auto expected = [&] {
      if (match_->verdict()) return status.ending == play::Ending::no_move ? status.ending : play::Ending::on_the_board;
      if (was_called()) return play::Ending::called;
      if (has_claim()) return play::Ending::none;
      if (times >= 3 && !calls_draws()) return play::Ending::repetition;
      if (times >= 5) return play::Ending::fifth_time;
      if (match_->idle_plies() >= (calls_draws() ? limit * 3 / 2 : limit)) return play::Ending::no_progress;
      return play::Ending::none;
    }();
    const bool may_call = calls_draws() && expected == play::Ending::none && !has_claim() && !match_->arrangement() &&
                          (times >= 3 || match_->idle_plies() >= limit);
    require(match_->can_call_draw() == may_call, "a draw is called when it may be", match_->position());
    require(status.ending == expected, "the game ends when it should", match_->position());
    require(status.is_over() == (expected != play::Ending::none), "an ended game has a result", match_->position());
    require(!match_->verdict() || match_->verdict() == status.outcome, "the board's verdict stands",
            match_->position());
    check_sentence(explain(status, match_->game().family()).text());
  }

  /// A ply adds one or is progress; what loses men is progress; insisting gives back the count of before: Draws
  /// in docs/rules.
  void check_idle(std::string_view played) const {
    const Moment &now = past_.back(), &last = past_[past_.size() - 2];
    if (played == "insist") {
      require(now.idle == past_[past_.size() - 3].idle, "insisting gives the count back", now.position);
      return;
    }
    if (was_called()) return require(now.position == last.position, "a call is no ply", now.position);
    require(now.idle == 0 || now.idle == last.idle + 1, "a ply counts one or is progress", now.position);
    require(now.idle == 0 || now.men >= last.men, "a loss of men is progress", now.position);
  }

  std::unique_ptr<play::Match> match_;
  std::vector<play::Choice> choices_;
  std::vector<Moment> past_;
  std::size_t moves_seen_ = 0;
  std::vector<Before> taken_;  // one for each action that undo can take back
};

}  // namespace

void matches(std::string_view input) {
  const auto game = take_game(input);
  if (!game) return;
  Watched match(*game);
  while (!input.empty() && match.moves_seen() < enough_moves) match.act(take_action(input));
}

}  // namespace lozenge::fuzz

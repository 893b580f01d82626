#include "cli/terminal/table.hpp"

#include <algorithm>
#include <cassert>

#include "cli/thought_table.hpp"
#include "cli/thought_text.hpp"
#include "core/quote.hpp"
#include "play/draw.hpp"
#include "play/family.hpp"

namespace lozenge::cli::terminal {

namespace {

/// What a computer player did, in words; `turn` is a move or a claim.
std::string announcement(const std::string& player, const play::Turn& turn) {
  constexpr std::string_view huff = "huff";
  if (!turn.is_claim) return player + " plays " + turn.text + ".";
  if (turn.text.starts_with(huff)) return player + " huffs the piece on " + turn.text.substr(huff.size()) + ".";
  if (turn.text == play::draw_word) return player + " calls a draw.";
  return player + " insists on the jump.";
}

std::string line_of(const play::Thought& thought) {
  std::string out;
  for (const auto& move : thought.moves) out += " " + move;
  return " " + std::to_string(thought.depth) + " plies deep, " + text(thought.score) + ":" + out + ".";
}

}  // namespace

Table::Table(std::unique_ptr<play::Match> match, const Players& players, const Style& style, LineInput& input)
    : manner_(players.manner), input_(input), display_(style, input.is_interactive()) {
  take(std::move(match), players.seating);
}

void Table::take(std::unique_ptr<play::Match> match, const std::optional<Seating>& seating) {
  opponents_.reset();  // they know the game of the match before
  match_ = std::move(match);
  beginning_ = match_->clone();
  while (beginning_->undo()) continue;
  recent_.assign(match_->turns().size(), CellSet());
  saved_as.clear();
  seat(seating);
}

void Table::seat(const std::optional<Seating>& seating) {
  if (!seating) return;
  opponents_ = std::make_unique<Opponents>(match_->game(), *seating, manner_);
  display_.face(match_->game(), opponents_->first_person());
}

void Table::begin_anew() {
  ++manner_.seed;  // another game, another opening
  take(beginning_->clone(), opponents_ ? std::optional(opponents_->seating()) : std::nullopt);
}

void Table::set_level(int level) {
  if (opponents_) opponents_->set_level(level);
  else seat(Seating{people_of(match_->game(), match_->side()), level});
}

bool Table::is_computers_turn() const {
  return opponents_ && !match_->status().is_over() && !opponents_->is_person(match_->seat());
}

int Table::viewer() const {
  return !opponents_ || opponents_->is_person(match_->seat()) ? match_->seat() : opponents_->first_person();
}

void Table::show() {
  display_.show(*match_, viewer(), recent_.empty() ? CellSet() : recent_.back());
  const auto status = match_->status();
  if (status.is_over()) {
    display_.say(play::explain(status, match_->game().family()).text() + " Type new, undo, save FILE, menu or quit.");
    return;
  }
  if (is_computers_turn()) return;
  if (const std::size_t count = match_->move_count(); count > many)
    display_.say("There are " + std::to_string(count) + " choices, for example " + match_->moves().back() + ".");
  else if (tells_claims) say_claims();
  if (match_->can_call_draw()) display_.say("You may call a draw: draw.");
}

void Table::say_claims() {
  std::vector<std::string> open;
  for (const auto& choice : match_->choices())
    if (choice.is_claim && choice.text != play::draw_word) open.push_back(choice.text);
  if (!open.empty()) display_.say("The last move missed a jump. You may claim: " + either(open).text() + ".");
}

Result<Done> Table::make_turn(const std::string& move) {
  const auto played = match_->play(move);
  if (!played) return played.error();
  CellSet& clicked = recent_.emplace_back();
  for (const Step& step : played->steps)
    if (step.kind == Step::Kind::cell) clicked.add(step.cell);
  saved_as.clear();
  return Done{};
}

void Table::play(const std::string& move) {
  const std::string mover = player(*match_);
  const auto made = make_turn(move);
  if (!made) {
    input_.remember(move);
    display_.refuse(made.sentence());
    return;
  }
  if (is_secret_from(viewer())) {
    display_.wipe();
    display_.say(mover + " has moved, and what it was stays hidden for now.");
    pass_keyboard();
  } else {
    input_.remember(move);
  }
  show();
}

void Table::let_computer_play() {
  std::vector<std::string> said;
  while (is_computers_turn()) said.push_back(play_for_computer());
  if (said.empty()) return;
  show();
  for (const auto& sentence : said) display_.say(sentence);
}

play::Answer Table::think() {
  if (!shows_thinking) return opponents_->choose(*match_, {});
  ThoughtTable thoughts(display_.look());
  return opponents_->choose(*match_, [&](const play::Thought& thought) { thoughts.add(thought); });
}

std::string Table::play_for_computer() {
  const std::string mover = opponents_->is_single() ? "The computer" : player(*match_);
  const auto answer = think();
  [[maybe_unused]] const auto made = make_turn(answer.move);
  assert(made);
  if (is_secret_from(viewer())) return mover + " has moved, and what it was stays hidden for now.";
  const bool tells_thought = shows_thinking && answer.thought.depth > 0;
  return announcement(mover, match_->turns().back()) + (tells_thought ? line_of(answer.thought) : "");
}

void Table::pass_keyboard() {
  if (input_.is_interactive()) input_.read("Hand the keyboard to " + player(*match_) + ", who presses Enter: ");
}

bool Table::undo() {
  const auto ending = match_->status().ending;
  if (ending == play::Ending::resignation || ending == play::Ending::agreement) return match_->undo();
  std::size_t left = match_->turns().size();
  do {
    if (left == 0) return false;
    --left;
  } while (opponents_ && !opponents_->is_person(match_->turns()[left].seat));
  while (match_->turns().size() > left) match_->undo();
  recent_.resize(left);
  saved_as.clear();
  return true;
}

bool Table::is_secret_from(int seat) const {
  const auto shown = match_->turns_for(seat);
  return !std::ranges::equal(shown, match_->turns(), {}, &play::Turn::text, &play::Turn::text);
}

bool Table::confirm(const std::string& question) {
  const auto answer = input_.read(question + " (yes or no): ");
  return answer && (*answer == "yes" || *answer == "y");
}

}  // namespace lozenge::cli::terminal

#include "cli/terminal/table.hpp"

#include <algorithm>

#include "core/quote.hpp"
#include "play/family.hpp"

namespace lozenge::cli::terminal {

Table::Table(std::unique_ptr<play::Match> match, const Style& style, LineInput& input)
    : input_(input), display_(style, input.is_interactive()) {
  take(std::move(match));
}

void Table::take(std::unique_ptr<play::Match> match) {
  match_ = std::move(match);
  beginning_ = match_->clone();
  while (beginning_->undo()) continue;
  recent_.assign(match_->turns().size(), CellSet());
  saved_as.clear();
}

void Table::show() {
  display_.show(*match_, match_->seat(), recent_.empty() ? CellSet() : recent_.back());
  const auto status = match_->status();
  if (status.is_over()) {
    display_.say(play::explain(status, match_->game().family()) + " Type new, undo, save FILE, menu or quit.");
    return;
  }
  if (const std::size_t count = match_->move_count(); count > many)
    display_.say("There are " + std::to_string(count) + " choices, for example " + match_->moves().back() + ".");
  else if (tells_claims) say_claims();
}

void Table::say_claims() {
  std::vector<std::string> open;
  for (const auto& choice : match_->choices())
    if (choice.is_claim) open.push_back(choice.text);
  if (!open.empty()) display_.say("The last move missed a jump. You may claim: " + either(open) + ".");
}

/// The cells that a move is clicked on.
CellSet Table::cells_of(const std::string& move) const {
  CellSet cells;
  const auto read = match_->read(move);
  if (!read || match_->move_count() > many) return cells;
  for (const auto& choice : match_->choices())
    if (choice.text == *read)
      for (const Step& step : choice.steps)
        if (step.kind == Step::Kind::cell) cells.add(step.cell);
  return cells;
}

void Table::play(const std::string& move) {
  const CellSet cells = cells_of(move);
  const std::string mover = player(*match_);
  const auto played = match_->play(move);
  if (!played) {
    input_.remember(move);
    display_.refuse(played.sentence());
    return;
  }
  recent_.push_back(cells);
  saved_as.clear();
  if (is_secret_from(match_->seat())) {
    display_.wipe();
    display_.say(mover + " has moved, and what it was stays hidden for now.");
    pass_keyboard();
  } else {
    input_.remember(move);
  }
  show();
}

void Table::pass_keyboard() {
  if (input_.is_interactive()) input_.read("Hand the keyboard to " + player(*match_) + ", who presses Enter: ");
}

bool Table::undo() {
  // A resignation or an agreement is taken back without a turn.
  if (!match_->undo()) return false;
  recent_.resize(match_->turns().size());
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

#include "cli/terminal/adviser.hpp"

#include <algorithm>

#include "cli/interrupt.hpp"
#include "cli/terminal/table.hpp"
#include "cli/thought_text.hpp"
#include "play/draw.hpp"

namespace lozenge::cli::terminal {

namespace {

constexpr search::Limits limits{.nodes = 300'000, .time = search::Seconds(2)};

bool has_piece(const play::Match& match, Cell cell) {
  const auto pieces = match.pieces();
  return std::ranges::find(pieces, cell, &Piece::cell) != pieces.end();
}

std::string words_for(const play::Match& match, const Step& step) {
  switch (step.kind) {
    case Step::Kind::cell: break;
    case Step::Kind::count: return std::to_string(step.number) + " of the pile";
    case Step::Kind::choice: return "'" + step.choice + "'";
    case Step::Kind::stop: return "stopping";
  }
  const std::string& name = match.game().geometry().cells[step.cell.index].name;
  return (has_piece(match, step.cell) ? "the piece on " : "") + name;
}

/// Two hints that come before the move itself; none where it is but one click.
std::vector<std::string> hints_before(const play::Match& match, const play::Choice& choice) {
  if (choice.text == play::draw_word) return {"You may call a draw."};
  if (choice.is_claim)
    return {"Look at the last move again: a jump was missed.",
            choice.steps.size() > 1 ? "Take the piece that missed the jump." : "The jump can be demanded."};
  auto steps = choice.steps;
  std::erase(steps, step_stop());
  if (steps.size() < 2) return {};
  const std::string first = words_for(match, steps.front());
  return {"Begin with " + first + ".", "Begin with " + first + " and end with " + words_for(match, steps.back()) + "."};
}

}  // namespace

void Adviser::look(const play::Match& match) {
  const std::string now = match.game().id() + " " + std::to_string(match.turns().size()) + " " + match.position();
  if (engine_ && now == seen_) return;
  engine_ = match.game().make_engine({.table_mb = 16});
  const Interrupt interrupt(*engine_);
  answer_ = engine_->think(match, {.limits = limits});
  seen_ = now;
  hints_.clear();
  given_ = 0;
  if (match.move_count() <= Table::many)
    for (const auto& choice : match.choices())
      if (choice.text == answer_.move) hints_ = hints_before(match, choice);
  hints_.push_back("Play " + answer_.move +
                   (answer_.thought.depth > 0 ? ": " + text(answer_.thought.score) + "." : "."));
}

std::string Adviser::hint(const play::Match& match) {
  look(match);
  return hints_[std::min(given_++, hints_.size() - 1)];
}

search::Score Adviser::score(const play::Match& match) {
  look(match);
  return answer_.thought.score;
}

}  // namespace lozenge::cli::terminal

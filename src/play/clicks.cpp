#include "play/clicks.hpp"

#include <algorithm>
#include <span>

namespace lozenge::play {

namespace {

using Clicked = std::span<const Step>;

bool is_word(const Step& step) { return step.kind == Step::Kind::count || step.kind == Step::Kind::choice; }
bool is_cell(const Step& step) { return step.kind == Step::Kind::cell; }

bool begins_with(const Choice& choice, Clicked made) {
  return choice.steps.size() >= made.size() && std::ranges::equal(made, Clicked(choice.steps).first(made.size()));
}

/// The choices that go on from what was clicked.
std::vector<Choice> left(const Match& match, Clicked made) {
  auto choices = match.choices();
  std::erase_if(choices, [&](const Choice& choice) { return choice.is_claim || !begins_with(choice, made); });
  return choices;
}

bool is_own(const Match& match, Cell cell) {
  return std::ranges::any_of(match.pieces(),
                             [&](const Piece& piece) { return piece.cell == cell && piece.owner == match.side(); });
}

/// Sizes and levels are written as in a legal move that begins alike, the quietest and shortest one, with another end.
std::optional<std::string> text_like(const std::vector<Choice>& choices, const Geometry& board, Cell end) {
  const auto like = std::ranges::min_element(
      choices, {}, [](const Choice& choice) { return std::pair(choice.captures.size(), choice.steps.size()); });
  if (like == choices.end()) return std::nullopt;
  const auto last = std::find_if(like->steps.rbegin(), like->steps.rend(), is_cell);
  if (last == like->steps.rend()) return std::nullopt;
  const std::string& name = board.cells[last->cell.index].name;
  if (!like->text.ends_with(name)) return std::nullopt;
  return like->text.substr(0, like->text.size() - name.size()) + board.cells[end.index].name;
}

}  // namespace

std::optional<std::string> text_of_clicks(const Match& match, const Steps& clicks) {
  const Geometry& board = match.game().geometry();
  const auto is_there = [&](const Step& step) { return !is_cell(step) || step.cell.index < board.cells.size(); };
  if (clicks.size() < 2 || !is_cell(clicks.back()) || !std::ranges::all_of(clicks, is_there)) return std::nullopt;
  const Clicked made(clicks.begin(), clicks.end() - 1);
  const Cell end = clicks.back().cell;
  const auto name = [&](Cell c) { return board.cells[c.index].name; };

  const auto claims = match.game().claims();
  if (made.size() == 1 && std::ranges::find(claims, made.front().choice) != claims.end())
    return made.front().choice + name(end);

  const auto choices = left(match, made);
  const bool has_words = std::ranges::any_of(made, is_word) || std::ranges::any_of(choices, [&](const Choice& choice) {
                           return choice.steps.size() > made.size() && is_word(choice.steps[made.size()]);
                         });
  if (has_words) return text_like(choices, board, end);
  const auto first = std::ranges::find_if(made, is_cell);
  if (first == made.end() || is_own(match, end)) return std::nullopt;
  return name(first->cell) + "-" + name(end);
}

}  // namespace lozenge::play

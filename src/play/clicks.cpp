#include "play/clicks.hpp"

#include <algorithm>
#include <span>

namespace lozenge::play {

namespace {

using Clicked = std::span<const Step>;

bool is_count(const Step& step) { return step.kind == Step::Kind::count; }
bool is_cell(const Step& step) { return step.kind == Step::Kind::cell; }

/// The choices that go on from what was clicked.
std::vector<Choice> left(const Match& match, Clicked made) {
  const auto names = match.under_way(made, std::nullopt).left;
  auto choices = match.choices();
  std::erase_if(choices, [&](const Choice& choice) { return std::ranges::find(names, choice.text) == names.end(); });
  return choices;
}

/// Does a piece of the player to move stand there, and not only before the move under way?
bool is_own(const Match& match, Clicked made, Cell cell) {
  const bool has_left = made.size() > 1 && std::ranges::find(made, step_to(cell)) != made.end();
  return !has_left && std::ranges::any_of(match.pieces(), [&](const Piece& piece) {
    return piece.cell == cell && piece.owner == match.side();
  });
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

  const UnderWay under_way = match.under_way(made, std::nullopt);
  if (under_way.text.empty()) return text_like(left(match, made), board, end);
  // Piles can be joined; where pieces stand alone a click on another one of them takes it up.
  const bool is_pile = std::ranges::any_of(made, is_count) || std::ranges::any_of(under_way.next, is_count);
  if (!is_pile && is_own(match, made, end)) return std::nullopt;
  return under_way.text + "-" + name(end);
}

}  // namespace lozenge::play

#include "fuzz/promises.hpp"

#include <algorithm>
#include <span>

#include "core/quote.hpp"
#include "games/families.hpp"
#include "play/draw.hpp"

namespace lozenge::fuzz {

namespace {

bool before(const Step& a, const Step& b) {
  return std::tie(a.kind, a.cell, a.number, a.choice) < std::tie(b.kind, b.cell, b.number, b.choice);
}

/// No sequence of clicks begins another: in sorted order it would stand right before it.
void check_clicks(const std::vector<play::Choice>& choices, std::string_view position) {
  std::vector<const Steps*> sorted;
  for (const auto& choice : choices) {
    require(!choice.steps.empty(), "every move has clicks", choice.text);
    sorted.push_back(&choice.steps);
  }
  std::ranges::sort(sorted, [](const Steps* a, const Steps* b) {
    return std::lexicographical_compare(a->begin(), a->end(), b->begin(), b->end(), before);
  });
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    const Steps &a = *sorted[i - 1], &b = *sorted[i];
    require(a.size() > b.size() || !std::equal(a.begin(), a.end(), b.begin()), "no move's clicks begin another's",
            position);
  }
}

}  // namespace

void require(bool kept, std::string_view promise, std::string_view about) {
  if (!kept) throw Finding("broken: " + std::string(promise) + ": " + std::string(about));
}

void check_sentence(const std::string& sentence) {
  require(sentence.size() > 1 && sentence.back() == '.', "a refusal is a sentence", sentence);
  require(printable(sentence) == sentence, "a sentence is UTF-8 without control characters", sentence);
}

std::vector<play::Choice> check_choices(const play::Match& match) {
  if (match.move_count() > longest_list) return {};
  const std::string position = match.position();
  auto choices = match.choices();
  require(choices.empty() == match.verdict().has_value(), "an undecided position has moves", position);
  const bool can_call = match.can_call_draw();
  require(!can_call || choices.back().text == play::draw_word, "a draw that can be called comes last", position);
  require(choices.size() == match.move_count() + (can_call ? 1 : 0), "moves are counted as they are listed", position);
  const auto moves = std::span(choices).first(match.move_count());
  require(std::ranges::adjacent_find(moves, std::ranges::greater_equal(), &play::Choice::text) == moves.end(),
          "moves are sorted and different", position);
  check_clicks(choices, position);
  return choices;
}

void check_round_trip(const play::Match& match, const play::Choice& choice) {
  const auto read = match.read(choice.text);
  if (match.status().is_over()) return require(!read.ok(), "nothing is played after the end", choice.text);
  require(read.ok() && read->text == choice.text, "a printed move reads back as itself", choice.text);
  const auto after = match.clone();
  const auto played = after->play(choice.text);
  require(played.ok() && played->text == choice.text, "a printed move can be played", choice.text);
  require(after->position() == choice.after, "a move leads where it says", choice.text);
}

void check_position_text(const play::Match& match) {
  const std::string text = match.position();
  const auto again = match.game().start_from(text);
  require(again.ok(), "a position's text can be read", text);
  require((*again)->position() == text, "a position reads back as itself", text);
  require((*again)->seat() == match.seat() && (*again)->side() == match.side(), "the turn is part of a position", text);
}

std::string_view take_line(std::string_view& input) {
  const auto end = input.find('\n');
  const auto line = input.substr(0, end);
  input.remove_prefix(end == std::string_view::npos ? input.size() : end + 1);
  return line;
}

std::shared_ptr<const play::Game> take_game(std::string_view& input) {
  const auto game = play::find_game(games::all(), take_line(input));
  if (game) {
    const std::string& id = (*game)->id();
    const auto again = play::find_game(games::all(), id);
    require(again.ok() && (*again)->id() == id && (*again)->rules() == (*game)->rules(), "a game has one name", id);
    return *game;
  }
  check_sentence(game.sentence());
  return nullptr;
}

}  // namespace lozenge::fuzz

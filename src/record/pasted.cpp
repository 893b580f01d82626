#include "record/pasted.hpp"

#include <algorithm>
#include <utility>

#include "record/setup.hpp"

namespace lozenge::record {

namespace {

using Families = std::span<const play::Family* const>;
using GamePointer = std::shared_ptr<const play::Game>;
using Readings = std::vector<Reading>;

/// The games that a text without a name may be of, the likely one first.
std::vector<GamePointer> candidates(Families families, const GamePointer& likely) {
  std::vector<GamePointer> games;
  if (likely) games.push_back(likely);
  for (const play::Family* family : families)
    if (!likely || &likely->family() != family)
      if (auto game = play::find_game(families, family->id)) games.push_back(std::move(game).value());
  return games;
}

/// A position is one line that begins with who is to move and a colon: `B:W21:B1`, `1:RK/-/-/-/-/-/-/-`. In old records
/// a colon is also the sign of a capture, `4:11`.
bool looks_like_position(std::string_view text) {
  if (text.size() < 2 || text.size() > max_tag || text[1] != ':') return false;
  if (text.find_first_of("\n\r[](){}\"") != std::string_view::npos) return false;
  const bool is_digit = text[0] >= '0' && text[0] <= '9';
  return !is_digit || text.find('/') != std::string_view::npos;
}

Readings problem(const Sentence& said) {
  Reading reading;
  reading.problem = Problem{1, 1, said};
  return {reading};
}

Readings read_position(std::string_view text, const std::vector<GamePointer>& games) {
  Sentence why;
  for (const GamePointer& game : games) {
    std::string position = clean_position(text);
    const bool has_crowned = crown(position, game->family());
    const auto match = game->start_from(position);
    if (match) {
      Reading reading;
      if (has_crowned) reading.warnings.push_back({1, 1, crowned()});
      reading.record = Record{game, (*match)->position(), {}, {}, (*match)->status()};
      return {reading};
    }
    if (why.is_empty()) why = match.error().sentence;
  }
  return problem({"This looks like a position, but it cannot be read. {1}", why});
}

Readings read_games(std::string_view text, Families families, const GamePointer& fallback) {
  Readings readings;
  Reader reader(text, families, fallback);
  while (auto reading = reader.next()) {
    if (readings.size() == max_pasted_games) {
      readings.back().warnings.push_back(
          {1, 1, {"Only the first {1} games of this text are shown.", max_pasted_games}});
      break;
    }
    if (reading->kept) reading->record = std::exchange(reading->kept, std::nullopt);
    readings.push_back(std::move(*reading));
  }
  return readings;
}

bool has_problem(const Readings& readings) {
  return std::ranges::any_of(readings, [](const Reading& r) { return r.problem.has_value(); });
}

std::size_t turns_read(const Readings& readings) {
  std::size_t turns = 0;
  for (const Reading& reading : readings) turns += reading.record ? reading.record->line.turns.size() : 0;
  return turns;
}

/// Moves alone do not say which game they are of: it is the one in which most of them can be played.
Readings read_bare_moves(std::string_view text, Families families, const std::vector<GamePointer>& games) {
  Readings best = read_games(text, families, games.front());
  for (std::size_t i = 1; i < games.size() && has_problem(best); ++i) {
    Readings other = read_games(text, families, games[i]);
    if (turns_read(other) > turns_read(best)) best = std::move(other);
  }
  for (Reading& reading : best)
    if (reading.problem && turns_read({reading}) == 0) reading.record.reset();
  return best;
}

}  // namespace

Readings read_pasted(std::string_view text, Families families, const GamePointer& likely) {
  if (text.size() > max_pasted) return problem({"The text is longer than {1} MB.", max_pasted >> 20});
  const auto games = candidates(families, likely);
  const auto begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  const auto word = text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin);
  if (looks_like_position(word)) return read_position(word, games);
  Readings readings = text.find('[') == std::string_view::npos ? read_bare_moves(text, families, games)
                                                               : read_games(text, families, likely);
  const bool is_empty = std::ranges::none_of(readings, [](const Reading& r) { return r.record || r.problem; });
  return is_empty ? problem({"There is neither a game nor a position in this text."}) : readings;
}

}  // namespace lozenge::record

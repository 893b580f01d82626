#include "arena/opening.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <unordered_set>

#include "core/quote.hpp"
#include "play/family.hpp"
#include "search/playout.hpp"

namespace lozenge::arena {

namespace {

std::string_view take_until(std::string_view& text, char end) {
  const auto found = text.find(end);
  const auto taken = text.substr(0, found);
  text.remove_prefix(found == std::string_view::npos ? text.size() : found + 1);
  return taken;
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r"), last = text.find_last_not_of(" \t\r");
  return first == std::string_view::npos ? std::string_view() : text.substr(first, last - first + 1);
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty())
    if (const auto word = take_until(text, ' '); !word.empty()) words.emplace_back(word);
  return words;
}

/// Are there so many moves that it takes long to list them? Then dice or men are being set up.
bool has_arrangements(const play::Match& match) { return match.move_count() > 10'000; }

bool has_claim(const play::Match& match) { return std::ranges::any_of(match.choices(), &play::Choice::is_claim); }

/// Moves by chance; of arrangements an engine gives one, not always the same.
class Chance {
 public:
  Chance(const play::Game& game, std::uint64_t seed)
      : random_(seed), engine_(game.make_engine({.table_mb = 1, .is_varied = true, .seed = seed})) {}

  std::string move(const play::Match& match) {
    if (has_arrangements(match)) return engine_->think(match, {.limits = {.depth = 1}}).move;
    const auto legal = match.moves();
    return legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
  }

 private:
  search::Random random_;
  std::unique_ptr<play::Engine> engine_;
};

/// Empty where chance led to the end of the game or to a missed jump.
std::vector<std::string> random_moves(play::Match& match, int plies, Chance& chance) {
  std::vector<std::string> moves;
  for (int i = 0; i < plies; ++i) {
    moves.push_back(chance.move(match));
    const auto played = match.play(moves.back());
    assert(played.ok());
    if (match.status().is_over() || has_claim(match)) return {};
  }
  return moves;
}

/// Says whether both sides still have their chances.
class Referee {
 public:
  explicit Referee(const play::Game& game) : engine_(game.make_engine({.table_mb = 1})) {}

  bool is_balanced(const play::Match& match) {
    constexpr std::uint64_t look = 20'000;
    constexpr double widest = 0.15;  // of a point, from a half
    engine_->forget();
    const auto score = engine_->think(match, {.limits = {.nodes = look}}).thought.score;
    return std::abs(play::expectation(score) - 0.5) <= widest;
  }

 private:
  std::unique_ptr<play::Engine> engine_;
};

Result<Opening> read_opening(const play::Game& game, std::string_view line) {
  Opening opening{.name = std::string(line), .start = {}, .moves = {}};
  std::unique_ptr<play::Match> match;
  if (auto placed = game.start_from(line)) {
    opening.start = line;
    match = std::move(*placed);
  } else if (line.find(':') != std::string_view::npos) {
    return placed.error();
  } else {
    match = game.start();
    for (const auto& word : words_of(line)) {
      const auto played = match->play(word);
      if (!played) return Error{"{1}: {2}", quoted(word), played.error().sentence};
      opening.moves.push_back(played->text);
    }
  }
  if (match->status().is_over()) return Error{"The game is over there."};
  return opening;
}

}  // namespace

std::unique_ptr<play::Match> begin_match(const play::Game& game, const Opening& opening) {
  auto match = opening.start.empty() ? game.start() : std::move(game.start_from(opening.start)).value();
  for (const auto& move : opening.moves) {
    const auto played = match->play(move);
    assert(played.ok());
  }
  return match;
}

std::vector<Opening> random_openings(const play::Game& game, std::size_t count, std::uint64_t seed,
                                     const std::function<bool(std::size_t)>& goes_on) {
  constexpr int fewest_plies = 4, most_plies = 20, most_tries = 100;
  Chance chance(game, seed);
  Referee referee(game);
  std::vector<Opening> openings;
  std::unordered_set<std::string> seen;
  int plies = fewest_plies;
  bool may_repeat = false;  // or be one-sided
  for (int tries = 0; openings.size() < count && goes_on(openings.size()); ++tries) {
    if (tries == most_tries) {  // hardly a new one is left: longer ones are more various
      tries = 0;
      may_repeat = may_repeat || plies == most_plies;
      plies = may_repeat ? fewest_plies : plies + 1;
    }
    const auto match = game.start();
    auto moves = random_moves(*match, plies, chance);
    if (moves.empty()) continue;
    if (!may_repeat && (!seen.insert(match->position()).second || !referee.is_balanced(*match))) continue;
    openings.push_back({"random", "", std::move(moves)});
    tries = 0;
  }
  return openings;
}

Result<std::vector<Opening>> tournament_openings(const play::Game& game, std::uint64_t seed) {
  auto table = game.family().tournament_openings;
  if (table.empty()) return Error{"There are no tournament openings for {1}.", game.family().name};
  std::vector<Opening> openings;
  take_until(table, '\n');  // the heading
  while (!table.empty()) {
    auto line = take_until(table, '\n');
    const auto number = take_until(line, ','), moves = take_until(line, ',');
    if (trimmed(line) == "barred") continue;
    auto opening = read_opening(game, moves);
    if (!opening) return opening.error();
    opening->name = std::string(number) + ": " + std::string(moves);
    openings.push_back(std::move(*opening));
  }
  search::Random random(seed);
  for (std::size_t i = openings.size(); i > 1; --i)
    std::swap(openings[i - 1], openings[random.below(static_cast<std::uint32_t>(i))]);
  return openings;
}

Result<std::vector<Opening>> read_openings(const play::Game& game, std::string_view text) {
  std::vector<Opening> openings;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const auto line = trimmed(take_until(text, '\n'));
    if (line.empty() || line.starts_with('#')) continue;
    auto opening = read_opening(game, line);
    if (!opening) return Error{"Line {1}: {2}", number, opening.error().sentence};
    openings.push_back(std::move(*opening));
  }
  if (openings.empty()) return Error{"There is no opening in that file."};
  return openings;
}

}  // namespace lozenge::arena

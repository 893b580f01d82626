// lozenge bench: a signature that is the same wherever rules and engine are the same, then how fast they are.
#include <fmt/format.h>

#include <algorithm>
#include <ctime>

#include "cli/asked.hpp"
#include "cli/commands.hpp"
#include "cli/engine_bench.hpp"
#include "cli/option_sets.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "games/families.hpp"
#include "play/signature.hpp"

namespace lozenge::cli {

namespace {

using Games = std::vector<std::shared_ptr<const play::Game>>;

struct Count {
  int depth = 0;
  std::uint64_t leaves = 1;
};

std::uint64_t perft(const play::Game& game, const std::string& position, int depth) {
  return granted(game.perft(position, {.depth = depth})).total;
}

/// Goes deeper until there are at least so many leaves. Where the next depth would have far too many (the first move
/// can be one of hundreds of thousands) or there is no next one, it stays.
Count deep_enough(const play::Game& game, const std::string& position, std::uint64_t leaves) {
  Count count;
  for (std::uint64_t before = 1; count.leaves < leaves;) {
    if (count.depth > 0 && count.leaves / before * count.leaves > 100 * leaves) break;
    before = count.leaves;
    const Count next{count.depth + 1, perft(game, position, count.depth + 1)};
    if (next.leaves == 0) break;
    count = next;
  }
  return count;
}

std::uint64_t signature(const Games& games) {
  Progress progress("Searching");
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < games.size(); ++i) {
    total += play::signature(*games[i]);
    progress.note(i + 1, games.size());
  }
  return total;
}

/// How often something can be done in a second of processor time, which other programs do not disturb, tried for a
/// while.
template <class Act>
double times_a_second(double seconds, const Act& act) {
  const std::clock_t start = std::clock();
  for (std::uint64_t times = 1;; ++times) {
    act();
    const double passed = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    if (passed >= seconds) return static_cast<double>(times) / passed;
  }
}

std::size_t width_of(const Games& games) {
  std::size_t width = 4;
  for (const auto& game : games) width = std::max(width, game->id().size());
  return width;
}

void measure_rules(const play::Game& game, std::size_t width) {
  constexpr std::uint64_t leaves = 5'000'000;
  const Count count = deep_enough(game, "", leaves);
  const double counts = times_a_second(0.3, [&] { perft(game, "", count.depth); });
  std::uint64_t seed = 0;
  const double playouts = times_a_second(0.1, [&] { game.playout(++seed); });
  print_line(fmt::format("{:{}} {:5} {:11} {:13.1f} {:11.0f}", game.id(), width, count.depth, count.leaves,
                         counts * static_cast<double>(count.leaves) / 1e6, playouts));
  flush();
}

Exit run(const Values& values) {
  Games games;
  if (values.has("GAME"))
    for (const auto& id : values.list("GAME"))
      games.push_back(granted(play::find_game(games::all(), id), Exit::misused));
  else games = option_sets();
  print_line("Bench: " + std::to_string(signature(games)));
  if (values.has("--signature")) return Exit::done;
  flush();

  const std::size_t width = width_of(games);
  if (values.has("--engine")) {
    const search::Seconds time(values.decimal("--time"));
    print_engine_heading(width);
    for (const auto& game : games) measure_engine(*game, width, time);
    return Exit::done;
  }
  print_line(
      fmt::format("\n{:{}} {:>5} {:>11} {:>13} {:>11}", "game", width, "depth", "leaves", "M leaves/s", "playouts/s"));
  for (const auto& game : games) measure_rules(*game, width);
  return Exit::done;
}

}  // namespace

Command make_bench() {
  Argument game = game_place();
  game.is_required = false;
  game.is_repeated = true;
  game.help += "; without any, all games with each of their options";
  return {
      .name = "bench",
      .summary = "measure how fast the rules and the engine are",
      .paragraphs = {"The first line is a signature: the nodes of fixed searches of the games. It is the same on every "
                     "machine and compiler, and changes only when rules, evaluation or search do.",
                     "Then a line for each game: depth and leaves of the count that is timed, from the start, on one "
                     "thread and without a table; millions of leaves and random games a second of processor time.",
                     "With --engine instead how deep the engine looks in a second of processor time (or in the --time "
                     "given), on one thread: from the "
                     "start, then from ten middle positions the median and the least (those where it sees the end are "
                     "counted as decided), and millions of nodes a second there."},
      .arguments = {game,
                    {.name = "--signature", .help = "only the signature"},
                    {.name = "--engine", .help = "measure the engine"},
                    {.name = "--time",
                     .value = "S",
                     .help = "how long the engine thinks about a position",
                     .kind = Argument::Kind::decimal,
                     .high = 1'000,
                     .fallback = "1"}},
      .examples = {{"lozenge bench", "all games"},
                   {"lozenge bench " + example_game(), "one game"},
                   {"lozenge bench --engine " + example_game(), "how deep the engine looks"}},
      .run = run};
}

}  // namespace lozenge::cli

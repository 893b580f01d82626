// lozenge match: two players against each other, many games, and what can be said about their strength.
#include <random>

#include "cli/asked.hpp"
#include "cli/break_off.hpp"
#include "cli/commands.hpp"
#include "cli/effort.hpp"
#include "cli/file.hpp"
#include "cli/games_file.hpp"
#include "cli/match_report.hpp"
#include "cli/memory.hpp"
#include "cli/progress.hpp"

namespace lozenge::cli {

namespace {

constexpr std::size_t largest_openings_file = std::size_t{16} << 20;

/// None yet where they are random: to pick them takes a while.
std::vector<arena::Opening> asked_openings(const Values& values, const arena::Plan& plan) {
  const std::string& which = values.text("--openings");
  const play::Game& game = *plan.conditions.game;
  if (which == "random") return {};
  if (which == "three-move") return granted(arena::tournament_openings(game, plan.seed));
  return granted(arena::read_openings(game, granted(read_file(which, largest_openings_file))));
}

arena::Plan asked_plan(const Values& values) {
  arena::Plan plan{
      .a = granted(arena::read_contestant(values.text("A")), Exit::misused),
      .b = granted(arena::read_contestant(values.text("B")), Exit::misused),
      .conditions = {.game = asked_game(values),
                     .limits = asked_limits(values, {.time = search::Seconds(0.1)}),
                     .table_mb = static_cast<std::size_t>(values.number("--table")),
                     .patience = search::Seconds(values.decimal("--patience"))},
      .openings = {},
      .games = values.number("--games"),
      .tables = values.number("--threads"),
      .seed = values.has("--seed") ? static_cast<std::uint64_t>(values.number("--seed")) : std::random_device()()};
  check_table(plan.conditions.table_mb * 2 * static_cast<std::size_t>(plan.tables));
  plan.openings = asked_openings(values, plan);
  return plan;
}

std::vector<arena::Opening> pick_openings(const arena::Plan& plan, const std::atomic<bool>& stop) {
  const std::size_t count = static_cast<std::size_t>(plan.games + 1) / 2;
  Progress progress("Picking openings");
  return arena::random_openings(*plan.conditions.game, count, plan.seed, [&](std::size_t picked) {
    progress.note(picked, count);
    return !stop;
  });
}

Exit run(const Values& values) {
  arena::Plan plan = asked_plan(values);
  std::optional<arena::Sprt> sprt;
  if (values.has("--sprt")) sprt = granted(arena::read_sprt(values.text("--sprt")), Exit::misused);
  std::optional<GamesFile> file;
  if (values.has("--save")) file.emplace(values.text("--save"));

  arena::Standing standing;
  const auto played = [&]() -> Result<Done> {
    const BreakOff break_off;
    if (plan.openings.empty()) plan.openings = pick_openings(plan, break_off.asked());
    if (break_off.asked()) return Done{};
    Progress progress("Playing");
    progress.note(0, static_cast<std::size_t>(plan.games));
    return arena::play_contest(plan, break_off.asked(), [&](const arena::Played& game) {
      standing.add(game);
      if (file) file->add(plan, game);
      progress.note(static_cast<std::size_t>(game.number) + 1, static_cast<std::size_t>(plan.games));
      progress.tell(brief(standing));
      return !sprt || standing.has_half() || sprt->verdict(standing.tally()) == arena::Sprt::Verdict::open;
    });
  }();
  tell_faults(standing);
  if (played || standing.tally().games() > 0) print_report(plan, standing, sprt);
  if (file) file->check();
  granted(played);
  return Exit::done;
}

}  // namespace

Command make_match() {
  const std::string game = example_game();
  Command command{
      .name = "match",
      .summary = "let two players play many games against each other",
      .paragraphs =
          {arena::accepted_contestants(),
           "Each opening is played twice, with the sides exchanged. The report says what A scored, with the "
           "bounds between which its true score lies with 95 % probability, the same in Elo, and how likely "
           "it is that A is the stronger one; pairs of games are the unit of chance. With --nodes or "
           "--depth, players of one thread and a --seed, the games are the same every time. Ctrl-C ends "
           "the match with the results so far.",
           "Limits are for each move, 0.1 seconds where none is given; a player with limits of its own has only "
           "those."},
      .arguments = {game_place(),
                    {.name = "A", .help = "a player", .is_required = true},
                    {.name = "B", .help = "another one", .is_required = true},
                    {.name = "--games",
                     .value = "N",
                     .help = "how many games",
                     .kind = Argument::Kind::number,
                     .low = 1,
                     .high = 1'000'000,
                     .fallback = "100"},
                    {.name = "--openings",
                     .value = "FROM",
                     .help = "random: a few random moves after which both sides have their chances; three-move: those "
                             "of tournaments; or a file with one "
                             "opening a line, a position or moves",
                     .kind = Argument::Kind::file,
                     .fallback = "random"},
                    {.name = "--threads",
                     .value = "N",
                     .help = "games at once",
                     .kind = Argument::Kind::number,
                     .low = 1,
                     .high = 256,
                     .fallback = "1"},
                    {.name = "--table",
                     .value = "MB",
                     .help = "memory of each player for positions",
                     .kind = Argument::Kind::number,
                     .low = 1,
                     .high = 1'000'000,
                     .fallback = "64"},
                    {.name = "--patience",
                     .value = "S",
                     .help = "seconds that a program may take beyond its time before it loses",
                     .kind = Argument::Kind::decimal,
                     .high = 1'000'000,
                     .fallback = "10"},
                    {.name = "--sprt",
                     .value = "ELO0,ELO1",
                     .help = "stop as soon as one of two differences in strength is the likelier one by far"},
                    {.name = "--save",
                     .value = "FILE",
                     .help = "where to write the games, as records",
                     .kind = Argument::Kind::file},
                    {.name = "--seed",
                     .value = "N",
                     .help = "the seed of all that is left to chance; another one each time where it is not given",
                     .kind = Argument::Kind::number,
                     .low = 0,
                     .high = 2'000'000'000}},
      .examples = {{"lozenge match " + game + " level=5 level=4 --games 200", "is level 5 the stronger one?"},
                   {"lozenge match " + game + " engine engine:judgement=hand --time 0.05 --save games.pdn",
                    "what learning is worth"},
                   {"lozenge match " + game + " engine hub:./other --openings three-move --sprt 0,10",
                    "against another program, until it is clear"}},
      .run = run};
  const auto limits = limit_options();
  command.arguments.insert(command.arguments.begin() + 4, limits.begin(), limits.end());
  return command;
}

}  // namespace lozenge::cli

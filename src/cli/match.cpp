// lozenge match: two players against each other, many games, and what can be said about their strength.
#include <cstdio>
#include <ctime>
#include <random>

#include "arena/archive.hpp"
#include "cli/asked.hpp"
#include "cli/break_off.hpp"
#include "cli/commands.hpp"
#include "cli/file.hpp"
#include "cli/match_report.hpp"
#include "cli/memory.hpp"
#include "cli/progress.hpp"
#include "core/number.hpp"
#include "core/quote.hpp"
#include "record/write.hpp"

namespace lozenge::cli {

namespace {

constexpr std::size_t largest_openings_file = std::size_t{16} << 20;

search::Seconds asked_seconds(const Values& values, const std::string& name) {
  const auto seconds = read_decimal(values.text(name));
  if (!seconds || *seconds <= 0) misuse(name + " cannot be " + quoted(values.text(name)) + "; it is in seconds: 0.1.");
  return search::Seconds(*seconds);
}

search::Limits asked_limits(const Values& values) {
  search::Limits limits;
  if (values.has("--nodes")) limits.nodes = static_cast<std::uint64_t>(values.number("--nodes"));
  if (values.has("--depth")) limits.depth = values.number("--depth");
  if (values.has("--time")) limits.time = asked_seconds(values, "--time");
  else if (!values.has("--nodes") && !values.has("--depth")) limits.time = search::Seconds(0.1);
  if (values.text("--clock") == "cpu") limits.clock = search::ClockKind::cpu;
  return limits;
}

std::vector<arena::Opening> asked_openings(const Values& values, const arena::Plan& plan) {
  const std::string& which = values.text("--openings");
  const play::Game& game = *plan.conditions.game;
  if (which == "random") return arena::random_openings(game, static_cast<std::size_t>(plan.games + 1) / 2, plan.seed);
  if (which == "three-move") return granted(arena::tournament_openings(game, plan.seed));
  return granted(arena::read_openings(game, granted(read_file(which, largest_openings_file))));
}

arena::Plan asked_plan(const Values& values) {
  arena::Plan plan{
      .a = granted(arena::read_contestant(values.text("A")), Exit::misused),
      .b = granted(arena::read_contestant(values.text("B")), Exit::misused),
      .conditions = {.game = asked_game(values),
                     .limits = asked_limits(values),
                     .table_mb = static_cast<std::size_t>(values.number("--table")),
                     .patience = asked_seconds(values, "--patience")},
      .openings = {},
      .games = values.number("--games"),
      .tables = values.number("--threads"),
      .seed = values.has("--seed") ? static_cast<std::uint64_t>(values.number("--seed")) : std::random_device()()};
  check_table(plan.conditions.table_mb * 2 * static_cast<std::size_t>(plan.tables));
  plan.openings = asked_openings(values, plan);
  return plan;
}

/// The games as records, written as they come.
class Archive {
 public:
  explicit Archive(const std::string& path) : path_(path), file_(std::fopen(path.c_str(), "w")) {
    if (file_ == nullptr) refuse("The file " + quoted(path) + " cannot be written.");
  }
  Archive(const Archive&) = delete;
  Archive& operator=(const Archive&) = delete;
  ~Archive() { std::fclose(file_); }

  void add(const arena::Plan& plan, const arena::Played& played) {
    const auto text = record::write_record(arena::record_of(plan, played, today_));
    has_failed_ = has_failed_ || !text || (!is_first_ && std::fputc('\n', file_) == EOF) ||
                  std::fwrite(text->data(), 1, text->size(), file_) != text->size() || std::fflush(file_) != 0;
    is_first_ = false;
  }

  void check() const {
    if (has_failed_) refuse("The file " + quoted(path_) + " cannot be written: not all games are in it.");
  }

 private:
  static std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm day{};
    ::localtime_r(&now, &day);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y.%m.%d", &day)};
  }

  std::string path_;
  std::FILE* file_;
  std::string today_ = today();
  bool is_first_ = true;
  bool has_failed_ = false;
};

Exit run(const Values& values) {
  const arena::Plan plan = asked_plan(values);
  std::optional<arena::Sprt> sprt;
  if (values.has("--sprt")) sprt = granted(arena::read_sprt(values.text("--sprt")), Exit::misused);
  std::optional<Archive> archive;
  if (values.has("--save")) archive.emplace(values.text("--save"));

  arena::Standing standing;
  const auto played = [&] {
    const BreakOff break_off;
    Progress progress("Playing");
    progress.note(0, static_cast<std::size_t>(plan.games));
    return arena::play_contest(plan, break_off.asked(), [&](const arena::Played& game) {
      standing.add(game);
      if (archive) archive->add(plan, game);
      progress.note(static_cast<std::size_t>(game.number) + 1, static_cast<std::size_t>(plan.games));
      progress.tell(brief(standing));
      return !sprt || standing.has_half() || sprt->verdict(standing.tally()) == arena::Sprt::Verdict::open;
    });
  }();
  tell_faults(standing);
  if (played || standing.tally().games() > 0) print_report(plan, standing, sprt);
  if (archive) archive->check();
  granted(played);
  return Exit::done;
}

}  // namespace

Command make_match() {
  const std::string game = example_game();
  return {
      .name = "match",
      .summary = "let two players play many games against each other",
      .paragraphs = {arena::accepted_contestants(),
                     "Each opening is played twice, with the sides exchanged. The report says what A scored, with the "
                     "bounds between which its true score lies with 95 % probability, the same in Elo, and how likely "
                     "it is that A is the stronger one; pairs of games are the unit of chance. With --nodes or "
                     "--depth, players of one thread and a --seed, the games are the same every time. Ctrl-C ends "
                     "the match with the results so far.",
                     "Limits are for each move; a player with limits of its own has only those."},
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
                    {.name = "--time", .value = "S", .help = "seconds a move; 0.1 where no limit is given"},
                    {.name = "--nodes",
                     .value = "N",
                     .help = "positions a move",
                     .kind = Argument::Kind::number,
                     .low = 1,
                     .high = 2'000'000'000},
                    {.name = "--depth",
                     .value = "D",
                     .help = "plies a move",
                     .kind = Argument::Kind::number,
                     .low = 1,
                     .high = search::deepest},
                    {.name = "--clock",
                     .value = "CLOCK",
                     .help = "what time is: wall, or cpu, the processor time of the thinking thread",
                     .kind = Argument::Kind::word,
                     .words = {"wall", "cpu"},
                     .fallback = "wall"},
                    {.name = "--openings",
                     .value = "FROM",
                     .help = "random: a few random moves; three-move: those of tournaments; or a file with one "
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
}

}  // namespace lozenge::cli

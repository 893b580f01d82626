// lozenge perft: counts sequences of moves, the yardstick of a move generator.
#include "cli/asked.hpp"
#include "cli/commands.hpp"
#include "cli/effort.hpp"
#include "cli/memory.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"

namespace lozenge::cli {

namespace {

constexpr int deepest = 1000;

play::PerftReport count(const play::Game& game, const std::string& position, play::PerftRequest request) {
  Progress progress("Counting");
  request.go_on = [&](std::size_t done, std::size_t parts) {
    progress.note(done, parts);
    return true;
  };
  return granted(game.perft(position, request));
}

Exit run(const Values& values) {
  const auto game = asked_game(values);
  std::string position;
  if (values.has("--position")) position = granted(game->start_from(values.text("--position")))->position();
  check_table(static_cast<std::size_t>(values.number("--hash")));

  const auto report = count(*game, position,
                            {.depth = values.number("DEPTH"),
                             .threads = values.number("--threads"),
                             .hash_mb = static_cast<std::size_t>(values.number("--hash"))});
  if (values.has("--divide"))
    for (const auto& [move, leaves] : report.divided) print_line(move + '\t' + std::to_string(leaves));
  print_line(std::to_string(report.total));
  return Exit::done;
}

}  // namespace

Command make_perft() {
  return {
      .name = "perft",
      .summary = "count sequences of moves",
      .paragraphs = {"The last line is the count. Draws by repetition and lack of progress are left aside, and so are "
                     "claims: where jumps are not compulsory, all moves are counted.",
                     "A table (--hash) remembers counts of positions that are met again. A count that 64 bits "
                     "cannot hold is refused."},
      .arguments = {game_place(),
                    {.name = "DEPTH",
                     .help = "how many moves long the sequences are",
                     .kind = Argument::Kind::number,
                     .high = deepest,
                     .is_required = true},
                    position_option(),
                    {.name = "--divide", .help = "first a line for each move: the move, a tab, the count beneath it"},
                    threads_option(),
                    {.name = "--hash",
                     .value = "MB",
                     .help = "the size of the table in megabytes; 0: none",
                     .kind = Argument::Kind::number,
                     .high = most_megabytes,
                     .fallback = "0"}},
      .examples = {{"lozenge perft " + example_game() + " 8", "sequences of eight moves from the start"},
                   {"lozenge perft " + example_game() + " 6 --divide", "the count beneath each first move"},
                   {"lozenge perft " + example_game() + " 14 --threads 8 --hash 1024", "deeper, with help"}},
      .run = run};
}

}  // namespace lozenge::cli

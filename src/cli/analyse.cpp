// lozenge analyse: what the engine thinks of a position, or of the games in a record.
#include <algorithm>

#include "cli/asked.hpp"
#include "cli/commands.hpp"
#include "cli/effort.hpp"
#include "cli/interrupt.hpp"
#include "cli/output.hpp"
#include "cli/review.hpp"
#include "cli/thought_table.hpp"
#include "play/family.hpp"
#include "protocol/thoughts.hpp"

namespace lozenge::cli {

namespace {

constexpr search::Seconds usual_time{5};

void print_json(const play::Thought& thought) {
  Json json;
  protocol::write_thought(json, thought);
  print_line(json.text());
  flush();
}

play::Answer think(const play::Match& match, const Values& values, std::function<void(const play::Thought&)> report) {
  const auto engine = match.game().make_engine(asked_strength(values));
  const Interrupt interrupt(*engine);
  play::Answer answer =
      engine->think(match, {asked_limits(values, {.time = usual_time}), values.number("--lines"), report});
  if (!answer.thought.moves.empty()) return answer;
  answer.thought.moves = {answer.move};  // chosen without a search, as arrangements are
  report(answer.thought);
  return answer;
}

Exit run(const Values& values) {
  if (values.has("--record")) return review_record(values);
  if (!values.has("GAME")) misuse("Say what to analyse: a GAME, or games by --record FILE.");
  if (values.has("-o")) misuse("-o goes with --record.");
  const auto match = asked_match(values);
  int number = 0;
  if (values.has("--moves"))
    for (const auto& word : move_words(values.text("--moves"))) play_word(*match, word, ++number);
  if (match->status().is_over())
    refuse("There is nothing to think about: " + play::explain(match->status(), match->game().family()).text());
  if (values.has("--json")) {
    think(*match, values, print_json);
    return Exit::done;
  }
  print_line(match->game().family().name + ", " + match->game().seats()[static_cast<std::size_t>(match->seat())] +
             " to move");
  ThoughtTable table(terminal::look_of_output("never", true));
  think(*match, values, [&](const play::Thought& thought) { table.add(thought); });
  table.finish();
  return Exit::done;
}

std::vector<Argument> make_arguments() {
  Argument game = game_place();
  game.is_required = false;
  game.help += "; with --record, that of records that do not name theirs";
  std::vector<Argument> arguments{game,
                                  position_option(),
                                  {.name = "--moves", .value = "M", .help = "moves to play first, in one argument"},
                                  {.name = "--record",
                                   .value = "FILE",
                                   .help = "review the games of a file instead; - is standard input",
                                   .kind = Argument::Kind::file},
                                  {.name = "-o",
                                   .value = "FILE",
                                   .help = "where to write the reviewed games, instead of standard output",
                                   .kind = Argument::Kind::file}};
  std::ranges::copy(limit_options(), std::back_inserter(arguments));
  arguments.insert(arguments.end(), {{.name = "--lines",
                                      .value = "K",
                                      .help = "look for the K best moves",
                                      .kind = Argument::Kind::number,
                                      .low = 1,
                                      .high = 100,
                                      .fallback = "1"},
                                     threads_option(),
                                     table_option(),
                                     {.name = "--json", .help = "a line of JSON for each finding, or for each game"}});
  return arguments;
}

}  // namespace

Command make_analyse() {
  const std::string game = example_game();
  return {.name = "analyse",
          .summary = "let the engine think about a position, or review whole games",
          .paragraphs =
              {"Shows what the engine finds, deeper and deeper, until a limit is reached; without one, for five "
               "seconds. Ctrl-C ends it with what has been found. Scores are from the view of the side to move, in "
               "men; chance is how much of a point they stand for: 100 % a win, 50 % a draw. A decided game is "
               "counted in plies.",
               "With --record every game of a file is reviewed and written with remarks: which moves were best, "
               "which were errors, how grave, and what would have been better; ahead of the moves, how accurately "
               "each side has played. The limit is then one for each position, usually 50000 nodes. Each game is "
               "written as "
               "soon as it is done; Ctrl-C ends the review, and what is written stays.",
               "With one thread and a limit of nodes or depth the result is the same every time. docs/analysis.md "
               "explains the fields of the JSON and how moves are judged."},
          .arguments = make_arguments(),
          .examples = {{"lozenge analyse " + game, "the start of a game"},
                       {"lozenge analyse " + game + " --moves '" + example_moves(1)[0] + "' --lines 3 --time 10",
                        "the three best answers to a move"},
                       {"lozenge analyse " + game + " --nodes 100000 --json", "for a program"},
                       {"lozenge analyse --record games.pdn -o reviewed.pdn", "whole games"}},
          .run = run};
}

}  // namespace lozenge::cli

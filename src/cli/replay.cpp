// lozenge replay: plays moves and says what comes of each.
#include <unistd.h>

#include "cli/asked.hpp"
#include "cli/commands.hpp"
#include "cli/lines.hpp"
#include "cli/output.hpp"

namespace lozenge::cli {

namespace {

class Replay {
 public:
  explicit Replay(std::unique_ptr<play::Match> match) : match_(std::move(match)) {}

  /// One argument or line: moves separated by blanks, move numbers among them or not.
  void play_all(const std::string& moves) {
    for (const auto& word : move_words(moves)) play(word);
  }

  void play_input() {
    Lines lines(STDIN_FILENO);
    for (;;) {
      if (!lines.has_line()) flush();
      const auto line = lines.next();
      if (!line) return;
      if (line->is_too_long) refuse("After move " + std::to_string(count_) + " comes a line that is too long.");
      play_all(line->text);
    }
  }

 private:
  void play(const std::string& word) {
    play_word(*match_, word, ++count_);
    const auto status = match_->status();
    print_line(match_->position() + (status.is_over() ? '\t' + std::string(text(*status.outcome)) : ""));
  }

  std::unique_ptr<play::Match> match_;
  int count_ = 0;
};

Exit run(const Values& values) {
  auto match = asked_match(values);
  auto moves = values.list("MOVE");
  // A `--` in front only says that no option follows, unless the player has to pass there.
  if (moves.front() == "--" && !match->read("--")) moves.erase(moves.begin());
  Replay replay(std::move(match));
  for (const auto& argument : moves) argument == "-" ? replay.play_input() : replay.play_all(argument);
  return Exit::done;
}

}  // namespace

Command make_replay() {
  const auto moves = example_moves(2);
  return {
      .name = "replay",
      .summary = "play moves and show the position after each",
      .paragraphs = {"A line for each move: the position after it and, once the game is over, a tab and the result. "
                     "1-0 means that the side that moves first has won. Claims are moves too: insist, huff15.",
                     "A move may be abbreviated where only one fits. Several moves may stand in one argument, with "
                     "move numbers or without; '-' reads them from standard input. The first move that is refused "
                     "ends the replay."},
      .arguments = {game_place(),
                    {.name = "MOVE",
                     .help = "a move, moves in one argument, or - for standard input",
                     .kind = Argument::Kind::move,
                     .is_required = true,
                     .is_repeated = true},
                    position_option()},
      .examples = {{"lozenge replay " + example_game() + " " + moves[0] + " " + moves[1], "two moves from the start"},
                   {"lozenge replay " + example_game() + " '1. " + moves[0] + " " + moves[1] + "'",
                    "the same, copied from a book"},
                   {"lozenge replay " + example_game() + " - < moves.txt", "moves from a file"}},
      .run = run};
}

}  // namespace lozenge::cli

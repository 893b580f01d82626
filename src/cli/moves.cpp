// lozenge moves: the legal moves of a position, or of many.
#include <unistd.h>

#include "cli/asked.hpp"
#include "cli/commands.hpp"
#include "cli/lines.hpp"
#include "cli/output.hpp"
#include "core/json.hpp"

namespace lozenge::cli {

namespace {

std::string refused(const std::string& position, const std::string& reason) {
  return Json().open_object().key("position").string(position).key("error").string(reason).close_object().text();
}

std::string answer(const play::Game& game, const Lines::Input& line) {
  if (line.is_too_long)
    return refused(line.text.substr(0, 100), "That line is too long to be a position; its beginning is shown.");
  const auto match = game.start_from(line.text);
  if (!match) return refused(line.text, match.sentence());
  Json json;
  json.open_object().key("position").string((*match)->position()).key("moves").open_array();
  for (const auto& choice : (*match)->choices())
    json.open_array().string(choice.text).string(choice.after).close_array();
  json.close_array().key("over");
  const auto verdict = (*match)->verdict();
  verdict ? json.string(text(*verdict)) : json.null();
  return json.close_object().text();
}

/// Answers are sent on whenever the next question is not there yet, so that another program can ask one by one.
void answer_all(const play::Game& game) {
  Lines lines(STDIN_FILENO);
  for (;;) {
    if (!lines.has_line()) flush();
    const auto line = lines.next();
    if (!line) return;
    print_line(answer(game, *line));
  }
}

Exit run(const Values& values) {
  if (values.has("--batch")) {
    if (values.has("--position")) misuse("--batch reads its positions from standard input: leave out --position.");
    answer_all(*asked_game(values));
    return Exit::done;
  }
  for (const auto& choice : asked_match(values)->choices()) print_line(choice.text + '\t' + choice.after);
  return Exit::done;
}

}  // namespace

Command make_moves() {
  return {
      .name = "moves",
      .summary = "list the legal moves of a position",
      .paragraphs = {"A line each: the move, a tab, the position after it; sorted bytewise by move. A position that "
                     "is decided has none.",
                     "With --batch, positions are read from standard input and each is answered with a line of JSON: "
                     "{\"position\", \"moves\": [[move, after], ...], \"over\": null or the result}, or "
                     "{\"position\", \"error\"} where it is refused; the batch goes on."},
      .arguments = {game_place(),
                    position_option(),
                    {.name = "--batch", .help = "answer positions from standard input, a line of JSON each"}},
      .examples = {{"lozenge moves " + example_game(), "the moves of the start"},
                   {"lozenge moves " + example_game() + " --batch < positions.txt", "those of many positions"}},
      .run = run};
}

}  // namespace lozenge::cli

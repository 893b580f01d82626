// lozenge view: a position drawn, or a game and a match of it as JSON with all that a user interface needs to play it.
#include "cli/asked.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/terminal/picture.hpp"
#include "protocol/views.hpp"

namespace lozenge::cli {

namespace {

std::optional<int> asked_seat(const Values& values, const play::Game& game) {
  if (!values.has("--seat")) return std::nullopt;
  const int seat = values.number("--seat");
  const int seats = static_cast<int>(game.seats().size());
  if (seat > seats)
    misuse("--seat cannot be " + std::to_string(seat) + ": this game has " + std::to_string(seats) + " seats.");
  return seat - 1;
}

void print_json(const play::Match& match, std::optional<int> seat) {
  Json json;
  json.open_object().key("game");
  protocol::write_game(json, match.game());
  json.key("match");
  protocol::write_match(json, match, seat);
  print_line(json.close_object().text());
}

void print_picture(const play::Match& match, std::optional<int> seat, const terminal::Look& look) {
  const Geometry& geometry = match.game().geometry();
  const Geometry board = turned(geometry, seat ? geometry.seat_angles[static_cast<std::size_t>(*seat)] : 0);
  const auto pieces = seat ? match.pieces_for(*seat) : match.pieces();
  const terminal::Scene scene{board, pieces, match.game().family()};
  print(granted(terminal::draw(scene, look)));
  print(terminal::legend(scene, look));
  const auto status = match.status();
  print_line(status.is_over() ? play::explain(status, match.game().family()).text()
                              : match.game().seats()[static_cast<std::size_t>(match.seat())] + " to move.");
}

Exit run(const Values& values) {
  const auto match = asked_match(values);
  if (values.has("MOVE"))
    for (const auto& move : values.list("MOVE")) granted(match->play(move));
  const auto seat = asked_seat(values, match->game());
  if (values.has("--json")) print_json(*match, seat);
  else print_picture(*match, seat, asked_look(values));
  return Exit::done;
}

}  // namespace

Command make_view() {
  return {
      .name = "view",
      .summary = "draw a position, or give all about it as JSON",
      .paragraphs = {"With --json, one line of JSON: the game (rules in force, seats, the board as each seat sees it) "
                     "and the match (position, pieces, and each choice of the player to move with the clicks that "
                     "make it). docs/protocol.md explains the fields."},
      .arguments = {game_place(),
                    {.name = "MOVE", .help = "moves to play first", .kind = Argument::Kind::move, .is_repeated = true},
                    position_option(),
                    {.name = "--seat",
                     .value = "N",
                     .help = "as the player of this seat sees it; seats count from 1 in the order of play",
                     .kind = Argument::Kind::number,
                     .low = 1,
                     .high = 9},
                    {.name = "--json", .help = "the game and the match as data"},
                    ascii_flag(),
                    colour_option()},
      .examples = {{"lozenge view " + example_game() + " " + example_moves(1)[0], "the board after a move"},
                   {"lozenge view " + example_game() + " --json", "the start of a game, for a program"}},
      .run = run};
}

}  // namespace lozenge::cli

#include <algorithm>

#include "fuzz/promises.hpp"
#include "fuzz/targets.hpp"

namespace lozenge::fuzz {

namespace {

constexpr std::size_t longest_playout = 60;

/// Plays a move for each byte, until the game is over.
void play_out(play::Match& match, std::string_view bytes) {
  for (const char byte : bytes.substr(0, longest_playout)) {
    if (match.status().is_over() || match.move_count() > longest_list) return;
    const auto moves = match.moves();
    require(match.play(moves[static_cast<unsigned char>(byte) % moves.size()]).ok(), "a legal move can be played",
            match.position());
  }
}

}  // namespace

void moves(std::string_view input) {
  const auto game = take_game(input);
  if (!game) return;
  const auto match = game->start();
  play_out(*match, take_line(input));

  const std::string before = match->position();
  const auto read = match->read(input);
  const auto after = match->clone();
  const auto played = after->play(input);
  if (!read) check_sentence(read.sentence());
  if (!played) {
    check_sentence(played.sentence());
    require(after->position() == before && after->turns().size() == match->turns().size(),
            "a refused move changes nothing", before);
    require(!read, "what can be read can be played", before);
    return;
  }
  const std::string& text = played->text;
  require(read.ok() && read->text == text && read->after == played->after,
          "reading and playing understand a move alike", text);
  require(played->after == after->position(), "a move leads to what is said of it", text);
  if (match->move_count() <= longest_list)
    require(std::ranges::binary_search(match->moves(), text), "what is played is among the moves", text);
  const auto again = match->clone();
  require(again->play(text).ok() && again->position() == after->position(), "a printed move is that move", text);
}

}  // namespace lozenge::fuzz

// What JavaScript can lay out by hand: a position piece by piece.
#include <cstdint>

#include "games/families.hpp"
#include "play/compose.hpp"
#include "play/family.hpp"
#include "protocol/views.hpp"
#include "wasm/exchange.hpp"

namespace lozenge::wasm {

namespace {

constexpr std::size_t most_pieces = 1000;

/// A text closed by a zero byte.
std::string take_word(std::string_view& text) {
  const auto end = std::min(text.find('\0'), text.size());
  std::string word(text.substr(0, end));
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

/// Each piece is five bytes, its cell, owner, count, value and level, then its kind and its colour.
std::vector<Piece> read_pieces(std::string_view text) {
  constexpr std::size_t numbers = 5;
  std::vector<Piece> pieces;
  while (text.size() > numbers && pieces.size() < most_pieces) {
    const auto byte = [&](std::size_t i) { return static_cast<int>(static_cast<std::uint8_t>(text[i])); };
    Piece piece;
    piece.cell = Cell(byte(0));
    piece.owner = byte(1) == 0 ? Side::first : Side::second;
    piece.count = byte(2);
    piece.value = byte(3);
    piece.level = byte(4);
    text.remove_prefix(numbers);
    piece.kind = take_word(text);
    piece.colour = take_word(text);
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

}  // namespace

/// What can stand on a cell.
[[clang::export_name("palette")]] Granted palette(const char* id, std::size_t size) {
  const auto game = play::find_game(games::all(), text_of(id, size));
  if (!game) return refuse(game.sentence());
  Json json;
  protocol::write_palette(json, (*game)->family());
  return grant(json);
}

/// The text of the position, or why there is none.
[[clang::export_name("compose")]] Granted compose(const char* id, std::size_t id_size, int seat, const char* pieces,
                                                  std::size_t size) {
  const auto game = play::find_game(games::all(), text_of(id, id_size));
  if (!game) return refuse(game.sentence());
  const auto match = play::compose(**game, seat, read_pieces(text_of(pieces, size)));
  return match ? grant((*match)->position()) : refuse(match.sentence());
}

}  // namespace lozenge::wasm

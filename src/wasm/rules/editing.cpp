// What JavaScript can lay out by hand: a position piece by piece.
#include "core/words.hpp"
#include "games/families.hpp"
#include "play/compose.hpp"
#include "play/family.hpp"
#include "protocol/views.hpp"
#include "wasm/exchange.hpp"

namespace lozenge::wasm {

namespace {

constexpr std::size_t most_pieces = 1000;

/// Of each piece its cell, owner, count, value and level, its kind and its colour.
std::vector<Piece> read_pieces(Words words) {
  constexpr int most = 255;
  std::vector<Piece> pieces;
  while (!words.is_empty() && pieces.size() < most_pieces) {
    Piece& piece = pieces.emplace_back();
    piece.cell = Cell(words.take_number(most));
    piece.owner = words.take_number(most) == 0 ? Side::first : Side::second;
    piece.count = words.take_number(most);
    piece.value = words.take_number(most);
    piece.level = words.take_number(most);
    piece.kind = words.take();
    piece.colour = words.take();
  }
  return pieces;
}

}  // namespace

/// What can stand on a cell.
[[clang::export_name("palette")]] Granted palette(const char* id, std::size_t size) {
  const auto game = play::find_game(games::all(), text_of(id, size));
  if (!game) return refuse(game.error());
  Json json;
  protocol::write_palette(json, (*game)->family());
  return grant(json);
}

/// The text of the position, or why there is none.
[[clang::export_name("compose")]] Granted compose(const char* id, std::size_t id_size, int seat, const char* pieces,
                                                  std::size_t size) {
  const auto game = play::find_game(games::all(), text_of(id, id_size));
  if (!game) return refuse(game.error());
  const auto match = play::compose(**game, seat, read_pieces(Words(text_of(pieces, size))));
  return match ? grant((*match)->position()) : refuse(match.error());
}

}  // namespace lozenge::wasm

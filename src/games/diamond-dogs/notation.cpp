// The moves of Diamond Dogs in words: turns are trails, removals and arrangements are not.
#include "games/diamond-dogs/rules.hpp"
#include "games/diamond-dogs/text.hpp"

namespace lozenge::games::diamond_dogs {

namespace {

/// The moves of a position are all turns, all removals or all arrangements. Turns are trails.
bool are_turns(const List<DogsMove, 128>& moves) { return moves.empty() || moves[0].is_turn(); }

}  // namespace

std::vector<Described> DiamondDogs::describe(const Position& p, const MoveList<DiamondDogs>& moves) {
  if (are_turns(moves)) return kit::describe<DiamondDogs>(p, moves);
  std::vector<Described> out;
  for (const Move& m : moves) out.push_back({diamond_dogs::text(m), diamond_dogs::steps(m)});
  return out;
}

Onward DiamondDogs::onward(const Position& p, const MoveList<DiamondDogs>& moves, std::span<const Step> clicks,
                           std::optional<Cell> toward) {
  if (are_turns(moves)) return kit::onward<DiamondDogs>(p, moves, clicks, toward);
  std::vector<Steps> ways;
  for (const Move& m : moves) ways.push_back(diamond_dogs::steps(m));
  return narrowed(ways, clicks, toward);
}

Result<DogsMove> DiamondDogs::read_move(const Position& p, const MoveList<DiamondDogs>& legal, std::string_view text) {
  if (is_arranging(p)) return read_arrangement(text);
  const bool must_remove = !legal.empty() && legal[0].is_removal();
  if (text.starts_with('='))
    return p.options.setup == Setup::mixed ? Error{"The dice are arranged already."}
                                           : Error{"Nothing is arranged in this game: all dice begin with 1."};
  if (text.starts_with('~')) return read_removal(p, !must_remove, text);
  if (to_remove(p) != 0)
    return Error{"A die of yours is shut in and has to be removed before anything else: write {1}.",
                 diamond_dogs::text(legal[0])};
  if (must_remove)
    return Error{"You have no turn: remove one of your dice, such as {1}.", diamond_dogs::text(legal[0])};
  return kit::read_move<DiamondDogs>(p, legal, text);
}

std::vector<Piece> DiamondDogs::pieces(const Position& p) {
  std::vector<Piece> out;
  for (const int side : {0, 1})
    for (const Cell c : CellSet(p.dice[side])) {
      Piece piece;
      piece.cell = c;
      piece.owner = static_cast<Side>(side);
      piece.kind = p.options.goal == Goal::most && (home(p, side) & bit(c.index)) != 0 ? "home" : "die";
      piece.value = p.value_at(c.index);
      out.push_back(std::move(piece));
    }
  return out;
}

}  // namespace lozenge::games::diamond_dogs

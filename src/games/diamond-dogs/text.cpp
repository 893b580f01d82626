#include "games/diamond-dogs/text.hpp"

#include "core/quote.hpp"
#include "games/diamond-dogs/arrangement.hpp"
#include "kit/sides.hpp"

namespace lozenge::games::diamond_dogs {

namespace {

using board::diamond53::cell_name;
using board::diamond53::find_cell;

constexpr const char* side_names[2] = {"Red", "White"};

std::string name(int cell) { return cell_name(Cell(cell)); }

struct PlacedDie {
  Cell cell;
  int number = 0;
};

/// One item of a side: `d12/1`.
Result<PlacedDie> read_die(std::string_view item) {
  const auto slash = item.find('/');
  const auto cell = find_cell(item.substr(0, slash));
  if (!cell) return Error{"There is no space {1} on this board.", quoted(item.substr(0, slash))};
  if (slash == std::string_view::npos)
    return Error{"The die on {1} has no number: write {2} for a one.", cell_name(*cell), cell_name(*cell) + "/1"};
  const auto number = item.substr(slash + 1);
  if (number.size() != 1 || number[0] < '1' || number[0] > '6')
    return Error{"The die on {1} cannot show {2}: dice show 1 to 6.", cell_name(*cell), quoted(number)};
  return PlacedDie{*cell, number[0] - '0'};
}

}  // namespace

std::string text(const DogsPosition& p) {
  std::string out(1, p.turn == 0 ? 'R' : 'W');
  for (const int side : {0, 1}) {
    out += side == 0 ? ":R" : ":W";
    const char* comma = "";
    for (const Cell c : CellSet(p.dice[side])) {
      out += comma;
      out += cell_name(c);
      out += '/';
      out += static_cast<char>('0' + p.value_at(c.index));
      comma = ",";
    }
  }
  return out;
}

Result<DogsPosition> read(std::string_view text, const DogsOptions& options) {
  const auto sides = kit::read_sides(text, "RW");
  if (!sides) return sides.error();
  DogsPosition p{.options = options};
  p.turn = static_cast<std::uint32_t>(sides->turn);
  for (const int side : {0, 1}) {
    for (const std::string_view item : sides->items[side]) {
      const auto die = read_die(item);
      if (!die) return die.error();
      const int cell = die->cell.index;
      if ((p.empty() & bit(cell)) == 0) return Error{"The space {1} is given twice.", name(cell)};
      p.dice[side] |= bit(cell);
      p.show(cell, die->number);
    }
    if (std::popcount(p.dice[side]) > max_dice)
      return Error{"{1} has more than 10 dice.", Sentence::word(side_names[side])};
  }
  return p;
}

std::string text(const DogsMove& m) {
  std::string out(1, m.is_removal() ? '~' : '=');
  if (m.is_removal()) return out += name(m.left(0));
  for (int i = 0; i < max_dice; ++i) out += static_cast<char>('0' + m.number(i));
  return out;
}

Steps steps(const DogsMove& m) {
  if (m.is_removal()) return {step_to(Cell(m.left(0)))};
  Steps numbers;
  for (int i = 0; i < max_dice; ++i) numbers.push_back(step_choice(std::to_string(m.number(i))));
  return numbers;
}

Result<DogsMove> read_arrangement(std::string_view input) {
  if (!input.starts_with('='))
    return Error{"First arrange your dice: write '=' and their ten numbers, such as {1}.", "=6554433211"};
  input.remove_prefix(1);
  if (input.size() != max_dice) return Error{"An arrangement has ten numbers, such as {1}.", "=6554433211"};
  Numbers numbers{};
  for (int i = 0; i < max_dice; ++i) {
    if (input[i] < '1' || input[i] > '6')
      return Error{"Dice show 1 to 6: {1} cannot be arranged.", quoted(input.substr(i, 1))};
    numbers[i] = static_cast<std::uint8_t>(input[i] - '0');
  }
  for (int n = max_value; n >= 1; --n)
    if (std::ranges::count(numbers, n) > std::ranges::count(mixed_numbers, n))
      return Error{"You arrange one 6, two each of 5, 4 and 3, one 2 and two 1s; here are too many {1}s.", n};
  return DogsMove::arrangement(numbers);
}

std::string arrangement_text(std::span<const int> numbers) {
  std::string out = "=";
  for (const int n : numbers) out += n >= 0 && n <= 9 ? static_cast<char>('0' + n) : '?';
  return out;
}

Result<DogsMove> read_removal(const DogsPosition& p, bool can_turn, std::string_view input) {
  const auto cell = find_cell(input.substr(1));
  if (!cell) return Error{"There is no space {1} on this board.", quoted(input.substr(1))};
  if (can_turn && p.options.has(House::piece_shut_in))
    return Error{"A die is removed only where it is shut in, or where its player has no turn."};
  if (can_turn) return Error{"A die is removed only by a player who has no turn, and you have one."};
  const Bits die = bit(cell->index);
  if ((p.empty() & die) != 0) return Error{"There is no die on {1}.", cell_name(*cell)};
  if ((p.own() & die) == 0) return Error{"The die on {1} is your opponent's: remove one of yours.", cell_name(*cell)};
  if ((in_play(p, p.turn) & die) == 0)
    return Error{"The die on {1} is home and stays there: remove one that is in play.", cell_name(*cell)};
  if (const Bits dice = to_remove(p); dice != 0 && (dice & die) == 0)
    return Error{"The die on {1} is not shut in: remove one that is, such as {2}.", cell_name(*cell),
                 "~" + name(lowest(dice))};
  return DogsMove(cell->index, DogsMove::no_cell, {}, {});
}

}  // namespace lozenge::games::diamond_dogs

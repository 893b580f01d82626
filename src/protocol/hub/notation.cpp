#include "protocol/hub/notation.hpp"

#include <algorithm>
#include <set>

#include "core/number.hpp"
#include "core/quote.hpp"
#include "play/family.hpp"

namespace lozenge::protocol::hub {

namespace {

constexpr char empty_square = 'e';
constexpr std::string_view start_word = "start";

constexpr char small(char letter) { return static_cast<char>(letter - 'A' + 'a'); }

/// A capture of draughts: squares count from 1.
struct Capture {
  std::uint64_t from = 0, to = 0;
  std::set<std::uint64_t> captured = {};

  bool operator==(const Capture&) const = default;
};

/// The numbers between the signs `x`; empty where there is anything else.
std::vector<std::uint64_t> numbers_of(std::string_view text) {
  std::vector<std::uint64_t> numbers;
  for (;;) {
    const auto end = text.find('x');
    const auto number = read_whole(text.substr(0, end));
    if (!number) return {};
    numbers.push_back(*number);
    if (end == std::string_view::npos) return numbers;
    text.remove_prefix(end + 1);
  }
}

std::set<std::uint64_t> squares_of(const play::Match& match, Side owner) {
  std::set<std::uint64_t> squares;
  for (const Piece& piece : match.pieces())
    if (piece.owner == owner) squares.insert(static_cast<std::uint64_t>(piece.cell.index) + 1);
  return squares;
}

/// Nothing for a move that captures nothing.
std::optional<Capture> capture_of(const play::Match& match, const std::string& move) {
  const auto path = numbers_of(move);
  if (path.size() < 2) return std::nullopt;
  const auto after = match.clone();
  if (!after->play(move)) return std::nullopt;
  const auto before = squares_of(match, !match.side()), left = squares_of(*after, !match.side());
  Capture capture{path.front(), path.back()};
  std::ranges::set_difference(before, left, std::inserter(capture.captured, capture.captured.end()));
  return capture;
}

Result<std::unique_ptr<play::Match>> read_squares(const play::Game& game, std::string_view text) {
  const auto squares = game.geometry().cells.size();
  const std::string& letters = game.family().side_letters;
  if (text.size() != squares + 1 || letters.find(text[0]) == std::string::npos)
    return Error{"A position is {1} or {2} for the side to move, then {3} letters, one a square.", letters[1],
                 letters[0], squares};
  std::string pieces[2];
  for (std::size_t i = 1; i <= squares; ++i) {
    if (text[i] == empty_square) continue;
    const bool is_king = letters.find(text[i]) != std::string::npos;
    const auto side = std::ranges::find_if(letters, [&](char c) { return text[i] == c || text[i] == small(c); });
    if (side == letters.end())
      return Error{"Square {1} is one of w, b, W, B and e, not {2}.", i, quoted(text.substr(i, 1))};
    std::string& list = pieces[side - letters.begin()];
    list += (list.empty() ? "" : ",") + std::string(is_king ? "K" : "") + std::to_string(i);
  }
  return game.start_from(std::string(1, text[0]) + ":" + letters[1] + pieces[1] + ":" + letters[0] + pieces[0]);
}

}  // namespace

bool is_draughts(const play::Game& game) { return !game.family().pdn_game_type.empty(); }

std::string position_text(const play::Match& match) {
  const play::Game& game = match.game();
  if (!is_draughts(game)) return match.position();
  const std::string& letters = game.family().side_letters;
  std::string out(game.geometry().cells.size() + 1, empty_square);
  out[0] = letters[static_cast<std::size_t>(index(match.side()))];
  for (const Piece& piece : match.pieces()) {
    const char letter = letters[static_cast<std::size_t>(index(piece.owner))];
    out[static_cast<std::size_t>(piece.cell.index) + 1] = piece.kind == "king" ? letter : small(letter);
  }
  return out;
}

Result<std::unique_ptr<play::Match>> read_position(const play::Game& game, std::string_view text) {
  if (text == start_word) return game.start();
  return is_draughts(game) ? read_squares(game, text) : game.start_from(text);
}

std::string move_text(const play::Match& match, const std::string& move) {
  if (!is_draughts(match.game())) return move;
  const auto capture = capture_of(match, move);
  if (!capture) return move;
  std::string out = std::to_string(capture->from) + "x" + std::to_string(capture->to);
  for (const auto square : capture->captured) out += "x" + std::to_string(square);
  return out;
}

std::string line_text(const play::Match& match, std::span<const std::string> moves) {
  std::string out;
  const auto along = match.clone();
  for (const std::string& move : moves) {
    const std::string text = move_text(*along, move);
    if (!along->play(move)) break;
    out += (out.empty() ? "" : " ") + text;
  }
  return out;
}

Result<std::string> read_move(const play::Match& match, std::string_view text) {
  const auto numbers = is_draughts(match.game()) ? numbers_of(text) : std::vector<std::uint64_t>();
  if (numbers.size() < 3) {
    auto read = match.read(text);
    if (!read) return read.error();
    return std::move(read->text);
  }
  const Capture meant{numbers[0], numbers[1], {numbers.begin() + 2, numbers.end()}};
  for (const std::string& move : match.moves())
    if (capture_of(match, move) == meant) return move;
  return Error{"There is no capture {1}; captures are: from x to x captured x captured.", quoted(text)};
}

}  // namespace lozenge::protocol::hub

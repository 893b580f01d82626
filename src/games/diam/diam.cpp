#include "games/diam/diam.hpp"

#include "core/insertion_sort.hpp"
#include "play/adapter.hpp"

namespace lozenge::games::diam {

namespace {

std::vector<Piece> palette() {
  std::vector<Piece> pawns;
  for (int c = 0; c < colours; ++c)
    pawns.push_back(
        {.cell = Piece::off_board, .owner = static_cast<Side>(team_of(c)), .kind = "pawn", .colour = colour_names[c]});
  return pawns;
}

/// The pawns of a square stand as their levels say, the lowest first.
std::string compose(int seat, std::span<const Piece> pieces) {
  std::string piles[board::ring8::size];
  std::vector<Piece> pawns(pieces.begin(), pieces.end());
  insertion_sort(pawns, {}, &Piece::level);
  for (const Piece& pawn : pawns) {
    const auto* colour = std::ranges::find(colour_names, pawn.colour);
    const auto number = static_cast<std::size_t>(colour - std::begin(colour_names));
    piles[pawn.cell.index] += number < colours ? colour_letters[number] : '?';
  }
  std::string out = std::to_string(seat + 1);
  for (const std::string& pile : piles) (out += &pile == piles ? ':' : '/') += pile.empty() ? "-" : pile;
  return out;
}

/// Players in the order of play; who plays alone against two has every other turn.
std::vector<std::string> seats(const play::Settings& settings) {
  const auto& players = settings["players"];
  if (players == "2") return {"Player 1", "Player 2"};
  if (players == "3") return {"Player 1", "Player 2", "Player 1", "Player 3"};
  return {"Player 1", "Player 3", "Player 2", "Player 4"};
}

/// In the same order; players of one colour place that one only.
std::vector<std::vector<std::string>> seat_colours(const play::Settings& settings) {
  const Players players = Module::options(settings);
  std::vector<std::vector<std::string>> out(slots(players));
  for (std::uint32_t slot = 0; slot < slots(players); ++slot)
    for (int c = 0; c < colours; ++c)
      if (has(order_of_play(players)[slot], c)) out[slot].emplace_back(colour_names[c]);
  return out;
}

}  // namespace

Players Module::options(const play::Settings& settings) {
  const auto& players = settings["players"];
  return players == "2" ? Players::two : players == "3" ? Players::three : Players::four;
}

const play::Family& Module::family() {
  static const play::Family family{
      .id = "diam",
      .name = "DIAM",
      .summary = "Piles of pawns on a ring of eight squares: two of a colour face to face, above the ground, win.",
      .sheet = "DIAM",
      .is_published = true,
      .options = {{"players", "2|3|4", "2", "how many play; three are one against two, four are two teams"}},
      .side_names = {"Team 1", "Team 2"},
      .side_letters = "12",
      .palette = palette(),
      .compose = compose,
      .seats = seats,
      .seat_colours = seat_colours,
      .complete = nullptr,
      .make = play::make_game<Module>};
  return family;
}

}  // namespace lozenge::games::diam

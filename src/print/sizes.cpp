#include "print/sizes.hpp"

#include <algorithm>

#include "board/piece_art.hpp"
#include "core/number.hpp"
#include "games/families.hpp"
#include "play/family.hpp"
#include "print/frame.hpp"
#include "print/shape.hpp"

namespace lozenge::print {

namespace {

bool has_dice(const play::Game& game) {
  const auto pieces = set_of(game);
  return !pieces.empty() && board::body_of(pieces[0]) == board::Body::die;
}

/// Dice and pawns are cubes: they take much paper.
bool is_folded_up(const play::Game& game) {
  const auto pieces = set_of(game);
  return !pieces.empty() && board::body_of(pieces[0]) != board::Body::disc;
}

/// A title and a line to check the scale by.
constexpr double heading = 22;

}  // namespace

std::vector<Piece> set_of(const play::Game& game) {
  auto pieces = game.start()->pieces();
  if (!pieces.empty()) return pieces;
  // Where players lay out their pieces first: those of the family's usual game.
  const auto usual = play::find_game(games::all(), game.family().id);
  return (*usual)->start()->pieces();
}

std::optional<double> asked_size(const Job& job) {
  std::string_view text = job.request.space;
  if (!text.ends_with("in")) return std::nullopt;
  const auto number = read_decimal(text.substr(0, text.size() - 2));
  return number ? std::optional(*number * inch) : std::nullopt;
}

double scale_for(const play::Game& game, double piece) { return piece / piece_size(game.geometry(), has_dice(game)); }

double piece_for(const play::Game& game, double scale) { return scale * piece_size(game.geometry(), has_dice(game)); }

Result<double> board_scale(const Job& job, const Box& box) {
  const Box board = extent(job.game->geometry());
  const double most = std::min(box.width() / board.width(), (box.height() - heading) / board.height());
  const auto asked = asked_size(job);
  if (!asked) return most;
  const double scale = scale_for(*job.game, *asked);
  if (scale <= most) return scale;
  return Error{
      "A board for pieces of {1} does not fit on one sheet of this paper: it is {2} by {3} in. Take a larger paper, "
      "smaller pieces, or several sheets.",
      job.request.space, decimal(board.width() * scale / inch, 1), decimal(board.height() * scale / inch, 1)};
}

double cut_out_size(const Job& job) {
  if (const auto asked = asked_size(job)) return *asked;
  const double fitting = piece_for(*job.game, *board_scale(job, content_box(job)));
  return std::min(fitting, (is_folded_up(*job.game) ? 0.75 : 1.0) * inch);
}

std::string size_text(double points) {
  return decimal(points / inch, 2) + " in (" + decimal(points / millimetre, 0) + " mm)";
}

}  // namespace lozenge::print

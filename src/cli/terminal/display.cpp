#include "cli/terminal/display.hpp"

#include <algorithm>

#include "cli/output.hpp"
#include "cli/terminal/picture.hpp"
#include "cli/wrap.hpp"
#include "play/family.hpp"

namespace lozenge::cli::terminal {

namespace {

/// The name of the game, and the options that are not the default.
std::string title(const play::Game& game) {
  const auto colon = game.id().find(':');
  return game.family().name + (colon == std::string::npos ? "" : " (" + game.id().substr(colon + 1) + ")");
}

/// The last moves, as many as fit into a line.
std::string recent_turns(const std::vector<play::Turn>& turns, int columns) {
  std::string out;
  for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn) {
    const std::string text = turn->is_setup ? "(set up)" : turn->text;
    if (!out.empty() && out.size() + text.size() + 12 > static_cast<std::size_t>(columns)) return "Played: ... " + out;
    out = text + (out.empty() ? "" : " ") + out;
  }
  return out.empty() ? out : "Played: " + out;
}

/// A game that gets nowhere is drawn some day; that should surprise nobody.
std::string idleness(const play::Match& match) {
  const int limit = match.game().idle_limit(), idle = match.idle_plies();
  if (idle < limit / 2 || match.status().is_over()) return {};
  return "Without progress for " + std::to_string(idle) + " plies; at " + std::to_string(limit) + " the game ends.";
}

}  // namespace

std::string player(const play::Match& match) {
  const auto& seat = match.game().seats()[static_cast<std::size_t>(match.seat())];
  const auto& side = match.game().family().side_names[index(match.side())];
  return seat == side ? seat : seat + " (" + side + ")";
}

void Display::show_board(const play::Match& match, int seat, CellSet recent, const Look& look) {
  const Geometry board = turned(match.game().geometry(), angle_);
  const auto pieces = match.pieces_for(seat);
  const Scene scene{board, pieces, match.game().family(), recent};
  const auto picture = draw(scene, look);
  if (picture) print(*picture);
  else say(picture.sentence() + " The position is " + match.position_for(seat) + ".");
  print(legend(scene, look));
}

void Display::show(const play::Match& match, int seat, CellSet recent) {
  const Look now = look();
  print(clears_ ? "\x1b[H\x1b[2J" : "\n");
  print_line(title(match.game()));
  show_board(match, seat, recent, now);
  for (const auto& line : {recent_turns(match.turns_for(seat), now.columns), idleness(match)})
    if (!line.empty()) print_line(painted(line, Paint::faint, now));
}

void Display::wipe() {
  if (clears_) print("\x1b[H\x1b[2J\x1b[3J");
}

void Display::say(std::string_view sentence, std::size_t indent) { print_line(fitted(sentence, indent)); }

void Display::refuse(std::string_view sentence) { print_line(painted(fitted(sentence, 0), Paint::alarm, look())); }

std::string Display::fitted(std::string_view sentence, std::size_t indent) const {
  const Look now = look();
  return now.is_window ? wrapped(sentence, static_cast<std::size_t>(now.columns), indent) : std::string(sentence);
}

void Display::list(const std::vector<std::string>& words) {
  std::size_t width = 0;
  for (const auto& word : words) width = std::max(width, word.size() + 2);
  const std::size_t columns =
      std::max<std::size_t>(1, static_cast<std::size_t>(look().columns) / std::max<std::size_t>(1, width));
  std::string line;
  for (std::size_t i = 0; i < words.size(); ++i) {
    line += words[i];
    const bool is_last = (i + 1) % columns == 0 || i + 1 == words.size();
    if (is_last) print_line(line), line.clear();
    else line.resize((i % columns + 1) * width, ' ');
  }
}

void Display::flip(const play::Game& game) {
  const auto& angles = game.geometry().seat_angles;
  const auto here = std::ranges::find(angles, angle_);
  const auto other = std::find_if(here, angles.end(), [&](int angle) { return angle != angle_; });
  angle_ = other == angles.end() ? angles.front() : *other;
}

}  // namespace lozenge::cli::terminal

// Shows a match on standard output: title, board, legend, the last moves.
#pragma once

#include <string>
#include <string_view>

#include "cli/terminal/look.hpp"
#include "core/cell.hpp"
#include "play/game.hpp"

namespace lozenge::cli::terminal {

/// What the user asked of the looks; the window itself may change at any time.
struct Style {
  std::string colour = "auto";
  bool is_ascii = false;
};

class Display {
 public:
  /// `clears`: each board takes the place of the one before.
  Display(Style style, bool clears) : style_(std::move(style)), clears_(clears) {}

  /// The match as the player of a seat may see it, with the cells of the last move marked.
  void show(const play::Match& match, int seat, CellSet recent);
  /// Wipes all that has been shown, also what could be scrolled back to.
  void wipe();
  /// Breaks the text into lines that fit, all but the first indented.
  void say(std::string_view sentence, std::size_t indent = 0);
  void refuse(std::string_view sentence);
  /// Words in columns, as many as fit.
  void list(const std::vector<std::string>& words);

  /// Turns the board toward the next seat, or toward that of a player.
  void flip(const play::Game& game);
  void face(const play::Game& game, int seat) { angle_ = game.geometry().seat_angles[static_cast<std::size_t>(seat)]; }

  Look look() const { return look_of_output(style_.colour, style_.is_ascii); }

 private:
  std::string fitted(std::string_view sentence, std::size_t indent) const;
  void show_board(const play::Match& match, int seat, CellSet recent, const Look& look);

  Style style_;
  bool clears_;
  int angle_ = 0;
};

/// "Black", or "Player 1 (Team 1)" where a player's name is not the side's.
std::string player(const play::Match& match);

}  // namespace lozenge::cli::terminal

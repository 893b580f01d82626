// The table that people play at: a match, how it is shown, and who types.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/display.hpp"
#include "cli/terminal/line_input.hpp"
#include "play/game.hpp"

namespace lozenge::cli::terminal {

class Table {
 public:
  /// What the players want next.
  enum class Wish { play, menu, quit };

  Table(std::unique_ptr<play::Match> match, const Style& style, LineInput& input);

  const play::Match& match() const { return *match_; }
  Display& display() { return display_; }

  /// Shows the board to the player to move, with what there is to say about it.
  void show();
  /// Plays a move or claim, and shows the board, or why it cannot be.
  void play(const std::string& move);
  bool undo();
  Result<Done> resign() { return match_->resign(match_->side()); }
  Result<Done> agree_draw() { return match_->agree_draw(); }
  /// Puts another match on the table.
  void take(std::unique_ptr<play::Match> match);
  /// Begins the match again.
  void begin_anew() { take(beginning_->clone()); }

  /// Has something been played that this player may not see yet?
  bool is_secret_from(int seat) const;
  /// "Is that so?" At the end of the input it is not.
  bool confirm(const std::string& question);

  Wish wish = Wish::play;
  bool tells_claims = false;
  std::string saved_as;  // the file that this match was written to

  /// Beyond so many choices they are not looked through one by one.
  static constexpr std::size_t many = 10'000;

 private:
  CellSet cells_of(const std::string& move) const;
  void say_claims();
  void pass_keyboard();

  std::unique_ptr<play::Match> match_;
  std::unique_ptr<play::Match> beginning_;
  LineInput& input_;
  Display display_;
  std::vector<CellSet> recent_;  // the cells of each turn
};

}  // namespace lozenge::cli::terminal

// The table that people play at: a match, how it is shown, who types, and where the computer sits.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/adviser.hpp"
#include "cli/terminal/display.hpp"
#include "cli/terminal/line_input.hpp"
#include "cli/terminal/opponents.hpp"
#include "play/game.hpp"

namespace lozenge::cli::terminal {

/// Who plays. Without a seating only people do; should the computer sit down later, it plays in this manner.
struct Players {
  std::optional<Seating> seating;
  Manner manner;
};

class Table {
 public:
  /// What the players want next.
  enum class Wish { play, menu, quit };

  Table(std::unique_ptr<play::Match> match, const Players& players, const Style& style, LineInput& input);

  const play::Match& match() const { return *match_; }
  Display& display() { return display_; }
  Adviser& adviser() { return adviser_; }
  /// Null where only people play.
  const Opponents* opponents() const { return opponents_.get(); }

  /// Shows the board to the player to move, with what there is to say about it.
  void show();
  /// Plays a move or claim, and shows the board, or why it cannot be.
  void play(const std::string& move);
  /// Lets the computer play while it is to move, and says what it did.
  void let_computer_play();
  /// Takes back the last turn; against the computer, all since the last turn of a person.
  bool undo();
  Result<Done> resign() { return match_->resign(match_->side()); }
  Result<Done> agree_draw() { return match_->agree_draw(); }
  /// Puts another match on the table.
  void take(std::unique_ptr<play::Match> match, const std::optional<Seating>& seating);
  /// Begins the match again.
  void begin_anew();
  /// Where only people have played, the computer now takes the side that is not to move.
  void set_level(int level);

  /// The seat whose player looks at the board: that of the player to move, unless it is the computer's.
  int viewer() const;

  /// Has something been played that this player may not see yet?
  bool is_secret_from(int seat) const;
  /// "Is that so?" At the end of the input it is not.
  bool confirm(const std::string& question);

  Wish wish = Wish::play;
  bool tells_claims = false;
  bool shows_thinking = false;
  std::string saved_as;  // the file that this match was written to

  /// Beyond so many choices they are not looked through one by one.
  static constexpr std::size_t many = 10'000;

 private:
  bool is_computers_turn() const;
  void seat(const std::optional<Seating>& seating);
  Result<Done> make_turn(const std::string& move);
  play::Answer think();
  std::string play_for_computer();
  void say_claims();
  void pass_keyboard();

  std::unique_ptr<play::Match> match_;
  std::unique_ptr<play::Match> beginning_;
  std::unique_ptr<Opponents> opponents_;
  Manner manner_;
  Adviser adviser_;
  LineInput& input_;
  Display display_;
  std::vector<CellSet> recent_;  // the cells of each turn
};

}  // namespace lozenge::cli::terminal

// The outer face of a game: what the command line, the server, the browser and Python see. Crossed once a move, never
// once a node. A Game is immutable; a Match is one playing of it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/onward.hpp"
#include "core/result.hpp"
#include "core/side.hpp"
#include "core/view.hpp"
#include "play/engine.hpp"

namespace lozenge::play {

class Match;
struct Family;

struct PerftRequest {
  int depth = 1;
  int threads = 1;
  std::size_t hash_mb = 0;  // 0: no table
  /// Asked now and then, in the calling thread, with the parts counted and the parts in all; false stops the count.
  std::function<bool(std::size_t done, std::size_t parts)> go_on = {};
};

struct PerftReport {
  std::uint64_t total = 0;
  std::vector<std::pair<std::string, std::uint64_t>> divided;  // a move and what stands beneath it, sorted by move
};

/// What becomes of repetition and of lack of progress.
enum class Draws : std::uint8_t {
  automatic,  // they end the game: the third time of a position, the limit of plies
  called      // then a player may call a draw; the fifth time and half as many plies again end the game
};

/// Lives as long as somebody holds it: a match does, so does a record (`match.game().shared_from_this()`).
class Game : public std::enable_shared_from_this<Game> {
 public:
  virtual ~Game() = default;

  /// Id and the options that differ from their defaults: `checkers:sheet=parker`.
  virtual const std::string& id() const = 0;
  virtual const Family& family() const = 0;
  /// Every option with the value in force: `sheet=maple,enforcement=strict,crowning=ends`.
  virtual const std::string& rules() const = 0;
  /// Names of the players in the order of play; who plays alone against a team has every other turn.
  virtual const std::vector<std::string>& seats() const = 0;
  /// The colours that the player on each seat places; none where a side has only one.
  virtual const std::vector<std::vector<std::string>>& seat_colours() const = 0;
  virtual const Geometry& geometry() const = 0;
  /// So many plies without progress end the game or, where draws are called, let a player call one.
  virtual int idle_limit() const = 0;
  virtual Draws draws() const = 0;
  /// The words that claims begin with: none, `insist`, or `insist` and `huff`.
  virtual std::vector<std::string> claims() const = 0;

  virtual std::unique_ptr<Match> start() const = 0;
  virtual Result<std::unique_ptr<Match>> start_from(std::string_view position) const = 0;

  /// Counts sequences of moves. A stopped count is an error, and so is one that 64 bits cannot hold. Like `playout`
  /// it is there to test and measure: not in the browser.
  virtual Result<PerftReport> perft(std::string_view position, const PerftRequest& request) const = 0;

  /// Which learnt weights an engine for this game needs, and whether these bytes are they (docs/weights.md).
  virtual std::string_view weights_name() const = 0;
  virtual Result<Done> check_weights(std::span<const std::uint8_t> weights) const = 0;

  /// A player of this game. It may outlive neither the game nor be given matches of another one.
  virtual std::unique_ptr<Engine> make_engine(const EngineSettings& settings) const = 0;

  /// Plays one random game on the bare rules and gives its number of plies.
  virtual int playout(std::uint64_t seed) const = 0;
};

/// Why a match is over.
enum class Ending : std::uint8_t {
  none,
  on_the_board,
  no_move,
  repetition,
  no_progress,
  agreement,
  resignation,
  called,     // a player has called the draw, where draws are called
  fifth_time  // repetition, where draws are called
};

struct Status {
  std::optional<Outcome> outcome;
  Ending ending = Ending::none;

  bool is_over() const { return outcome.has_value(); }
  bool operator==(const Status&) const = default;
};

/// One sentence: "Black wins: White has no move left."
Sentence explain(const Status& status, const Family& family);

/// A legal action, ready for a user interface.
struct Choice {
  std::string text;
  std::string after;  // the position that it leads to
  Steps steps;
  bool is_claim = false;  // said in place of a move: about a missed jump, or a call of a draw
  CellSet captures = {};  // where the opponent loses pieces by it
};

void sort_by_text(std::vector<Choice>& choices);

/// A move that is being clicked, by any way that leads to it.
struct UnderWay {
  Steps next;                     // what can be clicked now
  std::vector<std::string> left;  // the moves that can still be made
  std::string done;               // the move that has been clicked to its end, if one has
  std::string text;               // what was clicked, as it is written, where an unfinished move can be
};

/// The same with the names of the moves in place of their numbers.
UnderWay named(Onward onward, const std::vector<std::string>& names);

/// Something that happened in a match.
struct Turn {
  std::string text;  // a move, a claim, `draw`; for a set-up the position
  Side side = Side::first;
  int seat = 0;
  bool is_claim = false;
  bool is_setup = false;  // the position was laid out by hand, not reached by a move
};

class Match {
 public:
  virtual ~Match() = default;
  virtual std::unique_ptr<Match> clone() const = 0;
  virtual const Game& game() const = 0;

  virtual std::string position() const = 0;
  virtual Side side() const = 0;
  virtual int seat() const = 0;
  virtual std::vector<Piece> pieces() const = 0;
  virtual Status status() const = 0;
  /// What the counting of repetitions and of plies without progress says of the position, whether it ends the match or
  /// not.
  virtual Status counted() const = 0;
  virtual int idle_plies() const = 0;

  /// What is decided by the board or by having no move, history aside.
  virtual std::optional<Outcome> verdict() const = 0;

  /// Legal actions of the position sorted bytewise by text: claims and moves. They ignore draws by repetition and no
  /// progress.
  virtual std::vector<std::string> moves() const = 0;
  virtual std::size_t move_count() const = 0;
  /// The same with all that is to be known of them; then, where one can be called, the draw.
  virtual std::vector<Choice> choices() const = 0;
  virtual bool can_call_draw() const = 0;
  /// How a move goes on after these clicks; with `toward`, only by ways that end on that cell.
  virtual UnderWay under_way(std::span<const Step> clicks, std::optional<Cell> toward) const = 0;

  /// Pieces of the player to move that have a jump which must be taken, or which the opponent could demand.
  virtual CellSet demanded() const = 0;
  /// The pieces that have won the match where they stand; none where that is not told by pieces.
  virtual std::vector<Piece> deciding() const = 0;
  /// What the player to move has to lay out, if that is the move.
  virtual std::optional<Arrangement> arrangement() const = 0;
  /// Lays it out, a value for each of the cells; gives what was played, or why it is refused.
  virtual Result<Choice> arrange(std::span<const int> values) = 0;

  /// Plays a move or claim given in full or abbreviated; gives the one that was meant, or why it is refused. Its steps
  /// need not be told from other moves any more: no `stop` ends them.
  virtual Result<Choice> play(std::string_view move) = 0;
  /// Reads a move without playing it.
  virtual Result<Choice> read(std::string_view move) const = 0;
  virtual Result<Done> set_up(std::string_view position) = 0;
  virtual Result<Done> resign(Side side) = 0;
  virtual Result<Done> agree_draw() = 0;
  /// Ends the match as its record says, whatever the board says.
  virtual void close(const Status& recorded) = 0;
  /// Takes back the last turn, or the resignation, agreement or other close after it. False at the start.
  virtual bool undo() = 0;

  /// Does counting end the match? It does at first. In real play such a draw has to be claimed, so that a record may go
  /// on behind it: there counting is off. Off, it gives back what it has ended here; on, it is for the turns to come.
  virtual void set_counting(bool is_on) = 0;

  virtual const std::vector<Turn>& turns() const = 0;
  /// The position after the first n turns; 0 is the start.
  virtual std::string position_after(std::size_t n) const = 0;

  /// What the player on a seat may know: hidden arrangements left out.
  virtual std::string position_for(int seat) const = 0;
  virtual std::vector<Piece> pieces_for(int seat) const = 0;
  virtual std::vector<Turn> turns_for(int seat) const = 0;
};

}  // namespace lozenge::play

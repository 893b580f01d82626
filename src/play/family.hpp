// A game with its options, before they are chosen: what `lozenge games` lists, and how `id:key=value,...` becomes a
// Game.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "play/game.hpp"

namespace lozenge::play {

struct Option {
  std::string key;
  std::vector<std::string> values;
  std::string fallback;       // the default; empty where it depends on another option
  std::string help;           // half a sentence
  std::string fallback_help;  // said instead of the default where that is empty
  /// The values that are house rules, or other names for what other options say: shown apart from what the sheets let
  /// players choose, and not measured one by one.
  std::vector<std::string> house = {};

  bool is_house(std::string_view value) const;
  /// Has it no other values than its default and house rules?
  bool is_house_rule() const;
};

/// An option as a game writes it down, its values between bars: "ends|continues".
struct OptionText {
  std::string_view key, values, fallback, help, fallback_help = {}, house = {};
};

/// The options of a game: its own, then those that every game has.
class OptionList : public std::vector<Option> {
 public:
  OptionList(std::initializer_list<OptionText> own = {});

 private:
  void add(const OptionText& option);
};

/// The chosen value of each option of a family, defaults filled in, in the family's order.
class Settings {
 public:
  explicit Settings(std::vector<std::pair<std::string, std::string>> values) : values_(std::move(values)) {}

  const std::string& operator[](std::string_view key) const;
  void set(std::string_view key, std::string value);
  bool operator==(const Settings&) const = default;

 private:
  std::vector<std::pair<std::string, std::string>> values_;
};

struct Family {
  std::string id;
  std::string name;
  std::string summary;  // one sentence for a list
  std::string sheet;    // where the rules come from
  /// Whole: with courses, puzzles, openings, its words in every language and all that is printed. Of other games the
  /// tests ask nothing but that they keep to their rules, and the fronts show what there is.
  bool is_published = false;
  OptionList options;
  std::string side_names[2];  // "Black", "White": the first mover first
  std::string side_letters;   // "BW"
  /// The GameType of its records in full, "21,B,8,8,N1,0"; empty where PDN has none for the game.
  std::string pdn_game_type = {};
  /// Openings that tournaments draw lots for: a heading, then lines `number,moves,class`, where the class `barred` is
  /// out of play. Empty where there are none.
  std::string_view tournament_openings = {};
  /// What can stand on a cell, one of each, for a board that is set up by hand; and how many of them in a pile.
  std::vector<Piece> palette = {};
  int largest_pile = 1;
  /// Kinds that a piece of the palette becomes by where it stands, so that nobody sets them up.
  std::vector<std::string> guises = {};
  /// Writes pieces down as a position with the player on a seat to move. Whether it can be one, its reader says.
  std::function<std::string(int seat, std::span<const Piece> pieces)> compose = {};
  /// A position with kings for the men that stand where they would be crowned: records may have such. As it was where
  /// there are none, or where it cannot be read.
  std::string (*crown)(std::string_view position) = nullptr;
  /// Names of the seats in the order of play, for the settings at hand.
  std::function<std::vector<std::string>(const Settings&)> seats;
  /// The colours that the player on each seat places. None where a side has only one.
  std::function<std::vector<std::vector<std::string>>(const Settings&)> seat_colours = {};
  /// Defaults that depend on other options.
  std::function<void(Settings&)> complete;
  std::function<std::shared_ptr<const Game>(std::string id, const Settings&)> make;
};

/// Every way to choose the options without house rules, the defaults first. Sets that mean the same come once.
std::vector<Settings> option_sets(const Family& family);

/// Reads `key=value,key=value`, nothing for the defaults. The error names what is accepted.
Result<Settings> read_settings(const Family& family, std::string_view text);

/// All options as `key=value,key=value`; of the house rules those that are played.
std::string rules_text(const Family& family, const Settings& settings);

/// `id` with the options that differ from their defaults: every game has one.
std::string canonical_id(const Family& family, const Settings& settings);

/// Reads `id` or `id:key=value,key=value`. The error names what is accepted.
Result<std::shared_ptr<const Game>> find_game(std::span<const Family* const> families, std::string_view text);

}  // namespace lozenge::play

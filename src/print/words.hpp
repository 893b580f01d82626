// The words on printed pages, in one language: lines `key = text` of src/print/words, where {1} and {2} are holes, and
// those of the game's folder.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

namespace lozenge::print {

class Words {
 public:
  Words() = default;
  /// The game's own are kept as `game.KEY`.
  explicit Words(std::string_view catalogue, std::string_view of_game = {});

  bool has(std::string_view key) const { return texts_.contains(key); }
  /// The text with its holes filled; a key without a text is shown itself.
  std::string operator()(std::string_view key, std::initializer_list<std::string_view> holes = {}) const;
  /// A name that the core uses, such as a player's, as the game or the catalogue has it; in English where neither does.
  std::string name(std::string_view kind, std::string_view english) const;

  const std::map<std::string, std::string, std::less<>>& texts() const { return texts_; }

 private:
  void add(std::string_view catalogue, std::string_view prefix);

  std::map<std::string, std::string, std::less<>> texts_;
};

}  // namespace lozenge::print

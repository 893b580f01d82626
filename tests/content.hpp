// Where tests find what is written in the tree and in the folders of the games, and of which games it is asked.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "play/family.hpp"
#include "rulebook/rulebook.hpp"

namespace lozenge::tests {

/// "docs/notation.md"
std::filesystem::path in_tree(const std::string& name);

/// "rulebook/de.md" of a game of this build, wherever its folder is (cmake/games.cmake).
std::filesystem::path in_game(const std::string& id, const std::string& name);

/// The games of this build that are whole: courses, puzzles, translations and printed texts are asked of them alone.
std::vector<const play::Family*> published_games();

/// The text of a file. A missing one fails the running test.
std::string content(const std::filesystem::path& path);

/// Is the block about a game that this build was made without? One that nobody has heard of is not.
bool is_left_out(const rulebook::Block& block);

}  // namespace lozenge::tests

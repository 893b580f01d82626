// Where the files of a game are. A build may have games from other places than src/games (cmake/games.cmake).
#pragma once

#include <filesystem>
#include <string>

namespace lozenge::tests {

/// From the top of the source tree, as people and editors want it: src/games/<id>.
inline std::string game_folder(const std::string& id) {
  const auto folder = std::filesystem::weakly_canonical(LOZENGE_LISTED "/games/" + id);
  return folder.lexically_relative(std::filesystem::weakly_canonical(LOZENGE_SOURCE_DIR)).string();
}

}  // namespace lozenge::tests

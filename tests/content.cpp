#include "tests/content.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

#include "games/families.hpp"
#include "tools/rulebook/example.hpp"

namespace lozenge::tests {

std::filesystem::path in_tree(const std::string& name) { return std::filesystem::path(LOZENGE_SOURCE_DIR) / name; }

std::filesystem::path in_game(const std::string& id, const std::string& name) {
  return std::filesystem::weakly_canonical(LOZENGE_LISTED "/games/" + id) / name;
}

std::vector<const play::Family*> published_games() {
  std::vector<const play::Family*> found;
  std::ranges::copy_if(games::all(), std::back_inserter(found), &play::Family::is_published);
  return found;
}

std::string content(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in) << path << " is missing.";
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

bool is_left_out(const rulebook::Block& block) {
  if (block.words.empty() || is_about_a_known_game(block)) return false;
  return std::filesystem::exists(in_tree("src/games") / block.words[0].substr(0, block.words[0].find(':')));
}

}  // namespace lozenge::tests

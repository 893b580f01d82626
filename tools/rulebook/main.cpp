// Keeps the rulebooks true: draws every diagram anew in place and reports what does not hold.
//   rulebook docs/rules/*.md docs/rules/*/*.md src/games/*/rulebook/*.md
#include <fstream>
#include <iostream>
#include <sstream>

#include "tools/rulebook/example.hpp"

namespace {

using namespace lozenge::rulebook;

/// Whether everything in the file holds.
bool keep_true(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) {
    std::cerr << path << ": cannot be read.\n";
    return false;
  }
  std::ostringstream content;
  content << in.rdbuf();
  const std::string text = content.str();

  Rulebook book = read(text);
  std::vector<Complaint> complaints;
  for (Block& block : book.blocks) {
    if (!is_about_a_known_game(block)) continue;
    if (block.kind == "position" || block.kind == "board") {
      block = redrawn(block, complaints);
    } else if (block.kind == "example") {
      const auto found = check_example(block);
      complaints.insert(complaints.end(), found.begin(), found.end());
    }
  }
  for (const Complaint& c : complaints) std::cerr << path << ':' << c.line << ": " << c.text << "\n";

  const std::string drawn = rewritten(text, book.blocks);
  if (drawn != text && !(std::ofstream(path, std::ios::binary) << drawn)) {
    std::cerr << path << ": cannot be written.\n";
    return false;
  }
  return complaints.empty();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: rulebook FILE.md...\n";
    return 2;
  }
  bool holds = true;
  for (int i = 1; i < argc; ++i) holds = keep_true(argv[i]) && holds;
  return holds ? 0 : 1;
}

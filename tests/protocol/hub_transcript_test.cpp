// The conversation that docs/protocol.md shows is held with the engine.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <regex>

#include "games/families.hpp"
#include "protocol/hub/conversation.hpp"

namespace lozenge::tests {
namespace {

/// Without the figures of a search, which change with the engine and the machine.
std::string without_figures(const std::string& line) {
  static const std::regex figures("(score|nodes|time|nps)=[-0-9.]+");
  return line.starts_with("info") ? std::regex_replace(line, figures, "$1=...") : line;
}

TEST(HubTranscript, IsWhatTheDocumentSays) {
  std::ifstream file(LOZENGE_SOURCE_DIR "/docs/protocol.md");
  std::string line;
  while (std::getline(file, line) && line != "```hub") {
  }
  protocol::hub::PatientWorkshop workshop;
  std::vector<std::string> shown, said;
  protocol::hub::Conversation conversation({.families = games::all(), .version = "0.1.0"}, workshop,
                                           [&](const std::string& words) { said.push_back(without_figures(words)); });
  bool goes_on = true;
  int heard = 0;
  while (std::getline(file, line) && line != "```") {
    if (!line.starts_with("> ")) {
      shown.push_back(without_figures(line));
      continue;
    }
    EXPECT_EQ(said, shown) << "before " << line;
    goes_on = conversation.hear(line.substr(2));
    ++heard;
  }
  EXPECT_EQ(said, shown);
  EXPECT_FALSE(goes_on) << "it ends with quit";
  EXPECT_GT(heard, 10);
}

}  // namespace
}  // namespace lozenge::tests

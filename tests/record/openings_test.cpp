// The openings of tournament checkers as records: each can be played and comes back as it was.
#include <gtest/gtest.h>

#include <fstream>
#include <map>

#include "tests/record/reading.hpp"

namespace lozenge::tests {

TEST(Openings, AreRecordsThatComeBackAsTheyWere) {
  std::ifstream file(LOZENGE_SOURCE_DIR "/src/games/checkers/three-move-openings.csv");
  std::string line;
  std::getline(file, line);
  ASSERT_EQ(line, "acf,moves,class");
  std::map<std::string, int> classes;
  while (std::getline(file, line)) {
    const std::size_t first = line.find(','), last = line.rfind(',');
    const std::string moves = line.substr(first + 1, last - first - 1);
    const auto record = read_one("[Round \"" + line.substr(0, first) + "\"] " + moves + " *");
    EXPECT_EQ(turns(record), moves);
    const auto again = read_one(written(record));
    EXPECT_EQ(again.line, record.line);
    EXPECT_EQ(replayed(again)->position(), replayed(record)->position());
    ++classes[line.substr(last + 1)];
  }
  EXPECT_EQ(classes["barred"], 18);
  int all = 0;
  for (const auto& [name, count] : classes) all += count;
  EXPECT_EQ(all, 174);
}

}  // namespace lozenge::tests

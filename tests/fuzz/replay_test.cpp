// Every input that fuzzing found worth keeping is replayed here, findings of the past among them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "fuzz/promises.hpp"
#include "fuzz/targets.hpp"

namespace lozenge::tests {

namespace {

struct Target {
  const char* name;
  void (*run)(std::string_view input);
};

class Corpus : public testing::TestWithParam<Target> {};

std::string read_file(const std::filesystem::path& path) {
  std::ostringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  return bytes.str();
}

}  // namespace

TEST_P(Corpus, BreaksNoPromise) {
  const auto folder = std::filesystem::path(LOZENGE_SOURCE_DIR) / "fuzz/corpus" / GetParam().name;
  ASSERT_TRUE(std::filesystem::is_directory(folder)) << folder;
  int replayed = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    SCOPED_TRACE(file.path());
    try {
      GetParam().run(read_file(file.path()));
    } catch (const fuzz::Finding& finding) {
      ADD_FAILURE() << finding.what();
    }
    ++replayed;
  }
  EXPECT_GT(replayed, 0);
}

INSTANTIATE_TEST_SUITE_P(Fuzz, Corpus,
                         testing::Values(Target{"positions", fuzz::positions}, Target{"moves", fuzz::moves},
                                         Target{"matches", fuzz::matches}, Target{"records", fuzz::records},
                                         Target{"conversations", fuzz::conversations}, Target{"pages", fuzz::pages}),
                         [](const auto& tested) { return tested.param.name; });

}  // namespace lozenge::tests

// docs/notation.md says what the program does: its examples are played, its records read and written.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "record/json.hpp"
#include "tests/content.hpp"
#include "tests/record/reading.hpp"
#include "tools/rulebook/example.hpp"

namespace lozenge::tests {

namespace {

using rulebook::Block;

std::string joined(const std::vector<std::string>& lines, const char* end = "\n") {
  std::string out;
  for (const auto& line : lines) out += line + end;
  return out;
}

std::string what(const Block& block) { return "docs/notation.md:" + std::to_string(block.line); }

/// A record as it is written: it comes back letter by letter.
void check_record(const Block& block) {
  const std::string text = joined(block.lines);
  const auto report = read(text);
  EXPECT_THAT(texts(report.problems), testing::IsEmpty()) << what(block);
  EXPECT_THAT(texts(report.warnings), testing::IsEmpty()) << what(block);
  ASSERT_EQ(report.records.size(), 1u) << what(block);
  EXPECT_EQ(written(report.records[0]), text) << what(block);
}

/// A text in any form, and the block that says what comes of it.
void check_liberal(const Block& block, const Block& outcome) {
  const auto report = read(joined(block.lines));
  if (outcome.kind == "problems") {
    EXPECT_EQ(texts(report.problems), outcome.lines) << what(block);
    EXPECT_EQ(report.records.size(), 2u) << what(block);
    return;
  }
  EXPECT_THAT(texts(report.problems), testing::IsEmpty()) << what(block);
  ASSERT_EQ(report.records.size(), 1u) << what(block);
  if (outcome.kind == "json") EXPECT_EQ(*record::json(report.records[0]), joined(outcome.lines, "")) << what(outcome);
  else EXPECT_EQ(written(report.records[0]), joined(outcome.lines)) << what(outcome);
}

}  // namespace

TEST(NotationPage, HoldsInEveryExample) {
  const auto page = rulebook::read(content(in_tree("docs/notation.md")));
  std::size_t checked = 0;
  for (std::size_t i = 0; i < page.blocks.size(); ++i) {
    const Block& block = page.blocks[i];
    if (is_left_out(block)) continue;
    ++checked;
    if (block.kind == "record") {
      check_record(block);
    } else if (block.kind == "liberal") {
      ASSERT_LT(i + 1, page.blocks.size()) << what(block);
      check_liberal(block, page.blocks[i + 1]);
    } else if (block.kind == "example") {
      for (const auto& complaint : check_example(block))
        ADD_FAILURE() << "docs/notation.md:" << complaint.line << ": " << complaint.text;
    } else {
      EXPECT_TRUE(block.kind == "problems" || block.kind == "json") << what(block) << " is of an unknown kind.";
    }
  }
  EXPECT_GE(checked, 15u);
}

}  // namespace lozenge::tests

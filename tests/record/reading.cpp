#include "tests/record/reading.hpp"

#include <gtest/gtest.h>

#include "games/families.hpp"
#include "record/write.hpp"

namespace lozenge::tests {

record::ReadReport read(std::string_view text) { return record::read_records(text, games::all()); }

record::Record read_one(std::string_view text) {
  auto report = read(text);
  for (const auto& problem : texts(report.problems)) ADD_FAILURE() << problem << "\n" << text;
  EXPECT_EQ(report.records.size(), 1u) << text;
  if (report.records.size() == 1) return std::move(report.records[0]);
  record::Record empty;
  empty.game = *play::find_game(games::all(), "checkers");
  return empty;
}

std::string written(const record::Record& record) {
  const auto text = record::write_record(record);
  EXPECT_TRUE(text) << text.sentence();
  return text ? *text : "";
}

std::unique_ptr<play::Match> replayed(const record::Record& record) {
  auto match = record::replay(record);
  EXPECT_TRUE(match) << match.sentence();
  return match ? std::move(match).value() : record.game->start();
}

std::string turns(const record::Record& record) {
  std::string out;
  for (const auto& turn : record.line.turns) out += (out.empty() ? "" : " ") + turn.text;
  return out;
}

std::vector<std::string> texts(const std::vector<record::Problem>& problems) {
  std::vector<std::string> out;
  for (const auto& p : problems)
    out.push_back(std::to_string(p.line) + ":" + std::to_string(p.column) + " " + p.sentence.text());
  return out;
}

}  // namespace lozenge::tests

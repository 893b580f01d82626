// What the tests of records have in common: reading a text that must be good, and looking at what came of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/read.hpp"

namespace lozenge::tests {

record::ReadReport read(std::string_view text);

/// The one record of a text that must have no problem; warnings are allowed. A failure gives an empty record.
record::Record read_one(std::string_view text);

/// The record written anew; fails the running test where that is refused.
std::string written(const record::Record& record);

/// The match of a record; fails the running test, and gives a fresh match, where it cannot be replayed.
std::unique_ptr<play::Match> replayed(const record::Record& record);

/// The main line: "11-15 23-19".
std::string turns(const record::Record& record);

/// "3:7 Game 1: ..." for each.
std::vector<std::string> texts(const std::vector<record::Problem>& problems);

}  // namespace lozenge::tests

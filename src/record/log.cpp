#include "record/log.hpp"

#include <algorithm>

namespace lozenge::record {

void Log::warn(const Place& place, const Sentence& where, const Sentence& said) {
  reading_.warnings.push_back(problem(place, where, said));
}

void Log::warn_once(const Place& place, const Sentence& where, const Sentence& said) {
  if (is_new(said.kind())) warn(place, where, said);
}

bool Log::fail(const Place& place, const Sentence& where, const Sentence& said) {
  reading_.problem = problem(place, where, said);
  return false;
}

bool Log::fail_once(const Place& place, const Sentence& said) {
  reading_.problem.reset();
  return is_new(said.text()) && fail(place, {}, said);
}

bool Log::is_new(const std::string& words) {
  if (std::ranges::find(told_, words) != told_.end()) return false;
  told_.push_back(words);
  return true;
}

Problem Log::problem(const Place& place, const Sentence& where, const Sentence& said) const {
  if (where.is_empty()) return {place.line, place.column, {"Game {1}: {2}", game_, said}};
  return {place.line, place.column, {"Game {1}, {2}: {3}", game_, where, said}};
}

}  // namespace lozenge::record

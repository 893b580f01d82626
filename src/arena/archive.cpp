#include "arena/archive.hpp"

#include "play/family.hpp"

namespace lozenge::arena {

record::Record record_of(const Plan& plan, const Played& played, const std::string& date) {
  const auto& sides = plan.conditions.game->family().side_names;
  const auto a = static_cast<std::size_t>(index(Plan::side_of_a(played.number)));
  std::vector<record::Tag> tags{
      {"Event", "lozenge match"},
      {"Date", date},
      {"Round", std::to_string(played.number / 2 + 1) + "." + std::to_string(played.number % 2 + 1)},
      {sides[a], plan.a.text},
      {sides[1 - a], plan.b.text},
      {"Opening", plan.opening_of(played.number).name}};
  if (!played.fault.empty()) tags.push_back({"Termination", played.fault});
  return record::make_record(*played.match, std::move(tags));
}

}  // namespace lozenge::arena

#include "record/setup.hpp"

#include <algorithm>

#include "core/quote.hpp"
#include "play/family.hpp"
#include "record/clean.hpp"

namespace lozenge::record {

namespace {

/// `name` in any case.
bool is_command(std::string_view word, std::string_view name) {
  return std::ranges::equal(word, name, [](char a, char b) { return (a & ~0x20) == b; });
}

}  // namespace

Result<SetupCommand> read_setup(std::string_view raw) {
  const std::string command = clean_text(raw);
  const std::size_t gap = std::min(command.find_first_of(" \""), command.size());
  const auto name = std::string_view(command).substr(0, gap);
  const bool is_by_hand = is_command(name, "SETUP");
  if (!is_by_hand && !is_command(name, "FEN"))
    return Error{"I know no set-up command {1}: it is /FEN \"position\"/.", quoted(name)};
  auto value = std::string_view(command).substr(std::min(command.find_first_not_of(' ', gap), command.size()));
  if (value.starts_with('"')) value.remove_prefix(1);
  if (value.ends_with('"')) value.remove_suffix(1);
  return SetupCommand{clean_position(value), is_by_hand};
}

std::string text(const SetupCommand& command) {
  return std::string(command.is_by_hand ? "/SETUP \"" : "/FEN \"") + command.position + "\"/";
}

std::string clean_position(std::string_view raw) {
  std::string position(raw);
  std::erase_if(position, [](char c) { return static_cast<unsigned char>(c) <= ' '; });
  if (position.ends_with('.')) position.pop_back();
  const std::size_t move_number = position.rfind(":F");
  if (move_number != std::string::npos &&
      position.find_first_not_of("0123456789", move_number + 2) == std::string::npos)
    position.resize(move_number);
  return position;
}

bool crown(std::string& position, const play::Family& family) {
  if (family.crown == nullptr) return false;
  std::string crowned = family.crown(position);
  std::swap(position, crowned);
  return position != crowned;
}

Sentence crowned() { return {"Men on the crown row of the position are taken for kings."}; }

std::string_view without_idle_plies(std::string_view position) { return position.substr(0, position.rfind(":H")); }

std::optional<std::string> find_claim(const play::Match& match, std::string_view position) {
  if (match.turns().empty() && !match.can_call_draw()) return std::nullopt;
  const auto there = match.game().start_from(position);
  if (!there) return std::nullopt;
  const std::string wanted = (*there)->position();
  const bool has_idle_plies = position.find(":H") != std::string_view::npos;
  for (const play::Choice& choice : match.choices())
    if (choice.is_claim && (has_idle_plies ? choice.after : without_idle_plies(choice.after)) == wanted)
      return choice.text;
  return std::nullopt;
}

}  // namespace lozenge::record

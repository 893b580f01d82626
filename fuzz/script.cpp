#include "fuzz/script.hpp"

#include "fuzz/promises.hpp"

namespace lozenge::fuzz {

Action take_action(std::string_view& script) {
  const auto take_byte = [&] {
    const auto byte = static_cast<std::uint8_t>(script.empty() ? 0 : script[0]);
    script.remove_prefix(script.empty() ? 0 : 1);
    return byte;
  };
  const std::uint8_t sign = take_byte();
  switch (sign) {
    case '<': return {Action::Kind::undo, 0, {}};
    case '!': return {Action::Kind::resign, 0, {}};
    case '?': return {Action::Kind::agree, 0, {}};
    case '"': return {Action::Kind::type, 0, take_line(script)};
    case '@': return {Action::Kind::set_up, 0, take_line(script)};
    case '^': return {Action::Kind::set_up_earlier, take_byte(), {}};
    default: return {Action::Kind::move, sign, {}};
  }
}

}  // namespace lozenge::fuzz

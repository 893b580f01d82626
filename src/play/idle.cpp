#include "play/idle.hpp"

#include <charconv>
#include <string>

namespace lozenge::play {

namespace {

constexpr std::size_t max_position_text = 1000;

}  // namespace

Result<CutPosition> cut_idle(std::string_view text) {
  if (text.size() > max_position_text) return Error{"That is too long to be a position."};
  const auto mark = text.rfind(":H");
  if (mark == std::string_view::npos) return CutPosition{text, 0};
  int idle = 0;
  const auto digits = text.substr(mark + 2);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), idle);
  if (digits.empty() || digits.size() > 3 || error != std::errc() || end != digits.data() + digits.size() || idle < 0)
    return Error{"After ':H' comes the number of plies without progress, from 0 to {1}.", max_idle};
  return CutPosition{text.substr(0, mark), idle};
}

}  // namespace lozenge::play

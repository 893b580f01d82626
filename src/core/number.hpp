// Numbers in texts that come from outside: read whole or not at all, the same in every locale.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lozenge {

/// `0`, `15`, `007`: digits and nothing else, up to 18 of them.
constexpr std::optional<std::uint64_t> read_whole(std::string_view text) {
  if (text.empty() || text.size() > 18) return std::nullopt;
  std::uint64_t value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = 10 * value + static_cast<std::uint64_t>(c - '0');
  }
  return value;
}

/// `3`, `0.25`, `.5`: no sign and no exponent.
constexpr std::optional<double> read_decimal(std::string_view text) {
  const auto point = text.find('.');
  if (point == std::string_view::npos) {
    const auto whole = read_whole(text);
    return whole ? std::optional(static_cast<double>(*whole)) : std::nullopt;
  }
  const auto before = text.substr(0, point), behind = text.substr(point + 1);
  const auto whole = before.empty() ? std::optional<std::uint64_t>(0) : read_whole(before);
  const auto parts = read_whole(behind);
  if (!whole || !parts) return std::nullopt;
  double scale = 1;
  for (std::size_t i = 0; i < behind.size(); ++i) scale *= 10;
  return static_cast<double>(*whole) + static_cast<double>(*parts) / scale;
}

/// With so many digits behind the point, rounded; for values of less than a thousand million millions.
inline std::string decimal(double value, int digits) {
  std::uint64_t scale = 1;
  for (int i = 0; i < digits; ++i) scale *= 10;
  const auto parts = static_cast<std::uint64_t>((value < 0 ? -value : value) * static_cast<double>(scale) + 0.5);
  std::string out = (value < 0 && parts > 0 ? "-" : "") + std::to_string(parts / scale);
  if (digits == 0) return out;
  const std::string behind = std::to_string(parts % scale);
  return out + "." + std::string(static_cast<std::size_t>(digits) - behind.size(), '0') + behind;
}

/// The same without zeros at its end.
inline std::string short_decimal(double value, int digits) {
  std::string text = decimal(value, digits);
  if (digits == 0) return text;
  while (text.ends_with('0')) text.pop_back();
  if (text.ends_with('.')) text.pop_back();
  return text;
}

}  // namespace lozenge

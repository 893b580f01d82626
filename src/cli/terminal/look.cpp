#include "cli/terminal/look.hpp"

#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>

namespace lozenge::cli::terminal {

namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

Colours colours_of_terminal() {
  const auto term = environment("TERM");
  if (!environment("COLORTERM").empty() || term.find("256") != std::string_view::npos) return Colours::many;
  return Colours::sixteen;
}

bool wants_colour(std::string_view asked) {
  if (asked != "auto") return asked == "always";
  return ::isatty(STDOUT_FILENO) == 1 && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

/// A paint in the palette of 256 colours and in that of 16; -1 where it is not meant for letters or not for grounds.
struct Shade {
  int many;
  int sixteen;
};

Shade shade(Paint paint) {
  switch (paint) {
    case Paint::none: return {-1, -1};
    case Paint::dark: return {137, 2};
    case Paint::light: return {180, 7};
    case Paint::plain: return {180, 3};
    case Paint::line: return {94, 0};
    case Paint::name: return {240, 0};
    case Paint::mark: return {130, 5};
    case Paint::recent: return {186, 6};
    case Paint::black: return {16, 0};
    case Paint::white: return {231, 15};
    case Paint::red: return {160, 1};
    case Paint::orange: return {208, 11};
    case Paint::brown: return {94, 3};
    case Paint::blue: return {19, 4};
    case Paint::faint: return {244, 8};
    case Paint::alarm: return {167, 9};
  }
  return {-1, -1};
}

/// Letters from 30 and 90 on, grounds from 40 and 100 on.
std::string code(int sixteen, bool is_ground) {
  return std::to_string((sixteen < 8 ? 30 : 82) + sixteen + (is_ground ? 10 : 0));
}

}  // namespace

Look look_of_output(std::string_view colour, bool is_ascii) {
  Look look;
  look.is_unicode = !is_ascii && std::string_view(::nl_langinfo(CODESET)) == "UTF-8";
  look.colours = wants_colour(colour) ? colours_of_terminal() : Colours::none;
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    look.is_window = true;
    look.columns = size.ws_col;
    look.rows = size.ws_row;
  }
  return look;
}

std::string switch_to(Paint front, Paint back, Colours colours) {
  if (colours == Colours::none) return {};
  const Shade letters = shade(front), ground = shade(back);
  const bool many = colours == Colours::many;
  std::string out = "\x1b[0";
  if (letters.many >= 0) out += many ? ";38;5;" + std::to_string(letters.many) : ";" + code(letters.sixteen, false);
  if (ground.many >= 0) out += many ? ";48;5;" + std::to_string(ground.many) : ";" + code(ground.sixteen, true);
  return out + "m";
}

std::string_view switch_back(Colours colours) { return colours == Colours::none ? "" : "\x1b[0m"; }

std::string painted(std::string_view text, Paint front, const Look& look) {
  return switch_to(front, Paint::none, look.colours) + std::string(text) + std::string(switch_back(look.colours));
}

}  // namespace lozenge::cli::terminal

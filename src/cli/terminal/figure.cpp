#include "cli/terminal/figure.hpp"

#include <algorithm>
#include <cctype>

#include "cli/terminal/canvas.hpp"

namespace lozenge::cli::terminal {

namespace {

/// The signs of a kind of piece, by side: in Unicode, filled and hollow; in ASCII, noughts and crosses.
struct Signs {
  std::string_view kind;
  char32_t unicode[2];
  char32_t ascii[2];
};

constexpr Signs all_signs[] = {
    {"man", {U'●', U'○'}, {U'x', U'o'}},          {"king", {U'◉', U'◎'}, {U'X', U'O'}},
    {"diamond-king", {U'◆', U'◇'}, {U'#', U'@'}}, {"die", {U'■', U'□'}, {U'x', U'o'}},
    {"home", {U'★', U'☆'}, {U'*', U'%'}},
};

/// Paints that are called by a name that people use for colours.
struct Named {
  std::string_view word;
  Paint paint;
  char32_t letter;  // in the notation
  Paint on_it;      // for letters on a ground of that colour
};

constexpr Named named[] = {
    {"black", Paint::black, U'K', Paint::white}, {"white", Paint::white, U'W', Paint::black},
    {"red", Paint::red, U'R', Paint::white},     {"orange", Paint::orange, U'O', Paint::black},
    {"brown", Paint::brown, U'N', Paint::white},
};

const Named* find_colour(std::string word) {
  std::ranges::transform(word, word.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const auto it = std::ranges::find(named, word, &Named::word);
  return it == std::end(named) ? nullptr : it;
}

Paint paint_of(Side side, const play::Family& family) {
  const Named* colour = find_colour(family.side_names[index(side)]);
  if (colour != nullptr) return colour->paint;
  return side == Side::first ? Paint::blue : Paint::white;
}

char32_t sign_of(const Piece& piece, const Look& look) {
  const auto it = std::ranges::find(all_signs, piece.kind, &Signs::kind);
  const Signs& signs = it == std::end(all_signs) ? all_signs[0] : *it;
  // With colours both sides have the filled sign: on a painted ground it is seen better.
  const int side = look.is_unicode && look.colours != Colours::none ? 0 : index(piece.owner);
  return look.is_unicode ? signs.unicode[side] : signs.ascii[side];
}

}  // namespace

Figure figure(const Piece& piece, const play::Family& family, const Look& look) {
  Figure out;
  if (!piece.colour.empty()) {
    const Named* colour = find_colour(piece.colour);
    out.sign = colour != nullptr ? colour->letter : static_cast<char32_t>(std::toupper(piece.colour[0]));
    out.front = colour != nullptr ? colour->on_it : Paint::none;
    out.back = colour != nullptr ? colour->paint : Paint::none;
    return out;
  }
  out.sign = sign_of(piece, look);
  out.front = paint_of(piece.owner, family);
  if (piece.value > 0) out.number = letters_of(std::to_string(piece.value));
  else if (piece.count > 1) out.number = letters_of(std::to_string(piece.count));
  if (piece.kind == "die" && look.colours != Colours::none) {
    // The number on a face of the die's own colour.
    out.sign = U' ';
    out.number += U' ';
    out.back = out.front;
    out.front = out.back == Paint::white ? Paint::black : Paint::white;
  }
  return out;
}

char32_t mark_sign(std::string_view kind, const Look& look) {
  if (kind == "king") return look.is_unicode ? U'△' : U'^';
  if (kind == "diamond-king") return look.is_unicode ? U'⋄' : U'*';
  if (kind == "hoop") return look.is_unicode ? U'∩' : U'n';
  return U' ';
}

}  // namespace lozenge::cli::terminal

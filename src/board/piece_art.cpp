#include "board/piece_art.hpp"

#include <algorithm>

#include "board/glyphs.hpp"

namespace lozenge::board {

namespace {

/// A man, a king with his crown, a pile; seen from above, a little from the front.
PieceArt disc_art(const Piece& piece, double reach) {
  const bool is_noble = piece.kind != "man";
  const int discs = std::min(is_noble ? piece.count + 1 : piece.count, most_discs);
  const double rise = reach * (discs > 3 ? 0.15 : 0.19), bottom = (discs - 1) * rise / 2;
  PieceArt art{{}, bottom - (discs - 1) * rise};
  auto& forms = art.forms;
  forms.push_back({"shadow", ellipse({reach * 0.05, bottom + reach * 0.16}, reach, reach * 0.98)});
  for (int i = 0; i < discs; ++i) {
    forms.push_back({"edge", circle({0, bottom - i * rise + reach * 0.1}, reach)});
    forms.push_back({"face", circle({0, bottom - i * rise}, reach)});
  }
  const std::size_t first_on_top = forms.size();
  for (Form& groove : grooves_of(piece.owner, reach)) forms.push_back(std::move(groove));
  forms.push_back({"shine", circle({}, reach)});
  if (piece.kind == "king") {
    forms.push_back(crown_of(reach * 0.52, 0));
  } else if (is_noble) {
    forms.push_back({"stone", placed(stone(), reach * 0.16, reach * 0.46), 0.1 * reach * 0.46});
    forms.push_back(crown_of(reach * 0.36, -reach * 0.36));
  } else if (piece.count == 1) {
    forms.push_back(ring_of_man(reach));
  }
  for (std::size_t i = first_on_top; i < forms.size(); ++i) forms[i].path = forms[i].path.under(moved({0, art.top}));
  return art;
}

/// Shows its pips; one that has come home wears a wreath.
PieceArt die_art(const Piece& piece, double reach) {
  const double half = reach * 0.85;
  const Box face{-half, -half, half, half};
  const auto lowered = [&](double by, double radius) {
    return rectangle({-half, -half + by, half, half + by}, half * radius);
  };
  std::vector<Form> forms{{"shadow", lowered(reach * 0.2, 0.34)}};
  if (piece.kind == "home") forms.push_back({"wreath", circle({}, half * 1.36), half * 0.2, {half * 0.3, half * 0.13}});
  forms.push_back({"edge", lowered(reach * 0.13, 0.32)});
  forms.push_back({"face", rectangle(face, half * 0.32)});
  forms.push_back({"shine", rectangle(face, half * 0.32)});
  if (piece.owner == Side::second) forms.push_back({"ridge", rectangle(face.grown(-half * 0.14), half * 0.24), 2});
  forms.push_back(pips_of(piece.value, half));
  return {std::move(forms)};
}

/// Seen from above at an angle, as the others of its tower. Its colour has a sign, its side bands.
PieceArt pawn_art(const Piece& piece) {
  constexpr double across = 31, deep = 13, high = pawn_height;
  Path body = bowl({0, 0}, across, deep);
  body.line_to({across, -high}).line_to({-across, -high}).close();
  std::vector<Form> forms{{"shadow", ellipse({3, 5}, across + 2, deep + 2)}, {"edge", body}, {"shine", body}};
  if (piece.owner == Side::second)
    for (const double y : {-high + 4.5, -3.0}) forms.push_back({"band", bowl({0, y}, across, deep)});
  forms.push_back(sign_of(piece.colour, 8, 7, deep - high / 2));
  forms.push_back({"face", ellipse({0, -high}, across, deep)});
  forms.push_back(sign_of(piece.colour, 13, 6.2, -high));
  return {std::move(forms), -high};
}

}  // namespace

Body body_of(const Piece& piece) {
  if (piece.value > 0) return Body::die;
  return piece.colour.empty() ? Body::disc : Body::pawn;
}

PieceArt art_of(const Piece& piece, double reach) {
  switch (body_of(piece)) {
    case Body::disc: break;
    case Body::die: return die_art(piece, reach);
    case Body::pawn: return pawn_art(piece);
  }
  return disc_art(piece, reach);
}

std::vector<Form> grooves_of(Side owner, double radius) {
  const auto ridge = [&](double ring) { return Form{"ridge", circle({}, radius * ring), radius * 0.05}; };
  if (owner == Side::first) return {ridge(0.86), ridge(0.7)};
  const double notch = radius * 0.142;
  return {{"notch", circle({}, radius * 0.86), radius * 0.13, {notch, notch}}, ridge(0.72)};
}

Form ring_of_man(double radius) { return {"ridge", circle({}, radius * 0.36), radius * 0.05}; }

Form crown_of(double size, double down) { return {"crown", placed(crown(), down, size), 0.09 * size}; }

Form pips_of(int value, double half) {
  Path pips;
  for (const Vec pip : pip_places(value)) pips.add(circle(pip * (half * 0.54), half * (value == 1 ? 0.26 : 0.19)));
  return {"pip", std::move(pips)};
}

Form sign_of(std::string_view colour, double wide, double tall, double down) {
  return {"sign", placed(colour_sign(colour), down, wide, tall)};
}

}  // namespace lozenge::board

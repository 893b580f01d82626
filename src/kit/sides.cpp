#include "kit/sides.hpp"

#include "core/quote.hpp"

namespace lozenge::kit {

namespace {

std::vector<std::string_view> split(std::string_view text, char sign) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto at = text.find(sign);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text = text.substr(at + 1);
  }
}

}  // namespace

Result<SidesText> read_sides(std::string_view text, std::string_view letters) {
  const Sentence either("{1} or {2}", letters[0], letters[1]);
  const auto parts = split(text, ':');
  const auto side_of = [&](std::string_view part) {
    return part.empty() ? std::string_view::npos : letters.find(part[0]);
  };

  if (parts[0].size() != 1 || side_of(parts[0]) == std::string_view::npos)
    return Error{"A position begins with the side to move, {1}; this one begins with {2}.", either, quoted(parts[0])};
  SidesText out;
  out.turn = static_cast<Side>(side_of(parts[0]));
  bool seen[2] = {};
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const auto side = side_of(parts[i]);
    if (side == std::string_view::npos)
      return Error{"The pieces of a side begin with its letter, {1}; found {2}.", either, quoted(parts[i])};
    if (seen[side]) return Error{"The pieces of {1} are given twice.", letters[side]};
    seen[side] = true;
    if (parts[i].size() > 1) out.items[side] = split(parts[i].substr(1), ',');
  }
  for (int side = 0; side < 2; ++side)
    if (!seen[side])
      return Error{"The pieces of {1} are missing: a side with nothing is its letter alone.", letters[side]};
  return out;
}

std::string write_sides(std::string_view letters, Side turn, std::span<const Piece> pieces,
                        const std::function<std::string(const Piece&)>& item) {
  std::string out(1, letters[index(turn)]);
  for (const Side side : {Side::first, Side::second}) {
    (out += ':') += letters[index(side)];
    const char* comma = "";
    for (const Piece& piece : pieces) {
      if (piece.owner != side) continue;
      (out += comma) += item(piece);
      comma = ",";
    }
  }
  return out;
}

std::vector<Piece> both_sides(std::initializer_list<const char*> kinds) {
  std::vector<Piece> out;
  for (const Side side : {Side::first, Side::second})
    for (const char* kind : kinds) {
      Piece piece;
      piece.cell = Piece::off_board;
      piece.owner = side;
      piece.kind = kind;
      out.push_back(std::move(piece));
    }
  return out;
}

}  // namespace lozenge::kit

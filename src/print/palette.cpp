#include "print/palette.hpp"

namespace lozenge::print {

namespace {

constexpr Palette in_colour{.light = colour(0xf7e8cc),
                            .dark = colour(0xbf8a60),
                            .plain = colour(0xf0d9ae),
                            .field = colour(0xf5e5c6),
                            .facet = colour(0xe6cba3),
                            .frame = colour(0x7b4b2b),
                            .inlay = colour(0xb98a45),
                            .rule = colour(0x5b351d),
                            .text = colour(0x5a351c),
                            .text_on_dark = colour(0x2f1a0b),
                            .hoop = colour(0x5b351d),
                            .faint = colour(0xa9754c),
                            .arrow = colour(0x1b6e3f),
                            .taken = colour(0xd4351c),
                            .halo = colour(0xffffff),
                            .crown = colour(0xf0c040),
                            .crown_edge = colour(0x6b4a08),
                            .stone = colour(0x8fd3f2),
                            .stone_edge = colour(0x14536f),
                            .wreath = colour(0x2f7d3c),
                            .discs = {{colour(0x33302f), colour(0x151312), colour(0x8a837f), colour(0xf6e7c8)},
                                      {colour(0xfdf6e6), colour(0x8a7350), colour(0xc4a878), colour(0x4a3217)}},
                            .dice = {{colour(0xc4282d), colour(0x7c1216), colour(0xee8a8a), colour(0xffffff)},
                                     {colour(0xfffdf8), colour(0x6f6757), colour(0xcfc7b5), colour(0x26221c)}},
                            .discs_on_points = {colour(0x2b4570), colour(0x16263f), colour(0x7f97bf), colour(0xf6e7c8)},
                            .is_mono = false};

constexpr Palette in_grey{.light = colour(0xffffff),
                          .dark = colour(0xc4c4c4),
                          .plain = colour(0xffffff),
                          .field = colour(0xffffff),
                          .facet = colour(0xe9e9e9),
                          .frame = colour(0x000000),
                          .inlay = colour(0x777777),
                          .rule = colour(0x000000),
                          .text = colour(0x000000),
                          .text_on_dark = colour(0x000000),
                          .hoop = colour(0x000000),
                          .faint = colour(0x9a9a9a),
                          .arrow = colour(0x000000),
                          .taken = colour(0x000000),
                          .halo = colour(0xffffff),
                          .crown = colour(0xffffff),
                          .crown_edge = colour(0x000000),
                          .stone = colour(0xffffff),
                          .stone_edge = colour(0x000000),
                          .wreath = colour(0x000000),
                          .discs = {{colour(0x1a1a1a), colour(0x000000), colour(0xffffff), colour(0xffffff)},
                                    {colour(0xffffff), colour(0x000000), colour(0x8c8c8c), colour(0x000000)}},
                          .dice = {{colour(0x4d4d4d), colour(0x000000), colour(0xffffff), colour(0xffffff)},
                                   {colour(0xffffff), colour(0x000000), colour(0x8c8c8c), colour(0x000000)}},
                          .discs_on_points = {colour(0x1a1a1a), colour(0x000000), colour(0xffffff), colour(0xffffff)},
                          .is_mono = true};

/// The colours that the core names; a colour that it does not know is grey.
struct PawnPaint {
  std::string_view name;
  PiecePaint in_colour, in_grey;
};

constexpr PawnPaint pawns[] = {
    {"red",
     {colour(0xd8403c), colour(0xb02523), colour(0x7c1216), colour(0xffffff)},
     {colour(0xffffff), colour(0xf2f2f2), colour(0x000000), colour(0x000000)}},
    {"orange",
     {colour(0xf8b24a), colour(0xe08c18), colour(0x8f5200), colour(0x4a2500)},
     {colour(0xd9d9d9), colour(0xc2c2c2), colour(0x000000), colour(0x000000)}},
    {"black",
     {colour(0x4b4b53), colour(0x2d2d33), colour(0x101013), colour(0xffffff)},
     {colour(0x1a1a1a), colour(0x000000), colour(0x000000), colour(0xffffff)}},
    {"brown",
     {colour(0xa9744a), colour(0x8a5630), colour(0x4d2c12), colour(0xfff3dd)},
     {colour(0x6e6e6e), colour(0x565656), colour(0x000000), colour(0xffffff)}},
};

}  // namespace

Colour Palette::tone(std::string_view name) const {
  if (name == "light") return light;
  return name == "dark" ? dark : plain;
}

PiecePaint Palette::pawn(std::string_view name) const {
  for (const PawnPaint& pawn : pawns)
    if (pawn.name == name) return is_mono ? pawn.in_grey : pawn.in_colour;
  return discs[1];
}

const Palette& palette(bool is_mono) { return is_mono ? in_grey : in_colour; }

}  // namespace lozenge::print

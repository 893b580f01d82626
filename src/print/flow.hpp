// Slabs, one below the other, poured into columns and pages.
#pragma once

#include <functional>
#include <vector>

#include "print/canvas.hpp"

namespace lozenge::print {

/// Something that is as wide as a column and is not broken: a line of text, a figure.
struct Slab {
  double height = 0;
  double above = 0;         // free room before it, but not at the top of a column
  bool keeps_next = false;  // a heading stays with what it heads
  std::function<void(Canvas)> draw = {};
};

/// The columns of the page with this number, from 0.
using Columns = std::function<std::vector<Box>(std::size_t page)>;

/// A slab with the page and the place that it has come to.
struct PlacedSlab {
  const Slab* slab;
  std::size_t page;
  Vec at;
};

/// Pours all slabs; one that is higher than a column has one to itself.
std::vector<PlacedSlab> pour(const std::vector<Slab>& slabs, const Columns& columns);

}  // namespace lozenge::print

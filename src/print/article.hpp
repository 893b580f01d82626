// Texts of the small Markdown of the rulebooks as slabs of a column: headings, paragraphs, lists, figures.
#pragma once

#include "print/flow.hpp"
#include "print/scene.hpp"
#include "print/typeset.hpp"
#include "rulebook/rulebook.hpp"

namespace lozenge::print {

class Article {
 public:
  Article(double width, double size) : width_(width), size_(size) {}

  void add_title(const std::string& text);
  void add_heading(const std::string& text, int depth);
  void add(const rulebook::Text& text);
  void add_list(const std::vector<rulebook::Text>& items, bool is_numbered);
  void add_list(const std::vector<std::string>& items, bool is_numbered);
  /// A paragraph, list or table; the cells of a table's row become one item.
  void add(const rulebook::Part& part);
  /// A board in the middle of the column, no higher than that, with a line beneath it.
  void add_figure(const Scene& scene, const std::string& caption, const Look& look, double highest);
  void add(Slab slab) { slabs_.push_back(std::move(slab)); }

  const std::vector<Slab>& slabs() const { return slabs_; }
  double width() const { return width_; }
  double size() const { return size_; }

 private:
  void add_lines(const std::vector<TextLine>& lines, double size, double indent, double above, const std::string& sign);

  double width_, size_;
  std::vector<Slab> slabs_;
};

/// The text without the sentences that explain signs of the pictures as they are drawn with letters.
rulebook::Text without_signs(const rulebook::Text& text);

/// Points per unit of a board that is drawn that wide.
double scale_of(const Scene& scene, double width);

}  // namespace lozenge::print

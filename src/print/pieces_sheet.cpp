// The pieces of a game to cut out, side by side.
#include <algorithm>

#include "core/insertion_sort.hpp"
#include "play/family.hpp"
#include "print/article.hpp"
#include "print/cut_out.hpp"
#include "print/frame.hpp"
#include "print/sizes.hpp"

namespace lozenge::print {

namespace {

constexpr double gap = 7;

/// Can a piece of this kind become one of another kind?
bool is_promoted(const play::Family& family, std::string_view kind) {
  return std::ranges::any_of(family.palette, [&](const Piece& other) { return other.kind != kind; });
}

/// Every single piece, those that look alike together.
std::vector<CutOut> cut_outs(const Job& job) {
  std::vector<CutOut> all;
  const double size = cut_out_size(job);
  for (Piece piece : set_of(*job.game)) {
    const int count = piece.count;
    piece.count = 1;
    for (int i = 0; i < count; ++i) all.push_back({piece, size, is_promoted(job.game->family(), piece.kind)});
  }
  insertion_sort(all, {}, [](const CutOut& c) { return std::pair(index(c.piece.owner), c.piece.colour); });
  return all;
}

std::string name_of(const Piece& piece, const Job& job) {
  if (!piece.colour.empty()) return job.words.name("colour", piece.colour);
  return job.words.name("side", job.game->family().side_names[index(piece.owner)]);
}

/// "12 × Black, 12 × White".
std::string inventory(const std::vector<CutOut>& all, const Job& job) {
  std::string out;
  for (std::size_t i = 0; i < all.size();) {
    const std::string name = name_of(all[i].piece, job);
    std::size_t end = i;
    while (end < all.size() && name_of(all[end].piece, job) == name) ++end;
    out += (out.empty() ? "" : ", ") + std::to_string(end - i) + " × " + name;
    i = end;
  }
  return out;
}

Article heading(const std::vector<CutOut>& all, const Job& job, double width) {
  Article article(width, job.request.is_large ? 15 : 9.5);
  article.add_title(title_of(job) + ": " + job.words("pieces"));
  const bool is_cube = board::body_of(all[0].piece) != board::Body::disc;
  std::string how = inventory(all, job) + ". " + job.words(is_cube ? "cubes-how" : "men-how") + " ";
  if (!is_cube && all[0].is_crowned) how += job.words("men-crowned") + " ";
  article.add(plain_text(how + job.words("pieces-size", {size_text(all[0].size)})));
  return article;
}

double draw_heading(Canvas canvas, const Article& article, const Box& content) {
  double below = content.top;
  for (const PlacedSlab& placed : pour(article.slabs(), [&](std::size_t) { return std::vector{content}; })) {
    placed.slab->draw(canvas.at(placed.at));
    below = placed.at.y + placed.slab->height;
  }
  return below + 10;
}

}  // namespace

Result<Pages> make_pieces(const Job& job) {
  const auto all = cut_outs(job);
  if (all.empty()) return Error{"This game has no pieces to cut out."};
  const Box content = content_box(job);
  const double step_x = all[0].width() + gap, step_y = all[0].height() + gap;
  const int across = std::max(1, static_cast<int>((content.width() + gap) / step_x));
  const double left = content.left + (content.width() - across * step_x + gap) / 2;

  Pages pages{make_page(job)};
  double top = draw_heading(Canvas(pages[0].layers[0]), heading(all, job, content.width()), content);
  int column = 0;
  double y = top;
  for (const CutOut& cut_out : all) {
    if (column == across) {
      column = 0;
      y += step_y;
    }
    if (column == 0 && y + cut_out.height() > content.bottom && y > content.top) {
      pages.push_back(make_page(job));
      y = content.top;
    }
    cut_out.draw(Canvas(pages.back().layers[0]).at({left + column * step_x, y}), job.game->geometry().kind,
                 job.look.palette());
    ++column;
  }
  write_footers(pages, job);
  return pages;
}

}  // namespace lozenge::print

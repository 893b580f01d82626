// The teacher's page: how to run the game in a class, from the page for teachers of its folder.
#include "print/article.hpp"
#include "print/frame.hpp"

namespace lozenge::print {

Result<Pages> make_teacher(const Job& job) {
  const auto book = rulebook::read(job.texts.teaching);
  if (book.sections.empty()) return Error{"There is no page for teachers about this game."};
  const Box content = content_box(job);
  const auto columns = [&](std::size_t) { return std::vector{content}; };
  const auto write = [&](double size) {
    Article article(content.width(), size);
    for (const rulebook::Section& section : book.sections) {
      if (section.depth == 1) article.add_title(section.title);
      else article.add_heading(section.title, section.depth);
      for (const rulebook::Part& part : section.parts)
        if (part.kind != rulebook::Part::Kind::block) article.add(part);
    }
    return article;
  };
  // On one page, unless large print is asked for.
  double size = job.request.is_large ? 16 : 11.5;
  Article article = write(size);
  while (!job.request.is_large && size > 8 && pour(article.slabs(), columns).back().page > 0)
    article = write(size -= 0.5);

  Pages pages;
  for (const PlacedSlab& placed : pour(article.slabs(), columns)) {
    while (pages.size() <= placed.page) pages.push_back(make_page(job));
    placed.slab->draw(Canvas(pages[placed.page].layers[0]).at(placed.at));
  }
  write_footers(pages, job);
  return pages;
}

}  // namespace lozenge::print

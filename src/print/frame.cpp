#include "print/frame.hpp"

#include "play/family.hpp"
#include "print/typeset.hpp"
#include "rulebook/rulebook.hpp"

namespace lozenge::print {

namespace {

double footer_size(const Job& job) { return job.request.is_large ? 9 : 6.5; }

std::vector<TextLine> credit_lines(const Job& job, double width) {
  if (!job.words.has("game.credit")) return {};
  return set_lines(plain_text(job.words("game.credit")), width, footer_size(job));
}

/// Room for the number of the page, at the right.
double number_width(const Job& job) { return 9 * footer_size(job); }

double footer_height(const Job& job, double width) {
  const std::size_t lines = std::max<std::size_t>(1, credit_lines(job, width - number_width(job)).size());
  return static_cast<double>(lines) * footer_size(job) * 1.3 + 8;
}

void write_footer(Page& page, const Job& job, std::size_t number, std::size_t count) {
  const double size = footer_size(job), width = page.width - 2 * paper_margin;
  const double top = page.height - paper_margin - footer_height(job, width) + 4;
  page.layers.push_back({});
  Canvas canvas(page.layers.back());
  const Vec rule[] = {{paper_margin, top}, {page.width - paper_margin, top}};
  canvas.stroke(line(rule), {grey, 0.4});
  double y = top + 1.3 * size;
  for (const TextLine& line : credit_lines(job, width - number_width(job))) {
    line.draw(canvas.at({paper_margin, y}), size, grey);
    y += 1.3 * size;
  }
  canvas.write(std::to_string(number) + " / " + std::to_string(count), {page.width - paper_margin, top + 1.3 * size},
               {.size = size, .colour = grey, .align = Align::right});
}

}  // namespace

Box content_box(const Job& job, bool lies) {
  const Paper paper = lies ? Paper{job.paper.name, job.paper.height, job.paper.width} : job.paper;
  Box box = printable(paper);
  box.bottom -= footer_height(job, box.width());
  return box;
}

Page make_page(const Job& job, bool lies) {
  Page page{job.paper.width, job.paper.height, {Layer{}}};
  if (lies) std::swap(page.width, page.height);
  return page;
}

void write_footers(Pages& pages, const Job& job) {
  std::size_t number = 0;
  for (Page& page : pages) write_footer(page, job, ++number, pages.size());
}

std::string title_of(const Job& job) {
  const auto book = rulebook::read(job.texts.rules);
  return book.sections.empty() ? job.game->family().name : book.sections[0].title;
}

}  // namespace lozenge::print

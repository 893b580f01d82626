#include "core/path.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/number.hpp"

namespace lozenge {

namespace {

/// How far a curve is pulled to go round a quarter of a circle.
constexpr double quarter = 0.5522847498;

}  // namespace

double length(Vec v) { return std::sqrt(v.x * v.x + v.y * v.y); }

Vec unit(Vec v) {
  const double l = length(v);
  return l > 0 ? v * (1 / l) : v;
}

bool Box::holds(const Box& other) const {
  return left <= other.left && top <= other.top && other.right <= right && other.bottom <= bottom;
}

Box united(const Box& a, const Box& b) {
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right), std::max(a.bottom, b.bottom)};
}

Box shared(const Box& a, const Box& b) {
  return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right), std::min(a.bottom, b.bottom)};
}

Affine Affine::operator*(const Affine& inner) const {
  const Vec origin = (*this)({inner.e, inner.f});
  return {a * inner.a + c * inner.b,
          b * inner.a + d * inner.b,
          a * inner.c + c * inner.d,
          b * inner.c + d * inner.d,
          origin.x,
          origin.y};
}

double Affine::scale() const { return length({a, b}); }

double Affine::degrees() const { return b == 0 && a >= 0 ? 0 : std::atan2(b, a) * 180 / std::numbers::pi; }

Affine moved(Vec by) { return {1, 0, 0, 1, by.x, by.y}; }

Affine scaled(double x, double y) { return {x, 0, 0, y, 0, 0}; }

Affine turned(double degrees) {
  const double angle = degrees * std::numbers::pi / 180, c = std::cos(angle), s = std::sin(angle);
  return {c, s, -s, c, 0, 0};
}

Path& Path::move_to(Vec to) {
  parts_.push_back({Verb::move, to});
  return *this;
}

Path& Path::line_to(Vec to) {
  parts_.push_back({Verb::line, to});
  return *this;
}

Path& Path::curve_to(Vec first, Vec second, Vec to) {
  parts_.push_back({Verb::curve, to, first, second});
  return *this;
}

Path& Path::close() {
  parts_.push_back({Verb::close});
  return *this;
}

Path& Path::add(const Path& other) {
  parts_.insert(parts_.end(), other.parts_.begin(), other.parts_.end());
  return *this;
}

Path Path::under(const Affine& place) const {
  Path out = *this;
  for (Part& part : out.parts_) {
    part.to = place(part.to);
    part.first = place(part.first);
    part.second = place(part.second);
  }
  return out;
}

Box Path::box() const {
  Box box;
  bool is_first = true;
  const auto take = [&](Vec v) {
    box = is_first ? Box{v.x, v.y, v.x, v.y} : united(box, {v.x, v.y, v.x, v.y});
    is_first = false;
  };
  for (const Part& part : parts_) {
    if (part.verb == Verb::close) continue;
    take(part.to);
    if (part.verb != Verb::curve) continue;
    take(part.first);
    take(part.second);
  }
  return box;
}

Path line(std::span<const Vec> points) {
  Path path;
  for (std::size_t i = 0; i < points.size(); ++i) i == 0 ? path.move_to(points[i]) : path.line_to(points[i]);
  return path;
}

Path polygon(std::span<const Vec> points) {
  Path path = line(points);
  return points.empty() ? path : path.close();
}

Path rectangle(const Box& box, double radius) {
  const auto [l, t, r, b] = box;
  if (radius <= 0) return Path().move_to({l, t}).line_to({r, t}).line_to({r, b}).line_to({l, b}).close();
  const double k = radius, p = radius * (1 - quarter);
  return Path()
      .move_to({l + k, t})
      .line_to({r - k, t})
      .curve_to({r - p, t}, {r, t + p}, {r, t + k})
      .line_to({r, b - k})
      .curve_to({r, b - p}, {r - p, b}, {r - k, b})
      .line_to({l + k, b})
      .curve_to({l + p, b}, {l, b - p}, {l, b - k})
      .line_to({l, t + k})
      .curve_to({l, t + p}, {l + p, t}, {l + k, t})
      .close();
}

Path ellipse(Vec c, double across, double down) {
  const double p = across * quarter, q = down * quarter;
  return Path()
      .move_to({c.x + across, c.y})
      .curve_to({c.x + across, c.y + q}, {c.x + p, c.y + down}, {c.x, c.y + down})
      .curve_to({c.x - p, c.y + down}, {c.x - across, c.y + q}, {c.x - across, c.y})
      .curve_to({c.x - across, c.y - q}, {c.x - p, c.y - down}, {c.x, c.y - down})
      .curve_to({c.x + p, c.y - down}, {c.x + across, c.y - q}, {c.x + across, c.y})
      .close();
}

Path bowl(Vec c, double across, double down) {
  const double p = across * quarter, q = down * quarter;
  return Path()
      .move_to({c.x - across, c.y})
      .curve_to({c.x - across, c.y + q}, {c.x - p, c.y + down}, {c.x, c.y + down})
      .curve_to({c.x + p, c.y + down}, {c.x + across, c.y + q}, {c.x + across, c.y});
}

std::string text(const Path& path) {
  const auto pair = [](Vec v) { return short_decimal(v.x, 2) + " " + short_decimal(v.y, 2); };
  std::string out;
  for (const Path::Part& part : path.parts()) switch (part.verb) {
      case Path::Verb::move: out += "M" + pair(part.to); break;
      case Path::Verb::line: out += "L" + pair(part.to); break;
      case Path::Verb::curve: out += "C" + pair(part.first) + " " + pair(part.second) + " " + pair(part.to); break;
      case Path::Verb::close: out += "Z"; break;
    }
  return out;
}

}  // namespace lozenge

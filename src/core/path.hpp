// Outlines and lines as they are drawn, on a board or on paper: x grows to the right, y grows downward.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace lozenge {

struct Vec {
  double x = 0;
  double y = 0;

  constexpr Vec operator+(Vec v) const { return {x + v.x, y + v.y}; }
  constexpr Vec operator-(Vec v) const { return {x - v.x, y - v.y}; }
  constexpr Vec operator*(double k) const { return {k * x, k * y}; }
  constexpr bool operator==(const Vec&) const = default;
};

double length(Vec v);
/// The same direction, with length 1; 0 stays 0.
Vec unit(Vec v);

struct Box {
  double left = 0, top = 0, right = 0, bottom = 0;

  constexpr double width() const { return right - left; }
  constexpr double height() const { return bottom - top; }
  constexpr Vec centre() const { return {(left + right) / 2, (top + bottom) / 2}; }
  constexpr Box grown(double by) const { return {left - by, top - by, right + by, bottom + by}; }
  bool holds(const Box& other) const;
};

Box united(const Box& a, const Box& b);
Box shared(const Box& a, const Box& b);

/// A move, turn and change of scale: (x, y) becomes (a x + c y + e, b x + d y + f).
struct Affine {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

  Vec operator()(Vec v) const { return {a * v.x + c * v.y + e, b * v.x + d * v.y + f}; }
  /// First `inner`, then this one.
  Affine operator*(const Affine& inner) const;
  double scale() const;
  double degrees() const;  // clockwise
};

Affine moved(Vec by);
Affine scaled(double x, double y);
Affine turned(double degrees);

class Path {
 public:
  enum class Verb { move, line, curve, close };

  struct Part {
    Verb verb;
    Vec to{};
    Vec first{}, second{};  // what pulls a curve at its beginning and at its end
  };

  Path& move_to(Vec to);
  Path& line_to(Vec to);
  Path& curve_to(Vec first, Vec second, Vec to);
  Path& close();
  Path& add(const Path& other);

  const std::vector<Part>& parts() const { return parts_; }
  Path under(const Affine& place) const;
  Box box() const;  // of the points that it is made of, which holds all of it

 private:
  std::vector<Part> parts_;
};

Path line(std::span<const Vec> points);
Path polygon(std::span<const Vec> points);
Path rectangle(const Box& box, double radius = 0);
/// With a width below 0 it goes the other way round: inside another outline it is a hole.
Path ellipse(Vec centre, double across, double down);
inline Path circle(Vec centre, double radius) { return ellipse(centre, radius, radius); }
/// The lower half of an ellipse, from its left to its right.
Path bowl(Vec centre, double across, double down);

/// As SVG writes it, with two digits behind the point: "M0 -36L36 0L0 36L-36 0Z".
std::string text(const Path& path);

}  // namespace lozenge

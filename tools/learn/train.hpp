// Trains the network of a game on samples: by gradients of the logistic loss, in batches, with Adam. The result depends
// on the seed alone, not on the number of threads.
#pragma once

#include <cmath>
#include <numbers>
#include <numeric>

#include "eval/evaluator.hpp"
#include "search/playout.hpp"
#include "tools/learn/aim.hpp"
#include "tools/learn/parallel.hpp"

namespace lozenge::learn {

struct TrainSettings {
  int epochs = 6;
  double rate = 0.002;  // the largest step of a weight
  double trust = 0.5;   // how much the result counts; the rest is the score of the search
  int threads = 2;
};

template <Evaluated R>
class Trainer {
  using F = typename R::Features;
  using Network = eval::Network<F>;
  using Scale = eval::NetworkScale;

 public:
  explicit Trainer(const TrainSettings& settings)
      : settings_(settings), weights_(Network::size()), mean_(Network::size()), square_(Network::size()) {}

  /// Begins with the numbers of a network, or from nothing where there are none. Gives the mean loss of the last epoch.
  double fit(const std::vector<Sample<Position<R>>>& samples, std::uint64_t seed,
             std::span<const std::int16_t> start = {}) {
    std::vector<Example> examples;
    for (const auto& sample : samples) examples.push_back(example_of(sample));
    search::Random random(seed);
    if (start.empty()) begin(random);
    else begin(start);
    std::vector<std::uint32_t> order(examples.size());
    std::iota(order.begin(), order.end(), 0u);
    const std::size_t batches = examples.size() / batch_size;
    const double all_steps = static_cast<double>(batches) * settings_.epochs;
    double loss = 0;
    int steps = 0;
    for (int epoch = 0; epoch < settings_.epochs; ++epoch) {
      shuffle(order, random);
      for (Example& e : examples) see_otherwise(e, random);
      loss = 0;
      for (std::size_t b = 0; b < batches; ++b) {
        loss += slope(examples, std::span(order).subspan(b * batch_size, batch_size));
        ++steps;
        descend(settings_.rate * pace(steps / all_steps), steps);
      }
      loss /= static_cast<double>(batches * batch_size);
    }
    forget_unseen(examples);
    return loss;
  }

  /// In the order and the numbers of eval::Network.
  std::vector<std::int16_t> numbers() const {
    std::vector<std::int16_t> out;
    each_part([&](std::size_t n, double scale, double most) {
      for (std::size_t i = 0; i < n; ++i) {
        const double number = static_cast<double>(weights_[out.size()]) * scale;
        out.push_back(static_cast<std::int16_t>(std::lround(std::clamp(number, -most, most))));
      }
    });
    return out;
  }

 private:
  static void shuffle(std::vector<std::uint32_t>& order, search::Random& random) {
    for (std::size_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
  }

  static constexpr std::size_t first = Network::first, second = Network::second, stages = Network::stages;
  static constexpr std::size_t rows = eval::NetworkView<F>::rows;
  static constexpr std::size_t offsets_at = rows * first, stages_at = offsets_at + first;
  static constexpr std::size_t batch_size = 1024, slices = 4;

  /// Calls f(size, scale, most) for the parts of a network in their order: how many numbers, how many of them are a 1,
  /// and the largest that there may be.
  template <class Visit>
  static void each_part(Visit&& f) {
    constexpr double most = 32767;
    f(stages_at, Scale::active, most);
    for (std::size_t s = 0; s < stages; ++s) {
      f(first * second, Scale::weight, Scale::largest * Scale::weight);
      f(second, Scale::weight, most);
      f(second + 1, eval::spread * Scale::point, most);
    }
  }

  /// A sample as the network sees it.
  struct Example {
    List<std::uint16_t, 48> rows;
    std::uint8_t stage = 0;
    float base = 0;    // what the network adds to, in units of eval::spread
    float wanted = 0;  // by the side to move, between 0 and 1
  };

  /// What goes on in the layers for one example; `sum` is before, `active` after it is cut off.
  struct Layers {
    alignas(32) std::array<float, first> first_sum, first_active;
    alignas(32) std::array<float, second> second_sum, second_active;
  };

  Example example_of(const Sample<Position<R>>& sample) const {
    const auto& p = sample.position;
    Example out;
    view_.each(p, index(R::side(p)), [&](std::uint16_t row) { out.rows.push(row); });
    out.stage = static_cast<std::uint8_t>(view_.stage(p));
    out.base = static_cast<float>(eval::base_of<F>(p) / eval::spread);
    const double wanted = wanted_of(sample, settings_.trust);
    out.wanted = static_cast<float>(R::side(p) == Side::first ? wanted : 1 - wanted);
    return out;
  }

  /// Turns or mirrors an example, where that changes nothing: a network has to learn that.
  void see_otherwise(Example& e, search::Random& random) const {
    if (images_.size() == 1) return;
    const auto& place = images_[random.below(static_cast<std::uint32_t>(images_.size()))].place;
    for (auto& row : e.rows)
      if (row < eval::NetworkView<F>::piece_rows) row = static_cast<std::uint16_t>(row / 64 * 64 + place[row % 64]);
  }
  static std::vector<eval::Image> images_of_one_side() {
    auto images = F::images();
    std::erase_if(images, [](const eval::Image& i) { return i.exchanges_sides; });
    return images;
  }

  void begin(search::Random& random) {
    const auto some = [&](double width) {  // a sum of three is near enough to a bell curve
      double sum = 0;
      for (int i = 0; i < 3; ++i) sum += random.below(1 << 20) / static_cast<double>(1 << 19) - 1;
      return static_cast<float>(sum * width);
    };
    constexpr float middle = 0.3f;  // in the slope of the curve, not where it is cut off
    for (std::size_t i = 0; i < offsets_at; ++i) weights_[i] = some(0.15);
    for (std::size_t i = 0; i < first; ++i) weights_[offsets_at + i] = middle;
    for (std::size_t s = 0; s < stages; ++s) {
      float* stage = &weights_[stages_at + s * Network::stage_size];
      for (std::size_t i = 0; i < first * second; ++i) stage[i] = some(1.5 / std::sqrt(static_cast<double>(first)));
      for (std::size_t i = 0; i < second; ++i) stage[first * second + i] = middle;
      for (std::size_t i = 0; i < second; ++i) stage[first * second + second + i] = some(0.3);
    }
  }

  void begin(std::span<const std::int16_t> numbers) {
    std::size_t at = 0;
    each_part([&](std::size_t n, double scale, double) {
      for (const std::size_t end = at + n; at < end; ++at) weights_[at] = static_cast<float>(numbers[at] / scale);
    });
  }

  /// Slowly at first, then fast, at the end slowly again.
  static double pace(double done) {
    constexpr double warm = 0.02;
    return done < warm ? done / warm : (1 + std::cos(std::numbers::pi * done)) / 2;
  }

  /// The slope of the loss over a batch, into slope_; gives the loss. A batch is cut into slices, each summed up by
  /// itself.
  double slope(const std::vector<Example>& examples, std::span<const std::uint32_t> batch) {
    std::array<double, slices> loss{};
    in_parallel(settings_.threads, slices, [&](int slice) {
      const auto n = static_cast<std::size_t>(slice);
      slopes_[n].assign(weights_.size(), 0);
      Layers layers;
      for (const auto i : batch.subspan(n * batch_size / slices, batch_size / slices)) {
        const Example& e = examples[i];
        const double expected = 1 / (1 + std::exp(-static_cast<double>(forward(e, layers))));
        const double near = std::clamp(expected, 1e-9, 1 - 1e-9), wanted = static_cast<double>(e.wanted);
        loss[n] -= wanted * std::log(near) + (1 - wanted) * std::log(1 - near);
        backward(e, layers, static_cast<float>(expected - wanted) / batch_size, slopes_[n]);
      }
    });
    return std::accumulate(loss.begin(), loss.end(), 0.0);
  }

  static float cut(float x) { return x < 0 ? 0 : x > 1 ? 1 : x; }
  static bool is_inside(float x) { return x > 0 && x < 1; }

  /// What the evaluation says, in units of eval::spread.
  float forward(const Example& e, Layers& l) const {
    for (std::size_t i = 0; i < first; ++i) l.first_sum[i] = weights_[offsets_at + i];
    for (const auto seen : e.rows) {
      const float* row = &weights_[seen * first];
      for (std::size_t i = 0; i < first; ++i) l.first_sum[i] += row[i];
    }
    for (std::size_t i = 0; i < first; ++i) l.first_active[i] = cut(l.first_sum[i]);
    const float* stage = &weights_[stages_at + e.stage * Network::stage_size];
    const float *offsets = stage + first * second, *last = offsets + second;
    for (std::size_t o = 0; o < second; ++o) l.second_sum[o] = offsets[o];
    for (std::size_t i = 0; i < first; ++i) {
      const float active = l.first_active[i];
      if (active == 0) continue;
      for (std::size_t o = 0; o < second; ++o) l.second_sum[o] += active * stage[i * second + o];
    }
    float out = e.base + last[second];
    for (std::size_t o = 0; o < second; ++o) {
      l.second_active[o] = cut(l.second_sum[o]);
      out += l.second_active[o] * last[o];
    }
    return out;
  }

  /// Adds the slope of the loss, `error` at the output, in all weights.
  void backward(const Example& e, const Layers& l, float error, std::vector<float>& slopes) const {
    const std::size_t at = stages_at + e.stage * Network::stage_size;
    const float* stage = &weights_[at];
    const float* last = stage + first * second + second;
    float* stage_slope = &slopes[at];
    float *offset_slope = stage_slope + first * second, *last_slope = offset_slope + second;
    alignas(32) std::array<float, second> second_error;
    for (std::size_t o = 0; o < second; ++o) {
      second_error[o] = is_inside(l.second_sum[o]) ? error * last[o] : 0;
      offset_slope[o] += second_error[o];
      last_slope[o] += error * l.second_active[o];
    }
    last_slope[second] += error;
    alignas(32) std::array<float, first> first_error{};
    for (std::size_t i = 0; i < first; ++i) {
      const float active = l.first_active[i];
      if (active == 0) continue;
      for (std::size_t o = 0; o < second; ++o) stage_slope[i * second + o] += active * second_error[o];
      if (active < 1) first_error[i] = product(&stage[i * second], second_error);
    }
    for (std::size_t i = 0; i < first; ++i) slopes[offsets_at + i] += first_error[i];
    for (const auto seen : e.rows) {
      float* row = &slopes[seen * first];
      for (std::size_t i = 0; i < first; ++i) row[i] += first_error[i];
    }
  }

  /// Eight sums side by side, which the compiler may keep in one register.
  static float product(const float* a, const std::array<float, second>& b) {
    std::array<float, 8> part{};
    for (std::size_t o = 0; o < second; o += part.size())
      for (std::size_t k = 0; k < part.size(); ++k) part[k] += a[o + k] * b[o + k];
    return std::accumulate(part.begin(), part.end(), 0.0f);
  }

  /// A step down the slope (Adam: Kingma and Ba, 2015).
  void descend(double rate, int steps) {
    constexpr float keep = 0.9f, keep_square = 0.999f;
    const auto step = static_cast<float>(rate / (1 - std::pow(keep, steps)));
    const auto square_scale = static_cast<float>(1 / (1 - std::pow(keep_square, steps)));
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      float slope = 0;
      for (const auto& part : slopes_) slope += part[i];
      mean_[i] = keep * mean_[i] + (1 - keep) * slope;
      square_[i] = keep_square * square_[i] + (1 - keep_square) * slope * slope;
      weights_[i] -= step * mean_[i] / (std::sqrt(square_[i] * square_scale) + 1e-8f);
    }
  }

  /// Rows that no example has called for are as they began: noise.
  void forget_unseen(const std::vector<Example>& examples) {
    std::array<bool, rows> seen{};
    for (const Example& e : examples)
      for (const auto row : e.rows) seen[row] = true;
    for (std::size_t row = 0; row < rows; ++row)
      if (!seen[row]) std::fill_n(weights_.begin() + static_cast<std::ptrdiff_t>(row * first), first, 0.0f);
  }

  TrainSettings settings_;
  eval::NetworkView<F> view_;
  std::vector<eval::Image> images_ = images_of_one_side();
  std::vector<float> weights_, mean_, square_;
  std::array<std::vector<float>, slices> slopes_;
};

}  // namespace lozenge::learn

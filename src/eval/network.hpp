// A small network in whole numbers: what stands where goes in, points for the side to move come out.
//
//   pieces and traits, seen by the side to move  ->  first layer  ->  second layer  ->  points
//
// The first layer is a sum of a row of weights for each piece and each trait, cut off below 0 and above 1. The layers
// above it come in several stages, chosen by how far the game has come. Its form on disk is in docs/weights.md.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <span>
#include <vector>

#include "core/key.hpp"
#include "eval/features.hpp"
#include "eval/vectors.hpp"
#include "eval/weights.hpp"

namespace lozenge::eval {

/// In which numbers a network calculates: so many are a 1.
struct NetworkScale {
  static constexpr int active = 1024;                                // of what the two layers give
  static constexpr int weight_bits = 10, weight = 1 << weight_bits;  // of the second layer
  static constexpr int point = 32;                                   // of the last weights, which are points
  static constexpr int largest = 4;  // of the second layer's weights: so that no sum overflows
};

/// Which row of the first layer speaks for what. Pieces come first, those of the side to move, then its opponent's: for
/// each kind a row for each place. Then, where a game has them, the traits of the two: for each a row for each value.
/// The second side sees the board as its opponent would see it.
template <class F>
class NetworkView {
  static constexpr std::size_t trait_rows = [] {
    std::size_t sum = 0;
    if constexpr (HasTraits<F>)
      for (const int size : F::trait_sizes) sum += static_cast<std::size_t>(size);
    return sum;
  }();

 public:
  static constexpr std::size_t piece_rows = 2 * F::kinds * 64, rows = piece_rows + 2 * trait_rows;

  [[gnu::cold]] NetworkView() {
    const auto images = F::images();
    const auto turned = std::ranges::find(images, true, &Image::exchanges_sides);
    assert(turned != images.end());
    for (int side = 0; side < 2; ++side)
      for (int owner = 0; owner < 2; ++owner)
        for (int kind = 0; kind < F::kinds; ++kind)
          for (int place = 0; place < 64; ++place) {
            const int seen = side == 0 ? place : turned->place[static_cast<std::size_t>(place)];
            row_[side][owner][kind][place] =
                static_cast<std::uint16_t>(((owner == side ? 0 : F::kinds) + kind) * 64 + seen);
          }
  }

  /// Calls f(row) for all that `side`, which is to move, sees.
  template <class Position, class Visit>
  [[gnu::always_inline]] void each(const Position& p, int side, Visit&& f) const {
    const auto& row = row_[side];
    F::each_piece(p, [&](int owner, int kind, int place) { f(row[owner][kind][place]); });
    if constexpr (HasTraits<F>) {
      std::size_t from = piece_rows;
      for (const int owner : {side, side ^ 1}) {
        const auto traits = F::traits(p, owner);
        for (std::size_t t = 0; t < traits.size(); ++t) {
          f(static_cast<std::uint16_t>(from + static_cast<std::size_t>(traits[t])));
          from += static_cast<std::size_t>(F::trait_sizes[t]);
        }
      }
    }
  }

  /// From 0 at the end of a game.
  template <class Position>
  static std::size_t stage(const Position& p) {
    return static_cast<std::size_t>(F::phase(p) * F::network.stages / (F::phases + 1));
  }

 private:
  std::uint16_t row_[2][2][F::kinds][64];
};

template <class F>
class Network {
 public:
  static constexpr std::size_t first = F::network.first, second = F::network.second, stages = F::network.stages;
  static_assert(first % shorts == 0 && second % ints == 0, "layers are full vectors");
  static_assert(first <= 256, "sums of the second layer would overflow");

  /// The numbers of a network, in this order: for each row of the first layer its weights; its offsets; then for each
  /// stage the weights of the second layer, those of one input together, its offsets, the last weights, their offset.
  static constexpr std::size_t stage_size = first * second + second + second + 1;
  static constexpr std::size_t size() { return (NetworkView<F>::rows + 1) * first + stages * stage_size; }

  std::uint32_t fingerprint() const {
    return static_cast<std::uint32_t>(bits(Mixer().add(first).add(second).add(stages).add(size()).key()));
  }

  void adopt(std::span<const std::int16_t> numbers) {
    assert(numbers.size() == size());
    const auto take = [&](std::size_t n) {
      const auto taken = numbers.first(n);
      numbers = numbers.subspan(n);
      return taken;
    };
    for (auto& row : rows_) std::ranges::copy(take(first), row.begin());
    std::ranges::copy(take(first), offsets_.begin());
    for (Stage& stage : stages_) {
      constexpr int most = NetworkScale::largest * NetworkScale::weight;
      for (std::size_t i = 0; i < first; ++i) {
        const auto weights = take(second);
        for (std::size_t o = 0; o < second; ++o)
          stage.weights[i / 2][2 * o + i % 2] = static_cast<std::int16_t>(std::clamp<int>(weights[o], -most, most));
      }
      const auto offsets = take(second);
      for (std::size_t o = 0; o < second; ++o) stage.offsets[o] = offsets[o] * NetworkScale::active;
      const auto last = take(second);
      std::ranges::copy(last, stage.last.begin());
      stage.last_offset = take(1).front() * NetworkScale::active;
    }
  }

  /// Points for the side to move.
  template <class Position>
  int operator()(const Position& p, int side) const {
    alignas(vector_bytes) std::array<std::int16_t, first> active;
    activate(p, side, active);
    return base_of<F>(p) + points(stages_[NetworkView<F>::stage(p)], active);
  }

 private:
  struct Stage {
    // Two inputs at a time: of each output the weight of the one, then of the other.
    alignas(vector_bytes) std::array<std::array<std::int16_t, 2 * second>, first / 2> weights;
    alignas(vector_bytes) std::array<std::int32_t, second> offsets;
    alignas(vector_bytes) std::array<std::int32_t, second> last;
    std::int32_t last_offset;
  };

  template <class Vector, class T>
  [[gnu::always_inline]] static Vector load(const T* from) {
    Vector v;
    std::memcpy(&v, from, sizeof v);
    return v;
  }

  /// The first layer, as many sums at a time as there are registers for.
  template <class Position>
  [[gnu::always_inline]] void activate(const Position& p, int side, std::array<std::int16_t, first>& active) const {
    constexpr std::size_t vectors = first / shorts, at_once = vectors < 8 ? vectors : 8;
    for (std::size_t from = 0; from < vectors; from += at_once) {
      Shorts sums[at_once];
      for (std::size_t v = 0; v < at_once; ++v) sums[v] = load<Shorts>(&offsets_[(from + v) * shorts]);
      view_.each(p, side, [&](std::size_t row) {
        for (std::size_t v = 0; v < at_once; ++v) sums[v] += load<Shorts>(&rows_[row][(from + v) * shorts]);
      });
      for (std::size_t v = 0; v < at_once; ++v) {
        const Shorts cut = between(sums[v], Shorts{}, Shorts{} + std::int16_t{NetworkScale::active});
        std::memcpy(&active[(from + v) * shorts], &cut, sizeof cut);
      }
    }
  }

  [[gnu::always_inline]] static int points(const Stage& stage, const std::array<std::int16_t, first>& active) {
    constexpr std::size_t vectors = second / ints;
    Ints sums[vectors];
    for (std::size_t v = 0; v < vectors; ++v) sums[v] = load<Ints>(&stage.offsets[v * ints]);
    for (std::size_t i = 0; i < first / 2; ++i) {
      const Shorts pair = pair_everywhere(&active[2 * i]);
      for (std::size_t v = 0; v < vectors; ++v)
        sums[v] = add_products(sums[v], pair, load<Shorts>(&stage.weights[i][v * shorts]));
    }
    Ints total{};
    for (std::size_t v = 0; v < vectors; ++v) {
      const Ints cut = between(sums[v] >> NetworkScale::weight_bits, Ints{}, Ints{} + NetworkScale::active);
      total += cut * load<Ints>(&stage.last[v * ints]);
    }
    int sum = stage.last_offset;
    for (std::size_t i = 0; i < ints; ++i) sum += total[i];
    return sum / (NetworkScale::active * NetworkScale::point);
  }

  NetworkView<F> view_;
  alignas(vector_bytes) std::array<std::array<std::int16_t, first>, NetworkView<F>::rows> rows_{};
  alignas(vector_bytes) std::array<std::int16_t, first> offsets_{};
  std::array<Stage, stages> stages_{};
};

}  // namespace lozenge::eval

// Which weights a position calls for: the patterns of a game with all their images, laid out in one list of weights.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstring>
#include <numeric>

#include "core/key.hpp"
#include "eval/features.hpp"

namespace lozenge::eval {

/// Numbers of all patterns at once, a lane each. A piece adds to the lanes of the patterns that see it; with 16 bits a
/// lane the compiler turns that into a few vector additions.
template <std::size_t Size>
struct alignas(32) Lanes {
  std::array<std::uint16_t, Size> number{};

  void add(const Lanes& other) {
    for (std::size_t i = 0; i < Size; ++i) number[i] = static_cast<std::uint16_t>(number[i] + other.number[i]);
  }
};

/// The lanes that speak for the first side come first, as many that speak for the second side follow, then spare ones.
template <class F>
class Layout {
 public:
  static_assert(F::lanes % 16 == 0, "lanes come in full vectors");

  Layout() {
    const auto patterns = F::patterns();
    const auto images = F::images();
    for (const bool exchanges : {false, true}) {
      std::uint32_t base = 0;
      for (const Pattern& pattern : patterns) {
        add_images(pattern, images, exchanges, base);
        base += pattern.size();
      }
      if (!exchanges) half_ = used_;
      size_ = base;
    }
    assert(used_ == 2 * half_);
    for (std::size_t t = 0; t < F::trait_sizes.size(); ++t) {
      trait_base_[t] = size_;
      size_ += static_cast<std::uint32_t>(F::trait_sizes[t]);
    }
    tempo_base_ = size_;
    size_ += static_cast<std::uint32_t>(F::tempo_size);
  }

  std::size_t size() const { return size_; }

  /// Calls f(weight number, sign), sign +1 or -1 as the weight speaks for the first or the second side.
  template <class Position, class Visit>
  [[gnu::always_inline]] void each(const Position& p, Visit&& f) const {
    Lanes<F::lanes> at;
    F::each_piece(p, [&](int side, int kind, int place) { at.add(seen_[side][kind][place]); });
    for (std::size_t i = 0; i < half_; ++i) f(base_[i] + at.number[i], +1);
    for (std::size_t i = half_; i < used_; ++i) f(base_[i] + at.number[i], -1);
    const auto first = F::traits(p, 0), second = F::traits(p, 1);
    for (std::size_t t = 0; t < trait_base_.size(); ++t) {
      f(trait_base_[t] + static_cast<std::uint32_t>(first[t]), +1);
      f(trait_base_[t] + static_cast<std::uint32_t>(second[t]), -1);
    }
  }
  template <class Position>
  std::uint32_t tempo(const Position& p) const {
    return tempo_base_ + static_cast<std::uint32_t>(F::tempo(p));
  }

  /// Differs where the weights of one layout would mean something else in another.
  std::uint32_t fingerprint() const {
    Mixer mixer;
    for (const auto& side : seen_)
      for (const auto& kind : side)
        for (const auto& lanes : kind)
          for (const auto n : lanes.number) mixer.add(n);
    for (const auto b : base_) mixer.add(b);
    for (const auto t : trait_base_) mixer.add(t);
    return static_cast<std::uint32_t>(bits(mixer.add(size_).key()));
  }

 private:
  void add_images(const Pattern& pattern, const std::vector<Image>& images, bool exchanges, std::uint32_t base) {
    std::vector<std::vector<std::uint8_t>> known;
    for (const Image& image : images) {
      if (image.exchanges_sides != exchanges) continue;
      auto places = pattern.places;
      for (auto& place : places) place = image.place[place];
      if (std::ranges::find(known, places) != known.end()) continue;
      known.push_back(places);
      add_lane(pattern, places, exchanges, base);
    }
  }

  void add_lane(const Pattern& pattern, const std::vector<std::uint8_t>& places, bool exchanges, std::uint32_t base) {
    assert(used_ < F::lanes && pattern.size() <= 65536);
    const std::uint32_t radix = pattern.radix(), ranks = radix / 2;
    std::uint32_t worth = 1;
    for (const auto place : places) {
      for (int side = 0; side < 2; ++side)
        for (int kind = 0; kind < F::kinds; ++kind) {
          const std::uint32_t rank = pattern.ranks[static_cast<std::size_t>(kind)];
          const std::uint32_t digit = rank == 0 ? 0 : rank + ((side == 1) != exchanges ? ranks : 0);
          seen_[side][kind][place].number[used_] = static_cast<std::uint16_t>(digit * worth);
        }
      worth *= radix;
    }
    base_[used_++] = base;
  }

  Lanes<F::lanes> seen_[2][F::kinds][64];
  std::array<std::uint32_t, F::lanes> base_{};
  std::array<std::uint32_t, F::trait_sizes.size()> trait_base_{};
  std::uint32_t tempo_base_ = 0;
  std::uint32_t size_ = 0;
  std::size_t half_ = 0, used_ = 0;
};

}  // namespace lozenge::eval

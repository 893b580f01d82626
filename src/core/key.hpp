// Hash keys of positions.
#pragma once

#include <cstdint>

namespace lozenge {

/// 64 well mixed bits that stand for a position. Equal positions have equal keys.
enum class Key : std::uint64_t {};

constexpr std::uint64_t bits(Key k) { return static_cast<std::uint64_t>(k); }

/// Takes words in, one after the other, and gives a key. Two multiplications a word: positions here are
/// three to seven words long, so hashing them whole is as cheap as keeping a key up to date move by move.
class Mixer {
 public:
  constexpr Mixer& add(std::uint64_t word) {
    state_ = (state_ ^ word) * 0x9e3779b97f4a7c15u;
    state_ ^= state_ >> 32;
    state_ *= 0xd6e8feb86659fd93u;
    state_ ^= state_ >> 29;
    return *this;
  }
  constexpr Key key() const { return static_cast<Key>(state_); }

 private:
  std::uint64_t state_ = 0x2545f4914f6cdd1du;
};

}  // namespace lozenge

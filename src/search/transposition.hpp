// What the search has found out about positions, shared by all threads without a lock: an entry is two words, and the
// first is the key xored with the second, so that a torn entry is not recognised.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <optional>

#include "core/key.hpp"
#include "search/large_memory.hpp"
#include "search/score.hpp"

namespace lozenge::search {

enum class Bound : std::uint8_t { none, upper, lower, exact };

/// 16 bits that tell a move from the others of its position, nearly always. A false friend costs order, not truth.
enum class MoveTag : std::uint16_t {};

class TranspositionTable {
 public:
  struct Entry {
    Score score = 0;
    int depth = 0;
    Bound bound = Bound::none;
    MoveTag move{};

    /// Is this all that a search with this window would find out?
    bool decides(Score alpha, Score beta) const {
      return bound == Bound::exact || (bound == Bound::lower && score >= beta) ||
             (bound == Bound::upper && score <= alpha);
    }
  };

  explicit TranspositionTable(std::size_t megabytes) { resize(megabytes); }

  void resize(std::size_t megabytes) {
    const std::size_t slots = std::bit_floor(std::max<std::size_t>((megabytes << 20) / sizeof(Slot), bucket));
    mask_ = slots - bucket;
    slots_ = {};  // not both at once
    slots_ = make_large_array<Slot>(slots);
  }

  void clear() {
    for (std::size_t i = 0; i < mask_ + bucket; ++i) {
      slots_[i].check.store(0, std::memory_order_relaxed);
      slots_[i].data.store(0, std::memory_order_relaxed);
    }
  }

  /// Entries of earlier searches are the first to make room.
  void begin_search() { generation_ = static_cast<std::uint8_t>(generation_ + 1); }

  /// Can memory be sent for ahead of time? Not in WebAssembly.
#if defined(__wasm__)
  static constexpr bool prefetches = false;
#else
  static constexpr bool prefetches = true;
#endif
  void prefetch(Key key) const { __builtin_prefetch(&slots_[bits(key) & mask_]); }

  /// Win scores are kept as seen from the position itself, not from the root.
  std::optional<Entry> find(Key key, int ply) const {
    const Slot* slots = &slots_[bits(key) & mask_];
    for (std::size_t i = 0; i < bucket; ++i) {
      const std::uint64_t data = slots[i].data.load(std::memory_order_relaxed);
      if ((slots[i].check.load(std::memory_order_relaxed) ^ data) == bits(key) && data != 0) return unpack(data, ply);
    }
    return std::nullopt;
  }

  void store(Key key, int ply, const Entry& entry) {
    Slot* slots = &slots_[bits(key) & mask_];
    Slot* victim = slots;
    int least = infinite;
    for (std::size_t i = 0; i < bucket; ++i) {
      const std::uint64_t data = slots[i].data.load(std::memory_order_relaxed);
      if ((slots[i].check.load(std::memory_order_relaxed) ^ data) == bits(key)) {
        victim = &slots[i];
        break;
      }
      const int age = static_cast<std::uint8_t>(generation_ - static_cast<std::uint8_t>(data >> 56));
      const int worth = depth_of(data) - 8 * age;
      if (worth < least) {
        least = worth;
        victim = &slots[i];
      }
    }
    const std::uint64_t data = pack(entry, ply);
    victim->data.store(data, std::memory_order_relaxed);
    victim->check.store(bits(key) ^ data, std::memory_order_relaxed);
  }

 private:
  struct Slot {
    std::atomic<std::uint64_t> check{0};
    std::atomic<std::uint64_t> data{0};
  };
  static constexpr std::size_t bucket = 4;  // one cache line

  // data:  generation:8 | bound:8 | depth:8 | (unused:8) | score:16 | move:16
  static int depth_of(std::uint64_t data) { return static_cast<int>(data >> 40 & 0xff); }

  std::uint64_t pack(const Entry& e, int ply) const {
    const Score score = !is_decided(e.score) ? e.score : e.score > 0 ? e.score + ply : e.score - ply;
    return static_cast<std::uint64_t>(generation_) << 56 | static_cast<std::uint64_t>(e.bound) << 48 |
           static_cast<std::uint64_t>(std::clamp(e.depth, 0, 255)) << 40 |
           static_cast<std::uint64_t>(static_cast<std::uint16_t>(score)) << 16 | static_cast<std::uint16_t>(e.move);
  }
  static Entry unpack(std::uint64_t data, int ply) {
    const Score kept = static_cast<std::int16_t>(data >> 16);
    const Score score = !is_decided(kept) ? kept : kept > 0 ? kept - ply : kept + ply;
    return {score, depth_of(data), static_cast<Bound>(data >> 48 & 0xff), static_cast<MoveTag>(data & 0xffff)};
  }

  LargeArray<Slot> slots_;
  std::size_t mask_ = 0;
  std::uint8_t generation_ = 0;
};

}  // namespace lozenge::search

// What the threads of a team are looking at right now: where one is busy, another does something else first, so that
// they do not do the same twice (after T. Kerrigan's simplified form of ABDADA).
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <type_traits>

#include "core/key.hpp"
#include "core/list.hpp"

namespace lozenge::search {

/// Forgets an entry where two meet in one slot, and takes somebody to be busy with key 0 always: that costs time, not
/// truth.
class Busy {
 public:
  /// Says that somebody is busy with a position, for as long as it lives; nothing where nobody is to be told.
  class Stay {
   public:
    Stay(Busy* busy, Key key) : busy_(busy), key_(key) {
      if (busy_ != nullptr) busy_->enter(key_);
    }
    ~Stay() {
      if (busy_ != nullptr) busy_->leave(key_);
    }
    Stay(const Stay&) = delete;
    Stay& operator=(const Stay&) = delete;

   private:
    Busy* busy_;
    Key key_;
  };

  bool has(Key key) const { return slot(key).load(std::memory_order_relaxed) == bits(key); }

 private:
  using Slot = std::atomic<std::uint64_t>;
  static constexpr std::size_t size = 4096;

  void enter(Key key) { slot(key).store(bits(key), std::memory_order_relaxed); }
  void leave(Key key) {
    if (has(key)) slot(key).store(0, std::memory_order_relaxed);
  }
  static std::size_t place(Key key) { return bits(key) % size; }
  const Slot& slot(Key key) const { return slots_[place(key)]; }
  Slot& slot(Key key) { return slots_[place(key)]; }

  std::array<Slot, size> slots_{};
};

/// In which order the moves of a list are looked at: their own, but those that another thread is busy with come again
/// at the end. Where there are no other threads nothing is left of it: in the browser every byte is loaded.
template <bool HasOthers>
class Rounds {
 public:
  explicit Rounds(std::size_t moves) : moves_(moves) {}

  std::size_t size() const {
    if constexpr (HasOthers) return moves_ + postponed_.size();
    else return moves_;
  }
  /// The place in the list of the move whose turn it is.
  std::size_t operator[](std::size_t turn) const {
    if constexpr (HasOthers) return turn < moves_ ? turn : postponed_[turn - moves_];
    else return turn;
  }
  /// Is another thread busy with the position that the move leads to? Then it gets a second turn, and nobody a third.
  bool postpones(std::size_t turn, const Busy& busy, Key next) {
    if constexpr (HasOthers) {
      if (turn >= moves_ || !busy.has(next)) return false;
      postponed_.push(static_cast<std::uint32_t>(turn));
      return true;
    }
    return false;
  }

 private:
  struct Nothing {};

  std::size_t moves_;
  [[no_unique_address]] std::conditional_t<HasOthers, List<std::uint32_t, 128>, Nothing> postponed_;
};

}  // namespace lozenge::search

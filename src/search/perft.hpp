// Counts sequences of moves: the yardstick of a move generator, exact and fast. Leaves are counted, not visited.
#pragma once

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

#include "core/rules.hpp"

namespace lozenge::search {

template <Rules R>
std::uint64_t count_moves(const Position<R>& p) {
  if (R::outcome(p)) return 0;
  if constexpr (Counting<R>) {
    return R::count(p);
  } else {
    MoveList<R> moves;
    R::generate(p, moves);
    return moves.size();
  }
}

template <Rules R>
std::uint64_t perft(const Position<R>& p, int depth) {
  if (depth <= 0) return 1;
  if (depth == 1) return count_moves<R>(p);
  MoveList<R> moves;
  legal_moves<R>(p, moves);
  std::uint64_t total = 0;
  // The last level is counted in this loop: half of all calls are saved.
  if (depth == 2)
    for (const auto& m : moves) total += count_moves<R>(R::play(p, m));
  else
    for (const auto& m : moves) total += perft<R>(R::play(p, m), depth - 1);
  return total;
}

/// Remembers counts by position and depth; lossy, safe to share between threads: an entry torn by two writers fails
/// its check (the key is stored xored with the count).
class PerftTable {
 public:
  explicit PerftTable(std::size_t megabytes) {
    std::size_t entries = 1;
    while (entries * 2 * sizeof(Entry) <= megabytes << 20) entries *= 2;
    mask_ = entries - 1;
    entries_ = std::make_unique<Entry[]>(entries);
  }

  std::optional<std::uint64_t> find(std::uint64_t key) const {
    const Entry& e = entries_[key & mask_];
    const std::uint64_t count = e.count.load(std::memory_order_relaxed);
    if ((e.check.load(std::memory_order_relaxed) ^ count) != key || count == 0) return std::nullopt;
    return count;
  }
  void store(std::uint64_t key, std::uint64_t count) {
    Entry& e = entries_[key & mask_];
    e.check.store(key ^ count, std::memory_order_relaxed);
    e.count.store(count, std::memory_order_relaxed);
  }

 private:
  struct Entry {
    std::atomic<std::uint64_t> check{0};
    std::atomic<std::uint64_t> count{0};
  };
  std::unique_ptr<Entry[]> entries_;
  std::size_t mask_ = 0;
};

template <Rules R>
std::uint64_t perft(const Position<R>& p, int depth, PerftTable& table) {
  if (depth <= 1) return perft<R>(p, depth);
  const std::uint64_t key = bits(Mixer().add(bits(R::key(p))).add(static_cast<std::uint64_t>(depth)).key());
  if (const auto known = table.find(key)) return *known;
  MoveList<R> moves;
  legal_moves<R>(p, moves);
  std::uint64_t total = 0;
  for (const auto& m : moves) total += perft<R>(R::play(p, m), depth - 1, table);
  table.store(key, total);
  return total;
}

/// The count beneath each move of a position, with several threads that take the moves one by one.
template <Rules R>
std::vector<std::uint64_t> divide(const Position<R>& p, const MoveList<R>& moves, int depth, int threads,
                                  PerftTable* table) {
  std::vector<std::uint64_t> counts(moves.size());
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < moves.size(); i = next++) {
      const auto after = R::play(p, moves[i]);
      counts[i] = table != nullptr ? perft<R>(after, depth - 1, *table) : perft<R>(after, depth - 1);
    }
  };
  std::vector<std::thread> helpers;
  for (int t = 1; t < threads; ++t) helpers.emplace_back(work);
  work();
  for (auto& helper : helpers) helper.join();
  return counts;
}

}  // namespace lozenge::search

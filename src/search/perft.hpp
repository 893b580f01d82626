// Counts sequences of moves: the yardstick of a move generator, exact and fast. Leaves are counted, not visited.
#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <vector>

#include "core/rules.hpp"
#include "core/thread.hpp"

namespace lozenge::search {

namespace detail {

/// In place: a call for each of them would be felt where leaves are counted.
template <Rules R>
[[gnu::always_inline]] inline std::uint64_t count_moves(const Position<R>& p) {
  if (R::outcome(p)) return 0;
  if constexpr (Counting<R>) {
    return R::count(p);
  } else {
    MoveList<R> moves;
    R::generate(p, moves);
    return moves.size();
  }
}

}  // namespace detail

template <Rules R>
std::uint64_t count_moves(const Position<R>& p) {
  return detail::count_moves<R>(p);
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
    for (const auto& m : moves) total += detail::count_moves<R>(R::play(p, m));
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

/// Counts that 64 bits cannot hold stay here. Only a table can get that far: it would take centuries one by one.
inline constexpr std::uint64_t too_many = ~std::uint64_t{0};

constexpr std::uint64_t sum(std::uint64_t a, std::uint64_t b) { return a > too_many - b ? too_many : a + b; }

template <Rules R>
std::uint64_t perft(const Position<R>& p, int depth, PerftTable& table) {
  if (depth <= 1) return perft<R>(p, depth);
  const std::uint64_t key = bits(Mixer().add(bits(R::key(p))).add(static_cast<std::uint64_t>(depth)).key());
  if (const auto known = table.find(key)) return *known;
  MoveList<R> moves;
  legal_moves<R>(p, moves);
  std::uint64_t total = 0;
  for (const auto& m : moves) total = sum(total, perft<R>(R::play(p, m), depth - 1, table));
  table.store(key, total);
  return total;
}

/// A part of a count: a position on the way, and the first move that led to it.
template <Rules R>
struct PerftPart {
  Position<R> position;
  std::size_t first_move;
};

/// Cuts a count into parts that are small against the whole, so that threads can share them and a count can be stopped
/// between two. `depth` becomes what is left to count beneath each.
template <Rules R>
std::vector<PerftPart<R>> cut(const Position<R>& p, const MoveList<R>& moves, int& depth) {
  constexpr std::size_t enough = 1000;
  constexpr int least_depth = 3;
  std::vector<PerftPart<R>> parts;
  for (std::size_t i = 0; i < moves.size(); ++i) parts.push_back({R::play(p, moves[i]), i});
  for (--depth; depth > least_depth && parts.size() < enough && !parts.empty(); --depth) {
    std::vector<PerftPart<R>> finer;
    for (const auto& part : parts) {
      MoveList<R> replies;
      legal_moves<R>(part.position, replies);
      for (const auto& m : replies) finer.push_back({R::play(part.position, m), part.first_move});
    }
    parts = std::move(finer);
  }
  return parts;
}

/// The count beneath each move of a position, with several threads. `go_on(done, parts)`, if there is one, is asked
/// in the calling thread; where it says no, nothing is given.
template <Rules R, class GoOn>
std::optional<std::vector<std::uint64_t>> divide(const Position<R>& p, const MoveList<R>& moves, int depth, int threads,
                                                 PerftTable* table, const GoOn& go_on) {
  const auto parts = cut<R>(p, moves, depth);
  std::vector<std::uint64_t> found(parts.size());
  std::atomic<std::size_t> next{0};
  std::atomic<bool> stopped{false};
  const auto work = [&](bool is_caller) {
    for (std::size_t i = next++; i < parts.size() && !stopped; i = next++) {
      const auto& here = parts[i].position;
      found[i] = table != nullptr ? perft<R>(here, depth, *table) : perft<R>(here, depth);
      if (is_caller && go_on && !go_on(std::min<std::size_t>(next, parts.size()), parts.size())) stopped = true;
    }
  };
  std::vector<Thread> others;
  for (int t = 1; t < usable_threads(threads); ++t) others.emplace_back(work, false);
  work(true);
  for (auto& other : others) other.join();
  if (stopped) return std::nullopt;

  std::vector<std::uint64_t> counts(moves.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    auto& count = counts[parts[i].first_move];
    count = sum(count, found[i]);
  }
  return counts;
}

}  // namespace lozenge::search

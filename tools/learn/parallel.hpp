// Many pieces of work on a few threads.
#pragma once

#include <atomic>
#include <thread>
#include <vector>

namespace lozenge::learn {

/// Does `work(i)` for each i below n on some threads, one of them the caller's.
template <class Work>
void in_parallel(int threads, int n, const Work& work) {
  std::atomic<int> next{0};
  const auto go = [&] {
    for (int i; (i = next++) < n;) work(i);
  };
  std::vector<std::thread> pool;
  for (int t = 1; t < threads; ++t) pool.emplace_back(go);
  go();
  for (auto& thread : pool) thread.join();
}

}  // namespace lozenge::learn

// Threads, where there are any. In the browser an instance of the core has one, that of its worker.
#pragma once

#include <cassert>

#include "core/target.hpp"

#if !defined(__wasm__)
#include <thread>
#endif

namespace lozenge {

#if defined(__wasm__)

/// Stands where a thread would be made; none ever is.
class Thread {
 public:
  template <class... Work>
  explicit Thread(Work&&...) {
    assert(!is_for_browser);
  }
  void join() {}
};

#else

using Thread = std::thread;

#endif

/// How many threads can work where so many are wanted.
constexpr int usable_threads(int wanted) { return is_for_browser ? 1 : wanted; }

}  // namespace lozenge

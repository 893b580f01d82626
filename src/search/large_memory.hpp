// Memory for large tables that are read here and there. In ordinary pages nearly every read also misses where the page
// is; in large pages it is found.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <type_traits>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace lozenge::search {

struct FreeMemory {
  void operator()(void* memory) const { std::free(memory); }
};

template <class T>
using LargeArray = std::unique_ptr<T[], FreeMemory>;

/// So many Ts, value initialised.
template <class T>
LargeArray<T> make_large_array(std::size_t count) {
  static_assert(std::is_trivially_destructible_v<T>);
  constexpr std::size_t large_page = std::size_t{2} << 20, line = 64;
  const std::size_t bytes = count * sizeof(T), alignment = bytes >= large_page ? large_page : line;
  void* memory = std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
  if (memory == nullptr) std::abort();  // as for any other memory here: there are no exceptions
#if defined(__linux__)
  if (alignment == large_page) madvise(memory, bytes, MADV_HUGEPAGE);  // a wish, no need
#endif
  T* array = static_cast<T*>(memory);
  std::uninitialized_value_construct_n(array, count);
  return LargeArray<T>(array);
}

}  // namespace lozenge::search

// How much a test may do: everything in an optimised build, a fraction under sanitizers, coverage and without -O.
#pragma once

#include <cstdint>

namespace lozenge::tests {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define LOZENGE_IS_SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define LOZENGE_IS_SANITIZED 1
#endif

#if defined(LOZENGE_IS_SANITIZED)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

#if defined(__OPTIMIZE__)
inline constexpr bool is_slow_build = is_sanitized;
#else
inline constexpr bool is_slow_build = true;
#endif

/// Perft figures above this many leaves are left to the fast builds.
inline constexpr std::uint64_t max_perft_leaves = is_slow_build ? 500'000 : 10'000'000'000;

}  // namespace lozenge::tests

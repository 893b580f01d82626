// Small whole numbers, many at once, as the processor has them: 16 at a time with AVX2, else 8. All give the same sums.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__AVX2__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace lozenge::eval {

#if defined(__AVX2__)
inline constexpr std::size_t vector_bytes = 32;
#else
inline constexpr std::size_t vector_bytes = 16;
#endif

using Shorts [[gnu::vector_size(vector_bytes)]] = std::int16_t;
using Ints [[gnu::vector_size(vector_bytes)]] = std::int32_t;

inline constexpr std::size_t shorts = vector_bytes / sizeof(std::int16_t);
inline constexpr std::size_t ints = vector_bytes / sizeof(std::int32_t);

/// Two neighbouring shorts, again and again.
[[gnu::always_inline]] inline Shorts pair_everywhere(const std::int16_t* pair) {
  std::int32_t both;
  std::memcpy(&both, pair, sizeof both);
  Ints all{};
  all += both;
  return reinterpret_cast<Shorts>(all);
}

/// Adds a[2i] * b[2i] + a[2i + 1] * b[2i + 1] to the i-th sum.
[[gnu::always_inline]] inline Ints add_products(Ints sums, Shorts a, Shorts b) {
#if defined(__AVX2__)
  return sums + reinterpret_cast<Ints>(_mm256_madd_epi16(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
#elif defined(__wasm_simd128__)
  return sums + reinterpret_cast<Ints>(wasm_i32x4_dot_i16x8(reinterpret_cast<v128_t>(a), reinterpret_cast<v128_t>(b)));
#else
  for (std::size_t i = 0; i < ints; ++i) sums[i] += a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1];
  return sums;
#endif
}

template <class Vector>
[[gnu::always_inline]] inline Vector between(Vector v, Vector low, Vector high) {
  v = v < low ? low : v;
  return v > high ? high : v;
}

}  // namespace lozenge::eval

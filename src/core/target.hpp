// Which kind of program the core is built into.
#pragma once

namespace lozenge {

/// In the browser there is one thread, and every kilobyte is loaded: what only measures and never plays stays out.
#if defined(__wasm__)
inline constexpr bool is_for_browser = true;
#else
inline constexpr bool is_for_browser = false;
#endif

/// In the browser a page shows and explains, and its worker thinks: each loads only what it needs. The units with a
/// game's rules are compiled for the one or the other, hence each has constants of its own.
#if defined(LOZENGE_FOR_PAGE)
constexpr bool has_engine = false;
#else
constexpr bool has_engine = true;
#endif

/// A worker is sent the moves of a page, which knows the board and can say why something is not legal.
#if defined(LOZENGE_FOR_WORKER)
constexpr bool has_face = false;
#else
constexpr bool has_face = true;
#endif

}  // namespace lozenge

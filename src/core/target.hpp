// Which kind of program the core is built into.
#pragma once

namespace lozenge {

/// In the browser there is one thread, and every kilobyte is loaded: what only measures and never plays stays out.
#if defined(__wasm__)
inline constexpr bool is_for_browser = true;
#else
inline constexpr bool is_for_browser = false;
#endif

/// What prints pages never plays: it is loaded in the browser without the searchers of all the games.
#if defined(LOZENGE_NO_ENGINE)
inline constexpr bool has_engine = false;
#else
inline constexpr bool has_engine = true;
#endif

}  // namespace lozenge

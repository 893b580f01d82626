// Lists of types, for the list of games.
#pragma once

namespace lozenge {

template <class... Ts>
struct Types {
  /// Calls f once for each type: `f.template operator()<T>()`.
  template <class F>
  static void each(F&& f) {
    (f.template operator()<Ts>(), ...);
  }
};

}  // namespace lozenge

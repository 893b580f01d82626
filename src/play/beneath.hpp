// The strict game beneath the claims, for those who look past them: engines, and who asks what can be demanded.
#pragma once

#include "core/rules.hpp"

namespace lozenge::play {

template <class R>
struct Beneath {
  using Strict = R;
  static const Position<R>& position(const Position<R>& p) { return p; }
  static const Options<R>& options(const Options<R>& o) { return o; }
};
template <Claiming R>
struct Beneath<R> {
  using Strict = typename R::Beneath;
  static const Position<Strict>& position(const Position<R>& p) { return R::beneath(p); }
  static const Options<Strict>& options(const Options<R>& o) { return o.beneath; }
};
/// The game beneath the claims, where there are any.
template <class R>
using Strict = typename Beneath<R>::Strict;

}  // namespace lozenge::play

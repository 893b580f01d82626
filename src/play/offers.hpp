// What a game offers beyond what every game must: checked where it is made, so that a function that is misspelt, or
// that has another signature than its concept asks for, is an error there and not silently a game without it.
#pragma once

#include "core/rules.hpp"
#include "eval/features.hpp"
#include "kit/trail.hpp"

namespace lozenge::play {

/// Does the game say that it has this?
template <class R>
constexpr bool offers(std::uint32_t offer) {
  return (R::offers & offer) != 0;
}

/// One assertion for each: the message names the concept, whose comment says what it wants.
template <class R>
consteval void check_offers() {
  using F = typename R::Features;
  using P = Position<R>;
  static_assert(Symmetric<R>, "the laws need the images of every game: `images` may be 1 (Symmetric)");
  static_assert(offers<R>(Offer::counting) == Counting<R>, "Offer::counting and `count` (Counting) go together");
  static_assert(offers<R>(Offer::counted_apart) == CountedApart<R>,
                "Offer::counted_apart and `with_counted` (CountedApart) go together");
  static_assert(offers<R>(Offer::walked) == kit::Walked<R>, "Offer::walked and kit::Walked go together");
  static_assert(!kit::Walked<R> || Guiding<R>,
                "a walked game guides clicks by all its ways: it derives from kit::Trailed or has `onward` (Guiding)");
  static_assert(offers<R>(Offer::finishing) == kit::Finishing<R>,
                "Offer::finishing and `why_unfinished` (kit::Finishing) go together");
  static_assert(offers<R>(Offer::demanding) == Demanding<R>, "Offer::demanding and Demanding go together");
  static_assert(offers<R>(Offer::adjudicating) == Adjudicating<R>,
                "Offer::adjudicating and `adjudicate` (Adjudicating) go together");
  static_assert(offers<R>(Offer::hiding) == Hiding<R>, "Offer::hiding and Hiding go together");
  static_assert(offers<R>(Offer::arranging) == Arranging<R>, "Offer::arranging and Arranging go together");
  static_assert(offers<R>(Offer::parted) == Parted<R>, "Offer::parted and `parts` (Parted) go together");
  static_assert(offers<R>(Offer::wary) == Wary<R>, "Offer::wary and `is_threatened` (Wary) go together");
  static_assert(offers<R>(Offer::traits) == eval::HasTraits<F>,
                "Offer::traits and `trait_sizes` of its features (eval::HasTraits) go together");
  static_assert(offers<R>(Offer::base) == eval::HasBase<F, P>,
                "Offer::base and `base` of its features (eval::HasBase) go together");
  static_assert(offers<R>(Offer::urge) == eval::HasUrge<F, P>,
                "Offer::urge and `urge` of its features (eval::HasUrge) go together");
}

}  // namespace lozenge::play

// The matches of this instance, which JavaScript knows by their numbers.
#pragma once

#include <cstdint>
#include <map>
#include <memory>

#include "play/game.hpp"

namespace lozenge::wasm {

/// From 1; 0 is none.
using MatchNumber = std::uint32_t;

class Matches {
 public:
  MatchNumber add(std::unique_ptr<play::Match> match) {
    matches_.emplace(++last_, std::move(match));
    return last_;
  }
  /// Null where there is none of that number.
  play::Match* find(MatchNumber number) const {
    const auto it = matches_.find(number);
    return it == matches_.end() ? nullptr : it->second.get();
  }
  void remove(MatchNumber number) { matches_.erase(number); }

 private:
  std::map<MatchNumber, std::unique_ptr<play::Match>> matches_;
  MatchNumber last_ = 0;
};

inline Matches& matches() {
  static Matches all;
  return all;
}

inline Error no_match() { return {"This match has been closed."}; }

}  // namespace lozenge::wasm

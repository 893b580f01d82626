// Where the engine of this instance works: the weights that it was given, and the engine itself. It works in one call
// and reports on the way; who wants to stop it ends its worker.
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "play/game.hpp"

namespace lozenge::wasm {

/// Given by JavaScript: takes a thought, or how far a review is, as JSON.
[[clang::import_module("lozenge"), clang::import_name("report")]] void report(const char* json, std::size_t size);

struct Equipment {
  std::map<std::string, std::vector<std::uint8_t>, std::less<>> weights;  // by name
  std::shared_ptr<const play::Game> game;                                 // that the engine plays
  std::unique_ptr<play::Engine> engine;
};

inline Equipment& equipment() {
  static Equipment one;
  return one;
}

inline std::span<const std::uint8_t> weights_of(const play::Game& game) {
  const auto it = equipment().weights.find(game.weights_name());
  return it == equipment().weights.end() ? std::span<const std::uint8_t>() : it->second;
}

}  // namespace lozenge::wasm

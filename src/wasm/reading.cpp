// What JavaScript can have read for it: rulebooks.
#include "rulebook/json.hpp"
#include "wasm/exchange.hpp"

namespace lozenge::wasm {

/// The Markdown of a rulebook, taken apart.
[[clang::export_name("rulebook")]] Granted rulebook(const char* text, std::size_t size) {
  constexpr std::size_t longest = 1 << 20;
  if (size > longest) return refuse("This rulebook is too long to be read.");
  Json json;
  lozenge::rulebook::write_rulebook(json, lozenge::rulebook::read(text_of(text, size)));
  return grant(json);
}

}  // namespace lozenge::wasm

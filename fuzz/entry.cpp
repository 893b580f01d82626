// The way in for libFuzzer: one program a target. A Finding is not caught, so it ends the program as a crash does.
#include <cstddef>
#include <cstdint>

#include "fuzz/patience.hpp"
#include "fuzz/targets.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const lozenge::fuzz::Patience patience(std::chrono::seconds(20));
  lozenge::fuzz::LOZENGE_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
  return 0;
}

#include "cli/memory.hpp"

#include <unistd.h>

#include "cli/failure.hpp"

namespace lozenge::cli {

std::size_t largest_table() {
  constexpr std::size_t where_unknown = 1'000'000;
  const long pages = ::sysconf(_SC_PHYS_PAGES), page = ::sysconf(_SC_PAGESIZE);
  if (pages <= 0 || page <= 0) return where_unknown;
  return static_cast<std::size_t>(pages / 1024 * page / 1024 / 4 * 3);
}

void check_table(std::size_t megabytes) {
  const std::size_t most = largest_table();
  if (megabytes > most)
    refuse("A table of " + std::to_string(megabytes) + " MB is too large for this machine: at most " +
           std::to_string(most) + " MB.");
}

}  // namespace lozenge::cli

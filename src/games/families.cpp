#include "games/families.hpp"

#include "games/all.hpp"

namespace lozenge::games {

std::span<const play::Family* const> all() {
  static const auto families = [] {
    std::vector<const play::Family*> list;
    Modules::each([&]<class Module>() { list.push_back(&Module::family()); });
    return list;
  }();
  return families;
}

}  // namespace lozenge::games

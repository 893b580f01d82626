// Lists as JSON.
#pragma once

#include <string_view>
#include <vector>

#include "core/json.hpp"

namespace lozenge::protocol {

template <class T>
void write_all(Json& json, std::string_view key, const std::vector<T>& items, auto&& write_one) {
  json.key(key).open_array();
  for (const T& item : items) write_one(item);
  json.close_array();
}

}  // namespace lozenge::protocol

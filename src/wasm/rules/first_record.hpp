// The first record of a text: what a match is resumed from, and what remarks are put into.
#pragma once

#include <string_view>
#include <utility>

#include "games/families.hpp"
#include "record/read.hpp"

namespace lozenge::wasm {

inline Result<record::Record> read_first_record(std::string_view text) {
  if (text.size() > record::max_text) return Error{"This record is too long to be read."};
  record::Reader reader(text, games::all());
  while (auto reading = reader.next()) {
    if (reading->problem) return Error{reading->problem->sentence};
    if (reading->record) return std::move(*reading->record);
  }
  return Error{"There is no game in this record."};
}

}  // namespace lozenge::wasm

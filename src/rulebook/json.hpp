// A rulebook as JSON, for pages that show it.
#pragma once

#include "core/json.hpp"
#include "rulebook/rulebook.hpp"

namespace lozenge::rulebook {

void write_rulebook(Json& json, const Rulebook& book);

}  // namespace lozenge::rulebook

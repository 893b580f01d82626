// How data crosses the border to JavaScript, which sees only numbers and our memory. It writes what it gives into the
// inbox and reads what it gets from the answer; both are good until the next call. It gives numbers, texts, bytes, and
// lists as words (core/words.hpp); it gets a number, and as the answer a text or JSON. The other side of it is
// web/src/core/instance.ts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/result.hpp"

namespace lozenge::wasm {

/// A text or bytes that JavaScript has put into the inbox, as two numbers.
inline std::string_view text_of(const char* data, std::size_t size) { return {data, size}; }

/// Calls that can be refused give 1, and what was asked for is the answer; or 0, and the answer is a sentence as JSON.
using Granted = std::uint32_t;

Granted grant(std::string answer);
Granted grant(const Json& answer);
Granted refuse(const Error& error);

/// The value as the answer, or the sentence.
inline Granted settle(const Result<std::string>& result) { return result ? grant(*result) : refuse(result.error()); }
inline Granted settle(const Result<Done>& result) { return result ? grant(std::string()) : refuse(result.error()); }

}  // namespace lozenge::wasm

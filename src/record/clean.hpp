// Text from outside made fit for a record: valid UTF-8 on one line.
#pragma once

#include <string>
#include <string_view>

namespace lozenge::record {

bool is_utf8(std::string_view text);

/// Runs of blanks and control signs become one blank, those at the ends go. Bytes that are no UTF-8 are taken for
/// Latin-1, which is what old records are written in.
std::string clean_text(std::string_view raw);

/// As `clean_text`, and without the braces that would end a comment.
std::string clean_comment(std::string_view raw);

/// A tag's name: a capital, then letters, digits and '_' (PDN 3.0). Other signs are left out.
std::string clean_name(std::string_view raw);

/// A move or a result in plain signs, however it is typeset: `15X22`, `15×22`, `11–15`, `11 - 15`. Old files have the
/// dashes and the cross as single bytes.
std::string clean_word(std::string_view raw);

/// A tag's value with its escapes resolved.
std::string unescape(std::string_view raw);

}  // namespace lozenge::record

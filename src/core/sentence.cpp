#include "core/sentence.hpp"

namespace lozenge {

Sentence::Sentence(const char* words, std::initializer_list<Sentence> values)
    : words_(words), values_(values), is_plain_(false) {}

Sentence Sentence::word(std::string name) {
  Sentence out = plain(std::move(name));
  out.is_plain_ = false;
  return out;
}

Sentence Sentence::plain(std::string text) {
  Sentence out;
  out.words_ = std::move(text);
  return out;
}

std::string Sentence::text() const {
  if (is_plain_) return words_;
  std::string out;
  for (std::size_t at = 0; at < words_.size(); ++at) {
    const std::size_t hole =
        static_cast<std::size_t>(words_[at] == '{' && at + 2 < words_.size() ? words_[at + 1] - '1' : 9);
    if (hole >= values_.size() || words_[at + 2] != '}') {
      out += words_[at];
      continue;
    }
    out += values_[hole].text();
    at += 2;
  }
  return out;
}

void write_sentence(Json& json, const Sentence& sentence) {
  if (sentence.is_plain()) {
    json.string(sentence.kind());
    return;
  }
  json.open_object().key("say").string(sentence.kind()).key("with").open_array();
  for (const Sentence& value : sentence.values()) write_sentence(json, value);
  json.close_array().close_object();
}

}  // namespace lozenge

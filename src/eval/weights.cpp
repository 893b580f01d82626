#include "eval/weights.hpp"

#include <array>
#include <string>

namespace lozenge::eval {

namespace {

// "LZW3", then four words, least byte first: layout, number of weights, number of heads, checksum of the rest. The rest
// is the weights as numbers: 0, n is a run of n zeros, any other number a weight; a number is zigzag coded, seven bits
// a byte, the lowest first, with the top bit set on all bytes but its last. The heads are the first bytes of all
// numbers, and behind them stand the other bytes, the tails: servers send the file compressed, and bytes of one kind
// are compressed better.
constexpr std::array<std::uint8_t, 4> magic{'L', 'Z', 'W', '3'};
constexpr std::size_t header = magic.size() + 4 * 4;

void put_word(std::vector<std::uint8_t>& out, std::uint32_t word) {
  for (int i = 0; i < 4; ++i) out.push_back(static_cast<std::uint8_t>(word >> 8 * i));
}

std::uint32_t word_at(std::span<const std::uint8_t> bytes, std::size_t at) {
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < 4; ++i) word |= static_cast<std::uint32_t>(bytes[at + i]) << 8 * i;
  return word;
}

std::uint32_t checksum(std::span<const std::uint8_t> bytes) {
  std::uint32_t sum = 2166136261u;  // FNV-1a
  for (const auto b : bytes) sum = (sum ^ b) * 16777619u;
  return sum;
}

constexpr std::uint32_t zigzag(int n) { return static_cast<std::uint32_t>(n << 1 ^ n >> 31); }
constexpr int unzigzag(std::uint32_t n) { return static_cast<int>(n >> 1) ^ -static_cast<int>(n & 1); }

class Writer {
 public:
  void add(int weight) {
    if (weight == 0) {
      ++zeros_;
      return;
    }
    end_run();
    put(zigzag(weight));
  }
  /// After the last weight.
  void end_run() {
    if (zeros_ == 0) return;
    put(0);
    put(zeros_);
    zeros_ = 0;
  }
  const std::vector<std::uint8_t>& heads() const { return heads_; }
  const std::vector<std::uint8_t>& tails() const { return tails_; }

 private:
  void put(std::uint32_t n) {
    auto* place = &heads_;
    for (; n >= 128; n >>= 7, place = &tails_) place->push_back(static_cast<std::uint8_t>(n | 128));
    place->push_back(static_cast<std::uint8_t>(n));
  }

  std::vector<std::uint8_t> heads_, tails_;
  std::uint32_t zeros_ = 0;
};

class Reader {
 public:
  Reader(std::span<const std::uint8_t> heads, std::span<const std::uint8_t> tails) : heads_(heads), tails_(tails) {}

  /// The next weight; 0 also where the bytes are at an end, which `is_sound` tells.
  int next() {
    if (zeros_ == 0) {
      const std::uint32_t n = number();
      if (n != 0) return unzigzag(n);
      zeros_ = number();
      if (zeros_ == 0) sound_ = false;
    }
    if (zeros_ > 0) --zeros_;
    return 0;
  }
  bool is_sound() const { return sound_ && zeros_ == 0 && heads_.empty() && tails_.empty(); }

 private:
  std::uint32_t number() {
    std::uint32_t n = 0;
    for (int shift = 0; shift < 32; shift += 7) {
      auto& bytes = shift == 0 ? heads_ : tails_;
      if (bytes.empty()) break;
      const std::uint8_t b = bytes.front();
      bytes = bytes.subspan(1);
      n |= static_cast<std::uint32_t>(b & 127) << shift;
      if (b < 128) return n;
    }
    sound_ = false;
    return 0;
  }

  std::span<const std::uint8_t> heads_, tails_;  // what is still to be read
  std::uint32_t zeros_ = 0;
  bool sound_ = true;
};

}  // namespace

std::vector<std::uint8_t> pack(std::span<const std::int16_t> weights, std::uint32_t layout) {
  Writer writer;
  for (const auto w : weights) writer.add(w);
  writer.end_run();
  auto body = writer.heads();
  body.insert(body.end(), writer.tails().begin(), writer.tails().end());
  std::vector<std::uint8_t> out(magic.begin(), magic.end());
  put_word(out, layout);
  put_word(out, static_cast<std::uint32_t>(weights.size()));
  put_word(out, static_cast<std::uint32_t>(writer.heads().size()));
  put_word(out, checksum(body));
  out.insert(out.end(), body.begin(), body.end());
  return out;
}

Result<std::vector<std::int16_t>> unpack(std::span<const std::uint8_t> bytes, std::uint32_t layout, std::size_t size) {
  if (bytes.size() < header || !std::equal(magic.begin(), magic.end(), bytes.begin()))
    return Error{"These are no weights: they do not begin with LZW3."};
  if (word_at(bytes, 4) != layout || word_at(bytes, 8) != size)
    return Error{"These weights belong to another evaluation than this program has."};
  const auto body = bytes.subspan(header);
  if (word_at(bytes, 16) != checksum(body)) return Error{"These weights are damaged: the checksum is wrong."};
  const std::size_t heads = word_at(bytes, 12);
  if (heads > body.size()) return Error{"These weights are damaged: their number is wrong."};
  std::vector<std::int16_t> weights(size);
  Reader reader(body.first(heads), body.subspan(heads));
  for (auto& w : weights) w = static_cast<std::int16_t>(reader.next());
  if (!reader.is_sound()) return Error{"These weights are damaged: their number is wrong."};
  return weights;
}

}  // namespace lozenge::eval

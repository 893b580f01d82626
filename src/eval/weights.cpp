#include "eval/weights.hpp"

#include <array>
#include <string>

namespace lozenge::eval {

namespace {

// "LZW2", then three words, least byte first: layout, number of weights, checksum of the rest. The rest is the weights
// as numbers: 0, n is a run of n zeros, any other number a weight; a number is zigzag coded, seven bits a byte, the
// lowest first, with the top bit set on all bytes but its last.
constexpr std::array<std::uint8_t, 4> magic{'L', 'Z', 'W', '2'};
constexpr std::size_t header = magic.size() + 3 * 4;

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

void put_number(std::vector<std::uint8_t>& out, std::uint32_t n) {
  for (; n >= 128; n >>= 7) out.push_back(static_cast<std::uint8_t>(n | 128));
  out.push_back(static_cast<std::uint8_t>(n));
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
    flush();
    put_number(bytes_, zigzag(weight));
  }
  std::vector<std::uint8_t> take() {
    flush();
    return std::move(bytes_);
  }

 private:
  void flush() {
    if (zeros_ == 0) return;
    put_number(bytes_, 0);
    put_number(bytes_, zeros_);
    zeros_ = 0;
  }

  std::vector<std::uint8_t> bytes_;
  std::uint32_t zeros_ = 0;
};

class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

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
  bool is_sound() const { return sound_ && zeros_ == 0 && at_ == bytes_.size(); }

 private:
  std::uint32_t number() {
    std::uint32_t n = 0;
    for (int shift = 0; shift < 32; shift += 7) {
      if (at_ == bytes_.size()) break;
      const std::uint8_t b = bytes_[at_++];
      n |= static_cast<std::uint32_t>(b & 127) << shift;
      if (b < 128) return n;
    }
    sound_ = false;
    return 0;
  }

  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  std::uint32_t zeros_ = 0;
  bool sound_ = true;
};

}  // namespace

std::vector<std::uint8_t> pack(std::span<const std::int16_t> weights, std::uint32_t layout) {
  Writer writer;
  for (const auto w : weights) writer.add(w);
  const auto body = writer.take();
  std::vector<std::uint8_t> out(magic.begin(), magic.end());
  put_word(out, layout);
  put_word(out, static_cast<std::uint32_t>(weights.size()));
  put_word(out, checksum(body));
  out.insert(out.end(), body.begin(), body.end());
  return out;
}

Result<std::vector<std::int16_t>> unpack(std::span<const std::uint8_t> bytes, std::uint32_t layout, std::size_t size) {
  if (bytes.size() < header || !std::equal(magic.begin(), magic.end(), bytes.begin()))
    return Error{"These are no weights: they do not begin with LZW2."};
  if (word_at(bytes, 4) != layout || word_at(bytes, 8) != size)
    return Error{"These weights belong to another evaluation than this program has."};
  const auto body = bytes.subspan(header);
  if (word_at(bytes, 12) != checksum(body)) return Error{"These weights are damaged: the checksum is wrong."};
  std::vector<std::int16_t> weights(size);
  Reader reader(body);
  for (auto& w : weights) w = static_cast<std::int16_t>(reader.next());
  if (!reader.is_sound()) return Error{"These weights are damaged: their number is wrong."};
  return weights;
}

}  // namespace lozenge::eval

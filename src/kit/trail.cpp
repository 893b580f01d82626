#include <algorithm>
#include <cctype>
#include <cstring>
#include <tuple>
#include <unordered_set>

#include "core/quote.hpp"
#include "kit/walker.hpp"

namespace lozenge::kit {

namespace {

/// Longer input than any move can be is not looked at.
constexpr std::size_t max_move_text = 200;

/// Splits text into tokens; `x` and `:` are both a capture.
Result<Trail> read_trail(const Walker& walker, std::string_view input) {
  if (input.empty()) return Error{"A move is missing."};
  if (input.size() > max_move_text) return Error{"That is too long to be a move."};
  Trail trail;
  std::size_t at = 0;
  while (at < input.size()) {
    Token token;
    if (!trail.empty()) {
      token.sign = input[at] == ':' ? 'x' : input[at];
      if (std::strchr("-x>+", token.sign) == nullptr || token.sign == '\0')
        return Error{"I cannot read {1} as a move: '-', 'x', '>' or '+' was expected before {2}.", quoted(input),
                     quoted(input.substr(at))};
      ++at;
    }
    std::size_t end = at;
    while (end < input.size() && std::isalnum(static_cast<unsigned char>(input[end])) && input[end] != 'x') ++end;
    const std::string_view name = input.substr(at, end - at);
    const auto cell = walker.find_cell(name);
    if (name.empty()) return Error{"I cannot read {1} as a move: a square is missing.", quoted(input)};
    if (!cell) return Error{"There is no square {1} on this board.", quoted(name)};
    token.cell = *cell;
    at = end;
    if (at < input.size() && input[at] == '/') {
      std::size_t digits = at + 1;
      int count = 0;
      while (digits < input.size() && std::isdigit(static_cast<unsigned char>(input[digits])) && count < 100)
        count = 10 * count + (input[digits++] - '0');
      if (count < 1 || count >= 100) return Error{"After '/' comes how many men go."};
      token.count = static_cast<std::uint8_t>(count);
      at = digits;
    }
    trail.push_back(token);
  }
  return trail;
}

/// The path of each legal move that names the fewest squares. Breadth first, with the hops in square order, meets it
/// first.
std::vector<Trail> trails(Walker& walker) {
  struct Node {
    std::size_t walk;
    int parent;
    Token token;
  };
  std::vector<Trail> found(walker.legal_count());
  std::vector<Node> nodes{{Walker::first_walk, -1, {}}};
  std::unordered_set<std::uint64_t> seen;
  std::size_t missing = found.size();
  for (std::size_t i = 0; i < nodes.size() && missing > 0; ++i) {
    const auto move = walker.arrived(nodes[i].walk);
    if (move && walker.is_legal(*move) && found[*move].empty()) {
      Trail& trail = found[*move];
      for (int n = static_cast<int>(i); nodes[n].parent >= 0; n = nodes[n].parent) trail.push_back(nodes[n].token);
      std::reverse(trail.begin(), trail.end());
      --missing;
    }
    const Tokens next = walker.hops(nodes[i].walk);
    for (const Token& t : next) {
      const std::size_t walk = walker.go(nodes[i].walk, t);
      if (seen.insert(walker.spot(walk)).second) nodes.push_back({walk, static_cast<int>(i), t});
    }
  }
  return found;
}

void add_new(std::vector<std::size_t>& moves, std::size_t move) {
  if (std::ranges::find(moves, move) == moves.end()) moves.push_back(move);
}

/// Every move that fits a trail in which landings may have been left out.
class Fitting {
 public:
  Fitting(Walker& walker, const Trail& given) : walker_(walker), given_(given) {
    follow(Walker::first_walk, 0, true, true);
  }

  std::vector<std::size_t> exact;  // the trail is a path of this move in full
  std::vector<std::size_t> shortened;

 private:
  /// `named`: the last square reached was named, so that the piece may end there.
  void follow(std::size_t walk, std::size_t used, bool named, bool full) {
    const Mixer mixed = Mixer().add(walker_.spot(walk)).add(used * 4 + named * 2 + full);
    if (!seen_.insert(bits(mixed.key())).second) return;
    if (used == given_.size() && named) {
      if (const auto move = walker_.arrived(walk)) add_new(full ? exact : shortened, *move);
      return;
    }
    const Tokens next = walker_.hops(walk);
    for (const Token& t : next) {
      const bool fits = used < given_.size() && t == given_[used] && (named || !t.starts_piece());
      if (fits) follow(walker_.go(walk, t), used + 1, true, full);
      if (!t.starts_piece() && used < given_.size()) follow(walker_.go(walk, t), used, false, false);
    }
  }

  Walker& walker_;
  const Trail& given_;
  std::unordered_set<std::uint64_t> seen_;
};

/// Why the given trail cannot be walked: the sentence for its first impossible token.
Sentence first_obstacle(Walker& walker, const Trail& given) {
  std::size_t walk = Walker::first_walk;
  for (const Token& t : given) {
    const Tokens next = walker.hops(walk);
    if (!next.has(t)) return walker.why_not(walk, t);
    walk = walker.go(walk, t);
  }
  return walker.why_unfinished(walk);
}

/// The sentence for a text that several moves fit.
Error ambiguous(Walker& walker, std::string_view input, const std::vector<std::size_t>& fits) {
  const auto all = trails(walker);
  std::vector<std::string> names;
  for (const std::size_t move : fits) names.push_back(walker.text(all[move]));
  std::sort(names.begin(), names.end());
  if (names.size() > 6) names.resize(6);
  return Error{"{1} can be {2}: name a square on the way.", quoted(input), either(names)};
}

}  // namespace

Tokens Walker::hops(std::size_t walk) const {
  Tokens out;
  find_hops(walk, out);
  std::sort(out.begin(), out.end(), [](const Token& a, const Token& b) {
    return std::tie(a.cell, a.count, a.sign) < std::tie(b.cell, b.count, b.sign);
  });
  return out;
}

std::string Walker::text(const Trail& trail) const {
  std::string out;
  for (const Token& t : trail) {
    if (t.sign != '\0') out += t.sign;
    out += cell_name(t.cell);
    if (t.count != 0) out += '/' + std::to_string(t.count);
  }
  return out;
}

std::vector<Described> describe(Walker& walker) {
  std::vector<Described> out;
  std::vector<Steps> sequences;
  for (const Trail& trail : trails(walker)) {
    out.push_back({walker.text(trail), {}});
    Steps& sequence = sequences.emplace_back();
    for (const Token& t : trail) {
      sequence.push_back(step_of(t, sequence.empty()));
      if (t.count != 0) sequence.push_back(step_count(t.count));
    }
  }
  make_prefix_free(sequences);
  for (std::size_t i = 0; i < out.size(); ++i) out[i].steps = std::move(sequences[i]);
  return out;
}

Result<std::size_t> read_move(Walker& walker, std::string_view input) {
  const auto given = read_trail(walker, input);
  if (!given) return given.error();

  const Fitting fitting(walker, *given);
  const auto is_legal = [&](std::size_t move) { return walker.is_legal(move); };
  if (const auto it = std::ranges::find_if(fitting.exact, is_legal); it != fitting.exact.end()) return *it;
  std::vector<std::size_t> fits;
  std::ranges::copy_if(fitting.shortened, std::back_inserter(fits), is_legal);
  if (fits.size() == 1) return fits.front();
  if (fits.size() > 1) return ambiguous(walker, input, fits);
  for (const auto* almost : {&fitting.exact, &fitting.shortened})
    if (!almost->empty()) return Error{walker.why_illegal(almost->front())};
  return Error{first_obstacle(walker, *given)};
}

}  // namespace lozenge::kit

// What a client asks and what it gets, as plain values. Handlers see only these; how they travel is http_server.cpp's.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lozenge::server {

/// Names and values, in the order in which they are sent. Names are compared without regard to case.
using Fields = std::vector<std::pair<std::string, std::string>>;

struct Request {
  std::string method;  // "GET"
  std::string target;  // as sent: "/assets/app.js?x=1"
  Fields fields;
  std::string body;
};

/// A body is shared: files are kept once, however many clients they are sent to.
using Body = std::shared_ptr<const std::string>;

struct Response {
  int status = 200;
  Fields fields;
  Body body;
  bool is_head = false;  // the length of the body is told, the body is not sent
};

/// Are these the same but for the case of their letters? So names of fields and codings are compared.
bool is_same_word(std::string_view a, std::string_view b);

/// The value of a field; empty where there is none. Repeated fields are joined by commas.
std::string find_field(const Fields& fields, std::string_view name);

/// A short text as a whole response.
Response make_text(int status, std::string text);

/// What the status means, in a few words: "Not Found".
std::string_view reason(int status);

}  // namespace lozenge::server

// lozenge serve: the web app on this machine.
#include "cli/serve.hpp"

#include <filesystem>

#include "cli/browser.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "server/addresses.hpp"
#include "server/app_handler.hpp"
#include "server/http_server.hpp"

namespace lozenge::cli {

namespace {

constexpr int usual_port = 8080, ports_tried = 20;
const char* const usual_host = "127.0.0.1";

/// The build puts the app into `web` beside the folder of the program.
std::filesystem::path usual_app() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  return program.parent_path().parent_path() / "web";
}

server::Router make_router(server::App app) {
  server::Router router;
  router.add("GET", "/", server::make_app_handler(std::make_shared<const server::App>(std::move(app))));
  return router;
}

std::string address(const std::string& host, int port) {
  const std::string name = host.find(':') == std::string::npos ? host : "[" + host + "]";
  return "http://" + name + ":" + std::to_string(port) + "/";
}

bool is_everywhere(const server::HttpServer& server) { return server.host() == "0.0.0.0" || server.host() == "::"; }

/// What a browser on this machine is to be shown.
std::string own_address(const server::HttpServer& server, const std::string& host) {
  return address(is_everywhere(server) || host == usual_host ? "localhost" : host, server.port());
}

/// Of a server that listens at all addresses of the machine.
void print_addresses_for_others(const server::HttpServer& server) {
  const auto reach = server.host() == "::" ? server::Reach::both : server::Reach::ipv4;
  for (const std::string& host : server::addresses_for_others(reach))
    print_line("Other machines find it at " + address(host, server.port()));
}

Exit serve(server::App app, const server::ServerSettings& settings, bool opens) {
  const server::Router router = make_router(std::move(app));
  const auto server = granted(server::HttpServer::listen(
      settings, [&router](const server::Request& request) { return router.answer(request); }));
  server->stop_on_signals();
  const std::string page = own_address(*server, settings.host);
  print_line("Lozenge is at " + page);
  if (is_everywhere(*server)) print_addresses_for_others(*server);
  print_line("Ctrl-C stops it.");
  flush();
  if (opens && !open_in_browser(page)) complain("There is no program here that opens a browser.");
  server->run();
  return Exit::done;
}

Exit run(const Values& values) {
  server::ServerSettings settings{.host = values.text("--host"), .port = usual_port, .ports_tried = ports_tried};
  if (values.has("--port")) {
    settings.port = values.number("--port");
    settings.ports_tried = 1;
  }
  const std::filesystem::path folder = values.has("--app") ? std::filesystem::path(values.text("--app")) : usual_app();
  return serve(granted(server::App::load(folder)), settings, values.has("--open"));
}

}  // namespace

Exit serve_or_play() {
  auto app = server::App::load(usual_app());
  if (app)
    return serve(std::move(app).value(), {.host = usual_host, .port = usual_port, .ports_tried = ports_tried}, false);
  complain("The web app has not been built, so here are the games in the terminal; ./lozenge builds and serves it.");
  return cli::run({"play"});
}

Command make_serve() {
  return {.name = "serve",
          .summary = "serve the games to web browsers; what 'lozenge' alone does",
          .paragraphs =
              {"Serves the web app and prints its address. The app runs in the browser: rules and engine too. Without "
               "--port, the first free port from 8080 on is taken. Ctrl-C stops it.",
               "Only this machine can reach it, unless --host says otherwise: 0.0.0.0 is all of the machine's "
               "addresses, :: those of IPv6 too, and those that others can use are printed. docs/serving.md says what "
               "is sent, and how to put the app onto another server."},
          .arguments = {{.name = "--port",
                         .value = "N",
                         .help = "the port to listen at, 0 for any that is free",
                         .kind = Argument::Kind::number,
                         .high = 65535},
                        {.name = "--host", .value = "H", .help = "the address to listen at", .fallback = usual_host},
                        {.name = "--open", .help = "open the page in a browser"},
                        {.name = "--app",
                         .value = "DIR",
                         .help = "the folder of the built app, if it is not beside the program",
                         .kind = Argument::Kind::file}},
          .examples = {{"lozenge serve --open", "play in the browser"},
                       {"lozenge serve --host 0.0.0.0 --port 80", "for everybody in the house"}},
          .run = run};
}

}  // namespace lozenge::cli

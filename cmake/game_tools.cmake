# Tools that are compiled once for each game of the build, because they are templates on its rules. tools/TOOL/main.cpp gets
# GAME_MODULE, the namespace of the game, and GAME_HEADER, its header; GAME_THEMES,
# what its puzzles are about, may be missing.
find_package(CLI11 REQUIRED)

# All tools of one game, so that a test can see that they still compile.
add_custom_target(game_tools)

function(lozenge_game_tools TOOL)
  foreach(id IN LISTS LOZENGE_GAMES)
    string(REPLACE "-" "_" module ${id})
    add_executable(${TOOL}-${id} main.cpp)
    target_include_directories(${TOOL}-${id} PRIVATE ${CMAKE_SOURCE_DIR})
    target_compile_definitions(${TOOL}-${id} PRIVATE GAME_MODULE=${module} GAME_HEADER="games/${id}/${id}.hpp"
                               GAME_THEMES="games/${id}/themes.hpp")
    target_link_libraries(${TOOL}-${id} PRIVATE lozenge_core CLI11::CLI11)
  endforeach()
  list(GET LOZENGE_GAMES 0 first)
  add_dependencies(game_tools ${TOOL}-${first})
endfunction()

# Tools that are compiled once for each game, because they are templates on its rules. The folders of src/games are the
# list; tools/TOOL/main.cpp gets GAME_MODULE, the namespace of the game, and GAME_HEADER, its header.
find_package(CLI11 REQUIRED)
file(GLOB lozenge_game_ids RELATIVE ${CMAKE_SOURCE_DIR}/src/games CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/games/*/rules.hpp)
list(TRANSFORM lozenge_game_ids REPLACE "/rules.hpp$" "")
if(NOT LOZENGE_DIAMOND_DOGS)
  list(FILTER lozenge_game_ids EXCLUDE REGEX "diamond-dogs")
endif()

# All tools of one game, so that a test can see that they still compile.
add_custom_target(game_tools)

function(lozenge_game_tool TOOL ID)
  string(REPLACE "-" "_" module ${ID})
  add_executable(${TOOL}-${ID} main.cpp)
  target_include_directories(${TOOL}-${ID} PRIVATE ${CMAKE_SOURCE_DIR})
  target_compile_definitions(${TOOL}-${ID} PRIVATE GAME_MODULE=${module} GAME_HEADER="games/${ID}/${ID}.hpp")
  target_link_libraries(${TOOL}-${ID} PRIVATE lozenge_core CLI11::CLI11)
  list(GET lozenge_game_ids 0 first)
  if(ID STREQUAL first)
    add_dependencies(game_tools ${TOOL}-${ID})
  endif()
endfunction()

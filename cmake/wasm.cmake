# Toolchain of the preset `wasm`: clang 19 with Debian's wasi-libc and libc++ makes WebAssembly without threads,
# exceptions or a file system.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)  # there is no main to link
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(LOZENGE_WASM ON)

# What every browser of the last years has. The option sets of a game have many functions alike: they are merged.
set(CMAKE_CXX_FLAGS_INIT
    "-msimd128 -mbulk-memory -msign-ext -mnontrapping-fptoint -Xclang -fmerge-functions -ffile-prefix-map=${CMAKE_CURRENT_LIST_DIR}/../=")

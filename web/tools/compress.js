// Puts compressed forms beside the files of the built app: NAME.gz and NAME.br, where they are smaller. The server sends
// them as they are.
//
//   node tools/compress.js FOLDER
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Pictures and sounds are compressed already. */
const worthwhile = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.wasm',
  '.weights',
  '.webmanifest',
  '.txt',
  '.map',
]);

const forms = {
  '.gz': (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
  '.br': (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
};

async function compress(path) {
  const bytes = await readFile(path);
  for (const [ending, make] of Object.entries(forms)) {
    const made = make(bytes);
    if (made.length < bytes.length) await writeFile(path + ending, made);
    else await rm(path + ending, { force: true });
  }
}

const folder = process.argv[2];
if (folder === undefined) {
  console.error('usage: compress.js FOLDER');
  process.exit(2);
}
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
  if (entry.isFile() && worthwhile.has(extname(entry.name)))
    await compress(join(entry.parentPath, entry.name));

// Puts compressed forms beside the files of the built app: NAME.gz and NAME.br, where they are smaller. The server sends
// them as they are.
//
//   node tools/compress.js FOLDER
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** Each works beside the others, on as many processors as there are. */
const forms = {
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
};

async function compress(path) {
  const bytes = await readFile(path);
  const write = async ([ending, make]) => {
    const made = await make(bytes);
    if (made.length < bytes.length) await writeFile(path + ending, made);
    else await rm(path + ending, { force: true });
  };
  await Promise.all(Object.entries(forms).map(write));
}

const folder = process.argv[2];
if (folder === undefined) {
  console.error('usage: compress.js FOLDER');
  process.exit(2);
}
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
await Promise.all(
  entries
    .filter((entry) => entry.isFile() && worthwhile.has(extname(entry.name)))
    .map((entry) => compress(join(entry.parentPath, entry.name))),
);

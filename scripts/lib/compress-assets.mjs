import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files-below.mjs';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const compressible = /\.(?:js|css|svg|json|txt|map)$/;
/** Bytes; below this a compressed response is hardly smaller. */
const smallest = 800;
const atOnce = 8;

/** Writes a brotli and a gzip copy beside each text file of a folder, once, so that no visitor waits for it. */
export async function compressAssets(folder) {
  const files = [...filesBelow(folder)].filter((file) => compressible.test(file));
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let file = files.pop(); file; file = files.pop()) await compress(file);
    }),
  );
}

async function compress(file) {
  const text = readFileSync(file);
  if (text.length < smallest) return;
  const [small, common] = await Promise.all([
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    deflate(text, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, common);
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Font families, named like their packages. Each comes in slices, with an index of the characters that a slice may have. */
export type Family = 'noto-serif' | 'noto-serif-tc' | 'noto-serif-sc' | 'noto-serif-jp' | 'noto-serif-kr';

const folder = path.join(process.cwd(), 'node_modules/@fontsource-variable');

/** Ranges of code points: where each begins, where it ends, and the slice it is in. They overlap. */
type Slices = { from: Uint32Array; to: Uint32Array; slice: Uint16Array; names: string[] };
const known = new Map<Family, Promise<Slices>>();

/** The slices that may have a code point. */
export async function slicesFor(family: Family, codePoint: number): Promise<Set<string>> {
  let read = known.get(family);
  if (!read) known.set(family, (read = readSlices(family)));
  const { from, to, slice, names } = await read;
  const found = new Set<string>();
  for (let index = 0; index < from.length; index += 1)
    if (from[index]! <= codePoint && codePoint <= to[index]!) found.add(names[slice[index]!]!);
  return found;
}

export const readSlice = (family: Family, name: string): Promise<Buffer> =>
  readFile(path.join(folder, family, 'files', `${family}-${name}-wght-normal.woff2`));

/** Some 10,000 ranges, stored as typed arrays: a tenth of a megabyte for a family. */
async function readSlices(family: Family): Promise<Slices> {
  const listed = JSON.parse(await readFile(path.join(folder, family, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const names = Object.keys(listed).map((name) => name.replace(/[[\]]/g, ''));
  const ranges = Object.values(listed).flatMap((list, slice) =>
    list.split(',').map((range) => {
      const [from = 0, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return { from, to, slice };
    }),
  );
  return {
    from: Uint32Array.from(ranges, ({ from }) => from),
    to: Uint32Array.from(ranges, ({ to }) => to),
    slice: Uint16Array.from(ranges, ({ slice }) => slice),
    names,
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { expect, it } from 'vitest';

/** The sheet of every page as the build makes it, but for the fonts' rules, which are Next's: 0.7 KB of the 15 KB that a page may load. */
async function sheet(file: string) {
  const from = path.resolve(file);
  const { css } = await postcss([tailwind({ optimize: { minify: true } })]).process(readFileSync(from, 'utf8'), {
    from,
  });
  return css;
}

it('carries to every page what its 15 KB have room for, and nothing of the apps', async () => {
  const css = await sheet('app/globals.css');
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(14_300);
  expect(css).not.toContain('teach-');
});

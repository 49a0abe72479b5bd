import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { expect, it } from 'vitest';

it('carries to every page what its 15 KB have room for, and nothing of the apps', async () => {
  const from = path.resolve('app/globals.css');
  const build = postcss([tailwind({ optimize: { minify: true } })]);
  const { css } = await build.process(readFileSync(from, 'utf8'), { from });
  // The fonts' rules, which Next adds, are 0.7 KB more.
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(14_300);
  expect(css).not.toContain('teach-');
});

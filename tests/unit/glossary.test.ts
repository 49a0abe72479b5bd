import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nouns } from '../../scripts/lib/nouns.mjs';

it('the glossary lists the nouns in the order that lint reads', () => {
  const [, list] = readFileSync('docs/glossary.md', 'utf8').split(/^## /m);
  const rows = [...list!.matchAll(/^\| `([a-z-]+)` \| .+ \|$/gm)].map(([, noun]) => noun);
  expect(list).toMatch(/^Nouns\n/);
  expect(rows).toEqual(nouns);
});

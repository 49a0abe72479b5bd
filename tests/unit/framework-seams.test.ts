import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '@/scripts/lib/files-below.mjs';

const inventory = readFileSync('docs/framework-seams.md', 'utf8');
const seams = readdirSync('server/next').filter((name) => !/\.(?:test\.ts|d\.mts)$/.test(name));

describe('what the shop knows of the inside of Next and React', () => {
  it.each(seams)('%s is in the list, with a test beside it', (name) => {
    expect(inventory).toContain(`\`server/next/${name}\``);
    expect(readdirSync('server/next')).toContain(`${name.split('.')[0]}.test.ts`);
  });

  it('the list names no seam that is gone', () => {
    const listed = [...inventory.matchAll(/`server\/next\/([^`*]+)`/g)].map(([, name]) => name!);
    expect(listed.filter((name) => !seams.includes(name))).toEqual([]);
  });

  /** Tests of the front spell out what Next sends and receives, as fakes of other servers do: with the shop's own constants they would assume what they must prove. */
  const inside =
    /next\/dist\b|x-nextjs-|x-next-|x-prerender-|__prerender|__NEXT_|\bNEXT_PHASE\b|__next_f|\b_rsc\b|headers\.rsc\b|-manifest\.json|required-server-files|\bBUILD_ID\b/;
  const ofBrowser = /_reactListening|__react|nextjs-portal/;

  it.each([
    ['app', inside],
    ['components', inside],
    ['lib', inside],
    ['platform', inside],
    ['scripts', inside],
    ['server', inside],
    ['stores', inside],
    ['proxy.ts', inside],
    ['instrumentation.ts', inside],
    ['next.config.ts', inside],
    ['tests', ofBrowser],
  ])('stands nowhere else: %s', (folder, known) => {
    const files = [...filesBelow(path.resolve(folder))]
      .map((file) => path.relative('.', file))
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('server/next/'))
      .filter((file) => folder === 'tests' || !/\.test\.tsx?$/.test(file))
      .filter((file) => !file.endsWith('framework-seams.test.ts'));
    expect(files.filter((file) => known.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { NEXT_IS_PRERENDER_HEADER } from 'next/dist/client/components/app-router-headers';
import { expect, it } from 'vitest';
import { isCachedByNext, isStale, withoutCacheHeaders } from './cache-headers';

it('Next names what it made for everybody while building', () => {
  expect(isCachedByNext({ [NEXT_IS_PRERENDER_HEADER]: '1' })).toBe(true);
  expect(isCachedByNext({ 'cache-control': 'public' })).toBe(false);
});

it('Next says of each page and route how its cache stood, and which response is old', () => {
  for (const made of ['HIT', 'MISS', 'STALE']) expect(isCachedByNext({ 'x-nextjs-cache': made })).toBe(true);
  expect(['HIT', 'MISS', 'STALE'].map((made) => isStale({ 'x-nextjs-cache': made }))).toEqual([false, false, true]);
  for (const file of ['app-page-runtime', 'app-route'])
    expect(readFileSync(`node_modules/next/dist/build/templates/${file}.js`, 'utf8')).toMatch(
      /setHeader\('x-nextjs-cache', .*\.isMiss \? 'MISS' : .*\.isStale \? 'STALE' : 'HIT'\)/,
    );
});

it('nothing of it goes to a visitor, and all else does', () => {
  const headers = { [NEXT_IS_PRERENDER_HEADER]: '1', 'x-nextjs-cache': 'HIT', 'x-nextjs-stale-time': '300' };
  expect(withoutCacheHeaders({ ...headers, vary: 'rsc' })).toEqual({ vary: 'rsc' });
});

import { readFileSync } from 'node:fs';
import { FLIGHT_HEADERS, NEXT_RSC_UNION_QUERY, RSC_HEADER } from 'next/dist/client/components/app-router-headers';
import { expect, it } from 'vitest';
import { asksForPageData, isOfPageData } from './soft-navigation.mjs';

it("Next's router asks for the data of a page by this header and under this query", () => {
  expect(asksForPageData({ [RSC_HEADER]: '1' })).toBe(true);
  expect(asksForPageData({ accept: 'text/html' })).toBe(false);
  expect(isOfPageData(`https://sente.example/zh-TW?${NEXT_RSC_UNION_QUERY}=1abc`)).toBe(true);
  expect(isOfPageData('https://sente.example/zh-TW?scheme=1')).toBe(false);
});

it("Next has no further headers that make its response another one, and the proxy's cache tells apart by those it has", () => {
  const known = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'];
  // The router's state tree is also part of the URL; the last header is only the development server's.
  expect([...FLIGHT_HEADERS].sort()).toEqual([...known, 'next-router-state-tree', 'next-hmr-refresh'].sort());
  const key = /proxy_cache_key (.*);/.exec(readFileSync('deploy/nginx/sente.conf', 'utf8'))?.[1];
  for (const name of known) expect(key).toContain(`$http_${name.replaceAll('-', '_')}`);
});

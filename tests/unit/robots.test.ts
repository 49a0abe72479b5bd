import { expect, it } from 'vitest';
import robots from '@/app/robots';

/** As search engines decide (RFC 9309): the longest rule that fits. */
function mayRead(path: string): boolean {
  const { allow, disallow } = robots().rules as { allow: string[]; disallow: string[] };
  const longest = (rules: string[]) =>
    Math.max(-1, ...rules.filter((rule) => path.startsWith(rule)).map((rule) => rule.length));
  return longest(allow) >= longest(disallow);
}

it.each([
  '/zh-TW',
  '/ja-JP/courses/combo-05',
  '/share/pages_ja-JP_kidgo.png',
  '/illustrations/camp.svg',
  '/backstage/api/media/file/board.webp',
  '/feeds/products-en-US.xml',
  '/llms.txt',
  '/api/openapi.json',
])('%s may be read', (path) => expect(mayRead(path)).toBe(true));

it.each(['/api/ecommerce/products', '/api/search', '/backstage', '/backstage/api/users', '/en-US/origin'])(
  '%s is nothing for search engines',
  (path) => expect(mayRead(path)).toBe(false),
);

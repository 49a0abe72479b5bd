import { extractHeaderLanguage } from '@payloadcms/translations';
import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { proxy } from '@/proxy';

/** The languages of the browser that Payload receives, which it uses where the user has chosen none. */
async function languageOf(acceptLanguage: string | null) {
  const headers = { cookie: 'payload-token=x', ...(acceptLanguage !== null && { 'accept-language': acceptLanguage }) };
  const response = await proxy(new NextRequest('http://localhost:3000/backstage/login', { headers }));
  expect(response.headers.get('x-middleware-next')).toBe('1');
  expect(response.headers.get('x-middleware-request-cookie')).toBe('payload-token=x');
  return extractHeaderLanguage(response.headers.get('x-middleware-request-accept-language') ?? '');
}

it.each([
  ['zh-TW,zh;q=0.9,en;q=0.8', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant-TW', 'zh-TW'],
  ['zh-tw', 'zh-TW'],
  ['zh-CN,zh;q=0.9', 'zh'],
  ['zh-Hans-SG', 'zh'],
  ['ja', 'ja'],
  ['ja-JP,en;q=0.5', 'ja'],
  ['en-GB,en;q=0.9', 'en'],
  ['de-DE,de;q=0.9,ja;q=0.5,en;q=0.3', 'ja'],
  ['*', undefined],
  ['', undefined],
  [null, undefined],
])('a browser that asks for %s is answered in %s by the back office', async (header, language) => {
  expect(await languageOf(header)).toBe(language);
});

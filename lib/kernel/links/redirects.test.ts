import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { POST as leavePreview } from '@/app/api/preview/route';
import { destinationOf } from '@/components/login/redirect';
import { redirectTarget } from './redirect-target';
import { safeReturn } from '@/platform/kernel/api/origin';
import { proxy } from '@/proxy';

vi.mock('next/headers', () => ({ draftMode: async () => ({ disable: () => {} }) }));
afterEach(() => vi.unstubAllGlobals());

const site = 'http://localhost:3000';
const evil = 'evil.example';

/** Targets that may lead a browser to another site, alone or after the site's own origin. */
const nasty = [
  `//${evil}`,
  `///${evil}`,
  `////${evil}/a`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `\\/${evil}`,
  `/\\/${evil}`,
  `/\t/${evil}`,
  `/\n/${evil}`,
  `\t//${evil}`,
  ` //${evil}`,
  `/.//${evil}`,
  `/..//${evil}`,
  `/./\\${evil}`,
  `/a/..//${evil}`,
  `/%2e//${evil}`,
  `/%2F${evil}`,
  `/%2f%2f${evil}`,
  `/%5C${evil}`,
  `/%09/${evil}`,
  `/%0d%0aLocation:%20https://${evil}`,
  `/\r\nLocation: https://${evil}`,
  `https://${evil}`,
  `https:${evil}`,
  `https:/${evil}`,
  `HTTPS:\\\\${evil}`,
  `http://localhost:3000@${evil}/`,
  `http://localhost:3000.${evil}/`,
  `//user:word@${evil}`,
  `@${evil}`,
  `.${evil}`,
  `javascript:alert(1)`,
  `data:text/html,a`,
  `//[::1]`,
  `//`,
  `/`,
  ``,
];
/** These targets and random mixtures of their parts. */
const targets = fc.oneof(
  fc.constantFrom(...nasty),
  fc.webPath(),
  fc
    .array(
      fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '%2F', '%5c', '@', ':', '?', '#', 'https:', evil, 'zh-TW', ' '),
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);
/** The property of each redirect: for any target, a browser on the site stays there. */
const stays = (redirect: (target: string) => string | null | Promise<string | null>, numRuns = 2_000) =>
  fc.assert(
    fc.asyncProperty(targets, async (target) => {
      const to = await redirect(target);
      if (to !== null) expect(new URL(to, site).origin, JSON.stringify([target, to])).toBe(site);
    }),
    { examples: nasty.map((target) => [target]), numRuns },
  );

describe('no redirect leads to another site', () => {
  it('as one function judges them all', () => stays((target) => redirectTarget(target)));

  it('which leaves what lies on the site as it is, and an allowed origin whole', () => {
    expect(redirectTarget('/zh-TW/kidgo?a=1#b')).toBe('/zh-TW/kidgo?a=1#b');
    expect(redirectTarget('https://jp.sente.example/ja-JP', ['https://jp.sente.example'])).toBe(
      'https://jp.sente.example/ja-JP',
    );
    expect(redirectTarget('https://sente.example/.//a', ['https://sente.example'])).toBe('https://sente.example/a');
    expect(redirectTarget('https://sente.example@evil.example', ['https://sente.example'])).toBeNull();
    expect(redirectTarget('https://sente.example.evil.example', ['https://sente.example'])).toBeNull();
  });

  const leave = async (referer: string) => {
    // A Headers object rejects what no client can send.
    const { headers } = await leavePreview({ headers: { get: () => referer } } as unknown as Request);
    return headers.get('location');
  };
  it('the way out of a preview, from any page of the site', () => stays((target) => leave(`${site}${target}`)));
  it('the way out of a preview, by any Referer', () => stays(leave));
  it('the way out of a preview leads back to the page', async () => {
    expect(await leave(`${site}/zh-TW/kidgo?a=1`)).toBe('/zh-TW/kidgo?a=1');
    expect(await leave('')).toBe('/');
  });

  it('the way back from a payment', () => stays(safeReturn));
  it('the way back from a payment, whatever stands before or behind an order', async () => {
    const order = '/zh-TW/origin#/orders/261121-AAAA';
    expect(safeReturn(order)).toBe(order);
    expect(safeReturn(`${site}${order}`)).toBe(`${site}${order}`);
    await stays((target) => safeReturn(target + order));
    await stays((target) => safeReturn(site + target + order));
    await stays((target) => safeReturn(order + target));
  });

  it('the way on from a login', () => stays((redirect) => destinationOf(new URLSearchParams({ redirect }), 'zh-TW')));
  it('the way on from a login, with whatever comes along', () =>
    stays((appCoupon) => destinationOf(new URLSearchParams({ redirect: 'courses', appCoupon }), 'zh-TW')));

  it('the right address of a page, below a language and in place of one', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: [], meta: { pagination: { pageCount: 1 } } }));
    const visit = async (path: string, host: string) => {
      const address = `http://${host}${path}`;
      if (!URL.canParse(address) || new URL(address).host !== host) return null;
      const { headers } = await proxy(new NextRequest(address, { headers: { host } }));
      const to = headers.get('location');
      return to && (new URL(to).host === host ? to.slice(`http://${host}`.length) : to);
    };
    for (const host of ['localhost:3000', 'jp.localhost:3000'])
      for (const before of ['', '/', '/ZH-tw', '/zh-TW/campaign/', '/en-US/', '/?', '/zh-TW?'])
        await stays((target) => visit(before + target, host), 200);
  });
});

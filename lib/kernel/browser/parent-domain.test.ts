import { CookieJar, JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markScript } from './mark-scripts';
import { isTokenOfOthers, noteToken, readToken } from './read-token';
import { removeToken, storeToken } from './token';

/** One browser with one cookie jar that visits several sites, each with its own local storage. */
let browser = new CookieJar();
beforeEach(() => {
  browser = new CookieJar();
});
afterEach(() => vi.unstubAllGlobals());

function visit(host: string) {
  const { window } = new JSDOM('', { url: `https://${host}/`, cookieJar: browser });
  for (const name of ['window', 'location', 'document', 'localStorage'] as const) vi.stubGlobal(name, window[name]);
  new Function(markScript)();
  return { session: window.document.documentElement.dataset.session, token: readToken() };
}

const sites = ['www.sente.example', 'jp.sente.example', 'sente.example'];

describe.each(sites)('a login on %s', (home) => {
  it('is one on every site of the parent domain, and so is its end', () => {
    visit(home);
    storeToken('a-token');
    for (const site of sites) expect(visit(site), site).toEqual({ session: 'in', token: 'a-token' });
    for (const site of sites) {
      visit(site);
      removeToken();
      for (const other of sites) expect(visit(other), other).toEqual({ session: undefined, token: null });
      storeToken('a-token');
    }
  });

  it('stays on the parent domain', () => {
    visit(home);
    storeToken('a-token');
    expect(visit('sente-example.example').token).toBeNull();
    expect(visit('shop.example').token).toBeNull();
  });
});

it('a shop one level deeper: a login on either site takes the place of the other’s, and a logout leaves none', () => {
  // The two sites set their cookies on different parent domains.
  for (const [first, second] of [
    ['shop.sente.example', 'jp.shop.sente.example'],
    ['jp.shop.sente.example', 'shop.sente.example'],
  ] as const) {
    visit(first);
    storeToken('earlier');
    visit(second);
    storeToken('later');
    for (const site of [first, second]) expect(visit(site).token, site).toBe('later');
    visit(first);
    storeToken('last');
    expect(visit(second).token).toBe('last');
    removeToken();
    for (const site of [first, second]) expect(visit(site).token, site).toBeNull();
  }
});

it('a domain that belongs to nobody takes no token', () => {
  visit('sente.com.tw');
  storeToken('a-token');
  expect(visit('www.sente.com.tw').token).toBe('a-token');
  expect(visit('other.com.tw').token).toBeNull();
});

it('what another site did is told from what this one did', () => {
  visit('www.sente.example');
  storeToken('a-token');
  expect(isTokenOfOthers()).toBe(false);
  visit('jp.sente.example');
  storeToken('another');
  noteToken();
  visit('www.sente.example');
  noteToken();
  browser.setCookieSync('sente_token=third; Domain=sente.example; Secure', 'https://jp.sente.example/');
  expect(isTokenOfOthers()).toBe(true);
});

import { afterEach, describe, expect, it } from 'vitest';
import { headScript } from './head-scripts';
import { cartKey, contactKey, tokenKey, userKey } from '@/lib/kernel/browser/keys';
import { takeLinkCredentials } from '@/lib/kernel/browser/otp-script';

/** Runs a script in the test's own realm; the text is constant, so a browser runs the same. */
const run = (script: string) => new Function(script)();

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
  delete window.senteLinkCredentials;
});

describe('username and otp in the address', () => {
  it.each([
    ['/zh-TW/courses?username=lin&otp=1&coursesType=vip#top', '/zh-TW/courses?coursesType=vip#top'],
    ['/zh-TW?otp=1&username=lin', '/zh-TW'],
    ['/zh-TW/origin#/login?username=lin&otp=1&redirect=courses', '/zh-TW/origin#/login?redirect=courses'],
    ['/zh-TW/origin/?a=1#/login?username=lin&otp=1', '/zh-TW/origin/?a=1#/login'],
  ])('%s becomes %s', (given, left) => {
    history.replaceState(null, '', given);
    run(headScript);
    expect(location.pathname + location.search + location.hash).toBe(left);
    expect(takeLinkCredentials()).toEqual({ username: 'lin', otp: '1' });
    expect(takeLinkCredentials()).toBeNull();
  });

  it('one without the other stays', () => {
    history.replaceState(null, '', '/zh-TW?username=lin');
    run(headScript);
    expect(location.search).toBe('?username=lin');
    expect(takeLinkCredentials()).toBeNull();
  });
});

describe('before the first paint', () => {
  it('says that somebody is logged in, that the cart is filled and that the contact window is put away', () => {
    localStorage.setItem(userKey, JSON.stringify({ username: 'lin', realName: '林小棋' }));
    localStorage.setItem(tokenKey, 't');
    localStorage.setItem(cartKey, JSON.stringify({ items: [{ productId: 'combo-05', quantity: 1 }] }));
    localStorage.setItem(contactKey, 'hidden');
    document.body.innerHTML = '<span data-session-name>使用者</span>';
    run(headScript);
    expect({ ...document.documentElement.dataset }).toEqual({ session: 'in', cart: 'filled', contact: 'hidden' });
    expect(document.body.textContent).toBe('林小棋');
  });

  it('names the user in what is read later too, and no more once all is read', async () => {
    localStorage.setItem(userKey, JSON.stringify({ username: 'lin', realName: '林小棋' }));
    document.body.innerHTML = '';
    run(headScript);
    document.body.innerHTML = '<span data-session-name>使用者</span>';
    await Promise.resolve();
    expect(document.body.textContent).toBe('林小棋');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    document.body.innerHTML = '<span data-session-name>使用者</span>';
    await Promise.resolve();
    expect(document.body.textContent).toBe('使用者');
  });

  it('a token without a stored user is somebody, whose name comes later', () => {
    localStorage.setItem(tokenKey, 't');
    run(headScript);
    expect({ ...document.documentElement.dataset }).toEqual({ session: 'in' });
  });

  it('a user without a token, or broken storage, is nobody', () => {
    localStorage.setItem(userKey, '{"username":"lin"}');
    localStorage.setItem(cartKey, '{broken');
    run(headScript);
    expect({ ...document.documentElement.dataset }).toEqual({});
  });
});

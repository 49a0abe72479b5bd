import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/kernel/api/api-error';
import { api, blankSecrets } from '@/lib/kernel/api/client';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import { tokenKey, userKey } from '@/lib/kernel/browser/keys';
import { logIn, logOut } from '@/stores/session/login';
import { restoreSession } from '@/stores/session/restore';
import { followOtherTabs } from '@/stores/session/wake';
import { cookieDomains, storeToken } from '@/lib/kernel/browser/token';
import { readToken } from '@/lib/kernel/browser/read-token';
import { sessionStore } from './session';

type Call = { method: string; url: string; authorization: string | null; body: unknown };
let calls: Call[] = [];

/** Requests without those of the cart, which is synced separately (cart-sync.test.ts). */
const asked = () => calls.map(({ url }) => url).filter((url) => url !== 'user/cart');

const lin = {
  username: 'lin',
  realName: '林小棋',
  nickName: '',
  rank: '',
  liveCourseEndAt: null,
  email: '',
  phone: '',
  profileUrl: null,
  role: 'learner',
  vipEndAt: null,
};

/** Responds by path; a number is an error with that status. */
function serve(answers: Record<string, unknown>) {
  api.defaults.adapter = async (config) => {
    const url = config.url ?? '';
    calls.push({
      method: config.method ?? '',
      url,
      authorization: String(config.headers.get('Authorization') ?? '') || null,
      body: JSON.parse(config.data ?? 'null'),
    });
    const answer = answers[url] ?? 404;
    const status = typeof answer === 'number' ? answer : 200;
    const response = {
      data: status === 200 ? answer : { error: { code: status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL' } },
      status,
      statusText: '',
      headers: {},
      config,
    };
    if (status === 200) return response;
    const { AxiosError } = await import('axios');
    throw new AxiosError('rejected', undefined, config, undefined, response);
  };
}

const everything = {
  'user/login': { token: 'new' },
  user: lin,
  'user/getOwnPurchaseLog': [],
  'course/coursePlans': [],
  'user/logout': {},
};

beforeEach(() => {
  localStorage.clear();
  calls = [];
  getQueryClient().clear();
  sessionStore.setState({ user: null });
});
afterEach(() => {
  delete document.documentElement.dataset.session;
  delete window.senteLinkCredentials;
});

function remember(user: object = lin) {
  localStorage.setItem(tokenKey, 'old');
  localStorage.setItem(userKey, JSON.stringify(user));
}

describe('token', () => {
  it.each([
    ['jp.sente.example', ['.sente.example', '.jp.sente.example']],
    ['sente.example', ['.sente.example']],
    ['www.sente.com.tw', ['.sente.com.tw', '.www.sente.com.tw']],
    ['localhost', []],
    ['127.0.0.1', []],
    ['[::1]', []],
  ])('cookie domains of %s', (host, domains) => expect(cookieDomains(host)).toEqual(domains));

  it('is kept in local storage where there is no https', () => {
    storeToken('t');
    expect(localStorage.getItem(tokenKey)).toBe('t');
    expect(document.cookie).toBe('');
    expect(readToken()).toBe('t');
  });
});

describe('page load', () => {
  it('shows the stored user at once, then user, purchases and plans anew, with the bearer', async () => {
    remember({ ...lin, realName: 'old name' });
    serve(everything);
    const restoring = restoreSession();
    expect(sessionStore.getState().user?.realName).toBe('old name');
    await restoring;
    expect(sessionStore.getState().user?.realName).toBe('林小棋');
    expect(asked()).toEqual(['user', 'user/getOwnPurchaseLog', 'course/coursePlans']);
    expect(calls.every(({ authorization }) => authorization === 'Bearer old')).toBe(true);
    expect(document.documentElement.dataset.session).toBe('in');
  });

  it('a 401 logs out', async () => {
    remember();
    serve({ ...everything, user: 401 });
    await restoreSession();
    expect(readToken()).toBeNull();
    expect(localStorage.getItem(userKey)).toBeNull();
    expect(sessionStore.getState().user).toBeNull();
    expect(document.documentElement.dataset.session).toBe('out');
  });

  it('another failure leaves what is stored', async () => {
    remember();
    serve({ ...everything, user: 500 });
    await restoreSession();
    expect(readToken()).toBe('old');
    expect(sessionStore.getState().user?.username).toBe('lin');
  });

  it('a token alone is enough: its cookie also reaches the other sites of the parent domain', async () => {
    localStorage.setItem(tokenKey, 'old');
    serve(everything);
    await restoreSession();
    expect(sessionStore.getState().user?.username).toBe('lin');
    expect(JSON.parse(localStorage.getItem(userKey) ?? 'null')).toMatchObject({ realName: '林小棋' });
    expect(document.documentElement.dataset.session).toBe('in');
  });

  it('without a token asks nobody', async () => {
    serve(everything);
    await restoreSession();
    expect(calls).toEqual([]);
  });
});

describe('a mailed login', () => {
  it('logs in when nobody is logged in', async () => {
    window.senteLinkCredentials = { username: 'lin', otp: '123456' };
    serve(everything);
    await restoreSession();
    expect(calls[0]).toMatchObject({ method: 'post', url: 'user/login', body: { username: 'lin', otp: '123456' } });
    expect(asked()).toEqual(['user/login', 'user', 'user/getOwnPurchaseLog', 'course/coursePlans']);
    expect(readToken()).toBe('new');
    expect(window.senteLinkCredentials).toBeUndefined();
  });

  it('logs in over another user', async () => {
    remember({ ...lin, username: 'mei' });
    window.senteLinkCredentials = { username: 'lin', otp: '1234' };
    serve(everything);
    await restoreSession();
    expect(sessionStore.getState().user?.username).toBe('lin');
  });

  it('does nothing for the user who already is logged in', async () => {
    remember();
    window.senteLinkCredentials = { username: 'lin', otp: '1234' };
    serve(everything);
    await restoreSession();
    expect(calls.some(({ url }) => url === 'user/login')).toBe(false);
    expect(readToken()).toBe('old');
  });

  it('that is too old leaves who was here', async () => {
    remember({ ...lin, username: 'mei' });
    window.senteLinkCredentials = { username: 'lin', otp: 'used' };
    serve({ ...everything, 'user/login': 401 });
    expect((await restoreSession()).failed).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(sessionStore.getState().user?.username).toBe('mei');
    expect(readToken()).toBe('old');
  });

  it('without a token in the answer says just that', async () => {
    window.senteLinkCredentials = { username: 'lin', otp: '123456' };
    serve({ ...everything, 'user/login': {} });
    expect((await restoreSession()).failed).toMatchObject({ code: 'TOKEN_MISSING' });
  });
});

describe('other tabs', () => {
  let stop = () => {};
  beforeEach(() => {
    serve(everything);
    stop = followOtherTabs();
  });
  afterEach(() => stop());
  /** Changes the storage as another tab would, with the event that the browser sends to this tab. */
  const elsewhere = (change: () => void) => {
    change();
    window.dispatchEvent(new StorageEvent('storage'));
  };

  it('a login there is a login here', async () => {
    elsewhere(() => localStorage.setItem(tokenKey, 'of the other tab'));
    await vi.waitFor(() => expect(sessionStore.getState().user?.username).toBe('lin'));
    expect(calls[0]?.authorization).toBe('Bearer of the other tab');
  });

  it('a logout there is a logout here', async () => {
    elsewhere(() => remember());
    await vi.waitFor(() => expect(sessionStore.getState().user?.username).toBe('lin'));
    elsewhere(() => localStorage.clear());
    await vi.waitFor(() => expect(sessionStore.getState().user).toBeNull());
    expect(document.documentElement.dataset.session).toBe('out');
  });

  it('what this one does itself is nobody else’s: nothing is read anew, and no form loses what was typed', async () => {
    await logIn({ username: 'lin', password: 'x' });
    calls = [];
    const read = vi.spyOn(getQueryClient(), 'clear');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    expect(read).not.toHaveBeenCalled();
    // A login in another tab is still followed.
    elsewhere(() => localStorage.setItem(tokenKey, 'of the other tab'));
    await vi.waitFor(() => expect(calls[0]?.authorization).toBe('Bearer of the other tab'));
    read.mockRestore();
  });

  it('a logout there is one here, also where the login was made here', async () => {
    await logIn({ username: 'lin', password: 'x' });
    elsewhere(() => localStorage.clear());
    await vi.waitFor(() => expect(sessionStore.getState().user).toBeNull());
  });

  it('another site is noticed in a window beside this one, which was never hidden', async () => {
    localStorage.setItem(tokenKey, 'of the other site');
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(sessionStore.getState().user?.username).toBe('lin'));
  });

  it('another site of the parent domain is noticed when the visitor comes back', async () => {
    localStorage.setItem(tokenKey, 'of the other site');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(sessionStore.getState().user?.username).toBe('lin'));
  });
});

describe('login and logout', () => {
  it('a login without a token in the answer is an error of its own', async () => {
    serve({ ...everything, 'user/login': { welcome: true } });
    await expect(logIn({ username: 'lin', password: 'x' })).rejects.toEqual(new ApiError('TOKEN_MISSING', 200));
    expect(readToken()).toBeNull();
  });

  it('logout revokes, forgets and goes to the root, even when the server does not answer', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, protocol: 'http:', hostname: 'localhost', assign });
    for (const answer of [{}, 500]) {
      remember();
      serve({ ...everything, 'user/logout': answer });
      await logOut();
      expect(readToken()).toBeNull();
      expect(sessionStore.getState().user).toBeNull();
    }
    expect(assign).toHaveBeenCalledWith('/');
    vi.unstubAllGlobals();
  });

  it('logout lets nothing go on that would be rejected without the token', async () => {
    vi.stubGlobal('location', { ...window.location, protocol: 'http:', hostname: 'localhost', assign: vi.fn() });
    remember();
    serve(everything);
    const answering = api.defaults.adapter as (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>;
    let endedBeforeLogout: boolean | undefined;
    let purchases: InternalAxiosRequestConfig['signal'];
    api.defaults.adapter = async (config) => {
      if (config.url === 'user/logout') endedBeforeLogout = purchases?.aborted;
      if (config.url !== 'user/getOwnPurchaseLog') return answering(config);
      purchases = config.signal;
      return new Promise(() => {});
    };
    void restoreSession();
    await vi.waitFor(() => expect(purchases).toBeDefined());
    await logOut();
    expect(endedBeforeLogout).toBe(true);
    vi.unstubAllGlobals();
  });
});

it('secrets never reach the console', () => {
  expect(blankSecrets({ username: 'lin', password: 'p', nested: [{ token: 't', otp: '1' }] })).toEqual({
    username: 'lin',
    password: '•••',
    nested: [{ token: '•••', otp: '•••' }],
  });
});

import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userKey } from '@/lib/kernel/browser/keys';

const labels = {
  login: 'Log in',
  loginHref: '/en-US/origin/#/login',
  linkFailed: 'link failed',
  tokenMissing: 'no token',
};
const logIn = vi.hoisted(() => vi.fn());
vi.mock('@/stores/session/login', () => ({ logIn, clearSession: vi.fn(), setSessionUser: vi.fn() }));
vi.mock('@/lib/kernel/api/query-client', () => ({
  getQueryClient: () => ({ clear: () => {}, fetchQuery: async () => ({ username: 'lin' }) }),
}));

/** Fresh modules, as in a new document: the session is settled once per document. */
async function load() {
  vi.resetModules();
  const [{ SessionBehaviour }, { ToastHost }, { useGivenCoupon }, { ApiError }] = await Promise.all([
    import('./session-behaviour'),
    import('@/components/ui/toasts/toast-host'),
    import('@/components/catalogue/list/use-coupon'),
    import('@/lib/kernel/api/api-error'),
  ]);
  return { ApiError, SessionBehaviour, ToastHost, useGivenCoupon };
}

const replace = vi.fn();
beforeEach(() => {
  window.senteLinkCredentials = { username: 'lin', otp: '123456' };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  delete window.senteLinkCredentials;
  delete document.documentElement.dataset.session;
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  history.replaceState(null, '', '/');
});

it('a name that was kept without its token is nobody', async () => {
  delete window.senteLinkCredentials;
  localStorage.setItem(userKey, JSON.stringify({ username: 'lin' }));
  vi.resetModules();
  const { sessionStore } = await import('@/stores/session');
  localStorage.clear();
  expect(sessionStore.getState()).toEqual({ user: null, settled: true });
});

describe('a mailed login that fails', () => {
  it.each([
    ['INVALID_CREDENTIALS', 'link failed'],
    ['TOKEN_MISSING', 'no token'],
  ])('with %s says so and offers the login', async (code, text) => {
    const { ApiError, SessionBehaviour, ToastHost } = await load();
    logIn.mockRejectedValue(new ApiError(code, 401));
    render(
      <>
        <ToastHost />
        <SessionBehaviour labels={labels} />
      </>,
    );
    const notice = await screen.findByText(text, undefined, { timeout: 8000 });
    expect(within(notice).getByRole('button', { name: 'Log in' })).toBeTruthy();
  });
});

describe('a coupon that comes with a mailed login', () => {
  const open = async () => {
    history.replaceState(null, '', '/en-US/courses?appCoupon=KIDS200&coursesType=vip');
    vi.stubGlobal('location', {
      ...window.location,
      search: location.search,
      pathname: location.pathname,
      protocol: 'http:',
      replace,
    });
    const { SessionBehaviour, useGivenCoupon } = await load();
    const CourseList = () => <output>{useGivenCoupon(labels.loginHref)}</output>;
    render(
      <>
        <CourseList />
        <SessionBehaviour labels={labels} />
      </>,
    );
  };

  it('is applied after that login', async () => {
    logIn.mockImplementation(async () => {
      document.documentElement.dataset.session = 'in';
    });
    await open();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('KIDS200'));
    expect(replace).not.toHaveBeenCalled();
    expect(logIn).toHaveBeenCalledWith({ username: 'lin', otp: '123456' });
  });

  it('goes along to the login page when that login fails', async () => {
    logIn.mockRejectedValue(new Error('used'));
    await open();
    await vi.waitFor(() => expect(replace).toHaveBeenCalled());
    expect(replace.mock.calls[0]?.[0]).toBe(
      '/en-US/origin/#/login?redirect=courses&appCoupon=KIDS200&coursesType=vip&linkFailed=1',
    );
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

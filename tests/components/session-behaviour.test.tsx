import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const labels = {
  login: 'Log in',
  loginHref: '/en-US/origin/#/login',
  linkFailed: 'link failed',
  tokenMissing: 'no token',
};
const catalogue = {
  loginHref: '/en-US/origin/#/login',
  currency: 'USD',
  locale: 'en-US',
  couponApplied: '',
  couponRefused: '',
};
const logIn = vi.hoisted(() => vi.fn());
const showCoupon = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/login', () => ({ logIn, forgetSession: vi.fn(), setSessionUser: vi.fn() }));
vi.mock('@/lib/api/query-client', () => ({
  getQueryClient: () => ({ clear: () => {}, fetchQuery: async () => ({ username: 'lin' }) }),
}));
vi.mock('@/components/courses/coupon-prices', () => ({ showCoupon }));

/** Modules as a document has them: what is settled once is settled for that document alone. */
async function load() {
  vi.resetModules();
  const [{ SessionBehaviour }, { ToastHost }, { CatalogueBehaviour }, { ApiError }] = await Promise.all([
    import('@/components/layout/session-behaviour'),
    import('@/components/ui/toast-host'),
    import('@/components/courses/catalogue-behaviour'),
    import('@/lib/api/api-error'),
  ]);
  return { ApiError, SessionBehaviour, ToastHost, CatalogueBehaviour };
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
    const notice = await screen.findByText(text);
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
    const { SessionBehaviour, CatalogueBehaviour } = await load();
    render(
      <div data-settings='{"tabs":[],"step":24}'>
        <CatalogueBehaviour labels={catalogue} />
        <SessionBehaviour labels={labels} />
      </div>,
    );
  };

  it('is applied after that login', async () => {
    logIn.mockImplementation(async () => {
      document.documentElement.dataset.session = 'in';
    });
    await open();
    await vi.waitFor(() => expect(showCoupon).toHaveBeenCalled());
    expect(showCoupon.mock.calls[0]?.[1]).toBe('KIDS200');
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
    expect(showCoupon).not.toHaveBeenCalled();
  });
});

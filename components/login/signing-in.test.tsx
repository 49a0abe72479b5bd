import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathOf } from '@/lib/kernel/api/operation';
import { loginOperations } from '@/lib/login/contract';
import { cartStore } from '@/stores/cart';
import { sessionStore } from '@/stores/session';
import messages from '@/messages/en-US.json';
import { accountReads, ada, resetBrowser, openAccount, rememberUser, serveApi } from '@/tests/setup/render-account';

const enough = {
  'GET user': { data: ada },
  'GET course/coursePlans': { data: [] },
  'GET user/entitlements': { data: [] },
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(resetBrowser);

describe('login', () => {
  it('says what is missing at its field and sends nothing', async () => {
    const calls = serveApi({});
    const user = openAccount('#/login');
    await user.click(await button('Log in'));
    const name = screen.getByLabelText('Username or email');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter your username or email.',
    );
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(calls).toEqual([]);
  });

  it('shows a rejection, moves the focus to it and keeps what was typed', async () => {
    serveApi({ 'POST user/login': { status: 401, code: 'INVALID_CREDENTIALS' } });
    const user = openAccount('#/login');
    await user.type(await screen.findByLabelText('Username or email'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(await button('Log in'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(messages.errors.INVALID_CREDENTIALS);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(screen.getByLabelText('Username or email')).toHaveProperty('value', 'ada');
  });

  it('asks for the username where the address and the password are those of several accounts', async () => {
    serveApi({ 'POST user/login': { status: 409, code: 'USERNAME_REQUIRED' } });
    const user = openAccount('#/login');
    const name = await screen.findByLabelText('Username or email');
    await user.type(name, 'family@mail.example');
    await user.type(screen.getByLabelText('Password'), 'right');
    await user.click(await button('Log in'));
    await screen.findByText(messages.errors.USERNAME_REQUIRED);
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  it('takes a student in by the card of their class, and on to what they learn', async () => {
    let isRight = false;
    const calls = serveApi({
      ...enough,
      'POST user/class-login': () =>
        isRight ? { data: { token: 'new' } } : { status: 401, code: 'INVALID_CREDENTIALS' },
    });
    const user = openAccount('#/login');
    const way = await screen.findByRole('link', { name: messages.account.login.withCard });
    expect(way.getAttribute('href')).toBe('#/login?redirect=learn&by=card');
    await user.click(way);
    await user.type(await screen.findByLabelText('Class ID'), 'k7m4qx');
    await user.type(screen.getByLabelText('Personal code'), 'abcd efgh');
    await user.click(await button('Log in'));
    await screen.findByText(messages.account.invalid.wrongCard);
    expect(screen.getByLabelText('Class ID')).toHaveProperty('value', 'k7m4qx');
    isRight = true;
    await user.click(await button('Log in'));
    await waitFor(() => expect(sessionStore.getState().user?.username).toBe('ada'));
    expect(calls.find(({ url }) => url === 'user/class-login')?.body).toEqual({ handle: 'k7m4qx', code: 'abcd efgh' });
  });

  it('says to a teacher how one logs in who has no password yet', async () => {
    serveApi({});
    openAccount('#/login?redirect=teach');
    expect(await screen.findByText(messages.account.login.leadTeach)).toBeTruthy();
  });

  it('takes a rejection away when a field is what is wrong now', async () => {
    serveApi({ 'POST user/login': { status: 401, code: 'INVALID_CREDENTIALS' } });
    const user = openAccount('#/login');
    const name = await screen.findByLabelText('Username or email');
    await user.type(name, 'ada');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    await screen.findByRole('alert');
    await user.clear(name);
    await user.click(await button('Log in'));
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers to try again when the connection is lost, and goes where the visitor wanted', async () => {
    let tries = 0;
    serveApi({ ...enough, 'POST user/login': () => ((tries += 1) === 1 ? 'offline' : { data: { token: 'new' } }) });
    const user = openAccount('#/login?redirect=coupon&appCoupon=KIDS200');
    await user.type(await screen.findByLabelText('Username or email'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'right enough{Enter}');
    await user.click(await button('Try again'));
    await screen.findByRole('heading', { level: 1, name: 'Redeem course' });
    expect(tries).toBe(2);
    expect(window.location.hash).toBe('#/coupon');
    expect(cartStore.getState().coupon).toBe('KIDS200');
    expect(document.title).toBe('Redeem course | Sente');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('logs in with a mailed code', async () => {
    const calls = serveApi({
      ...enough,
      'POST user/otp': { data: { done: true } },
      'POST user/login': { data: { token: 'new' } },
    });
    const user = openAccount('#/login');
    await user.type(await screen.findByLabelText('Username or email'), 'ada');
    await user.click(await button('Email me a code instead'));
    await user.click(await button('Email me a code'));
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(sessionStore.getState().user?.username).toBe('ada'));
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { url: pathOf(loginOperations.requestOtp), body: { username: 'ada', locale: 'en-US', purpose: 'login' } },
      { url: pathOf(loginOperations.login), body: { username: 'ada', otp: '123456' } },
    ]);
  });
});

describe('a rejection in words that fit its field', () => {
  const describedBy = (field: HTMLElement) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

  it('calls a mailed code wrong, not a password', async () => {
    serveApi({ 'POST user/otp': { data: {} }, 'POST user/login': { status: 401, code: 'INVALID_CREDENTIALS' } });
    const user = openAccount('#/login');
    await user.type(await screen.findByLabelText('Username or email'), 'ada');
    await user.click(await button('Email me a code instead'));
    await user.click(await button('Email me a code'));
    const code = await screen.findByLabelText('Code');
    await user.type(code, '123456{Enter}');
    await screen.findByText(messages.errors.OTP_INVALID);
    expect(describedBy(code)).toEqual([messages.errors.OTP_INVALID]);
  });

  it('says that the present password is wrong, and why a new one is too easy', async () => {
    rememberUser();
    const rejections = [
      { status: 401, code: 'INVALID_CREDENTIALS' },
      { status: 422, code: 'PASSWORD_WEAK', details: { reason: 'common' } },
    ];
    serveApi({ ...enough, ...accountReads(), 'POST user/password': () => rejections.shift()! });
    const user = openAccount('#/userSpace/account');
    await user.type(await screen.findByLabelText('Current password'), 'before');
    await user.type(screen.getByLabelText('New password'), 'password');
    await user.click(await button('Change password'));
    await screen.findByText(messages.account.invalid.wrongPassword);
    await user.click(await button('Change password'));
    await screen.findByText(/it is a well-known password/);
  });

  it('marks the field that the server’s own check names', async () => {
    const details = { issues: [{ path: 'email', message: 'x' }] };
    serveApi({ 'POST user/register': { status: 400, code: 'VALIDATION_FAILED', details } });
    const user = openAccount('#/register');
    await user.type(await screen.findByLabelText('Username'), 'ada');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'long enough 1');
    await user.click(await button('Create account'));
    await screen.findByText(messages.account.invalid.email);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  });
});

describe('register', () => {
  it('judges the password by the name and the address as they are now', async () => {
    serveApi({});
    const user = openAccount('#/register');
    await user.type(await screen.findByLabelText('Password'), 'tortoise on the ponnuki');
    const status = screen.getByRole('status');
    await waitFor(() => expect(status.textContent).toContain(messages.account.password.strength.s4));
    await user.type(screen.getByLabelText('Username'), 'Ponnuki');
    await waitFor(() => expect(status.textContent).toContain('it contains your username or email'));
  });

  it('puts a taken name to its field', async () => {
    serveApi({ 'POST user/register': { status: 409, code: 'USERNAME_TAKEN' } });
    const user = openAccount('#/register');
    await user.type(await screen.findByLabelText('Username'), 'ada');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'long enough 1');
    await user.click(await button('Create account'));
    await screen.findByText(messages.errors.USERNAME_TAKEN);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'long enough 1');
  });
});

describe('guards', () => {
  it('lead to the login and keep the way back', async () => {
    serveApi({});
    openAccount('#/userSpace/purchases');
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(window.location.hash).toBe('#/login?redirect=userSpace%2Fpurchases');
  });

  it('send on whoever is logged in already', async () => {
    rememberUser();
    serveApi(enough);
    openAccount('#/login');
    await screen.findByRole('heading', { level: 1, name: 'My courses' });
  });

  it('lead to the login when the server no longer knows the session', async () => {
    rememberUser();
    serveApi({ 'GET course/coursePlans': { status: 401, code: 'UNAUTHENTICATED' } });
    openAccount('#/userSpace');
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(sessionStore.getState().user).toBeNull();
  });

  it('show an unknown address with a way home', async () => {
    openAccount('#/nowhere');
    await screen.findByRole('heading', { level: 1, name: messages.account.notFound.title });
    expect(screen.getByRole('link', { name: messages.account.notFound.home }).getAttribute('href')).toBe('/en-US');
  });
});

describe('personal space', () => {
  it('leaves refunded purchases out', async () => {
    rememberUser();
    const entry = { productId: 'a', quantity: 1, amount: 9, currency: 'USD', purchasedAt: '2026-11-21T01:00:00.000Z' };
    serveApi({
      ...enough,
      'GET ecommerce/orders': { data: [] },
      'GET user/getOwnPurchaseLog': {
        data: [
          { ...entry, id: '1', orderId: 'A1', title: 'Kept', isRefund: false },
          { ...entry, id: '2', orderId: 'A2', title: 'Returned', isRefund: true },
        ],
      },
    });
    openAccount('#/userSpace/purchases');
    await screen.findByText('Kept');
    expect(screen.queryByText('Returned')).toBeNull();
    expect(screen.getByRole('link', { name: /View receipt/ }).getAttribute('href')).toBe('#/orders/A1');
  });

  it('shows many purchases a part at a time', async () => {
    rememberUser();
    const entry = { productId: 'a', title: 'A', isRefund: false, quantity: 1, amount: 9, currency: 'USD' };
    const data = Array.from({ length: 45 }, (_, index) => ({
      ...entry,
      id: `${index}`,
      orderId: `A-${index}`,
      purchasedAt: '2026-11-21T01:00:00.000Z',
    }));
    serveApi({ ...enough, 'GET ecommerce/orders': { data: [] }, 'GET user/getOwnPurchaseLog': { data } });
    const user = openAccount('#/userSpace/purchases');
    const shown = async (count: number) =>
      waitFor(() => expect(screen.getAllByRole('link', { name: /View receipt/ })).toHaveLength(count));
    await shown(20);
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    await shown(40);
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    await shown(45);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('redeems a code and shows what it opened', async () => {
    rememberUser();
    const course = {
      id: 'e1',
      kind: 'course',
      productId: 'kidbasic',
      title: 'First stones',
      orderId: null,
      grantedAt: '2026-11-21T01:00:00.000Z',
      startsAt: '2026-11-21T01:00:00.000Z',
      endsAt: null,
      amount: 1,
      code: null,
    };
    serveApi({
      ...enough,
      'POST ecommerce/redeem': ({ body }) =>
        (body as { code: string }).code === 'GOOD-CODE' ? { data: [course] } : { status: 422, code: 'CODE_INVALID' },
    });
    const user = openAccount('#/coupon');
    const code = await screen.findByLabelText('Course code');
    await user.type(code, 'BAD-CODE{Enter}');
    await screen.findByText(messages.errors.CODE_INVALID);
    await user.clear(code);
    await user.type(code, 'GOOD-CODE{Enter}');
    await screen.findByText('First stones');
  });
});

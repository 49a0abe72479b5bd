import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError, CanceledError, type AxiosResponse } from 'axios';
import { NextIntlClientProvider } from 'next-intl';
import { vi } from 'vitest';
import { AccountApp } from '@/components/account/app/account-app';
import { chosenLearnerStore } from '@/components/family/use-chosen-learner';
import { api } from '@/lib/kernel/api/client';
import type { AccountSecurity } from '@/lib/login/contract';
import { accountMessages, messagesOfScreen, screenMessagesAskedFor } from '@/lib/kernel/i18n/screen-messages';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import { tokenKey, userKey } from '@/lib/kernel/browser/keys';
import { noteTokenOwner } from '@/lib/kernel/browser/token-owner';
import { emptyCart } from '@/lib/cart/cart';
import { cartStore } from '@/stores/cart';
import { sessionStore } from '@/stores/session';
import messages from '@/messages/en-US.json';

// A screen's code is loaded when it is first shown, which takes long on a busy machine.
configure({ asyncUtilTimeout: 8000 });
// A read that fails is tried again at once.
const { queries } = getQueryClient().getDefaultOptions();
getQueryClient().setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
// jsdom has no layout to scroll.
window.scrollTo = () => {};

export type Call = { method: string; url: string; query: unknown; key: string | null; body: unknown };
/** Data, an error code with its status, 'offline', 'hanging' (no answer comes until the caller ends it), or a function of the call. */
export type Answer = { data: unknown } | { status: number; code: string; details?: unknown } | 'offline' | 'hanging';
type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>;

export const ada = {
  username: 'ada',
  realName: 'Ada Wu',
  nickName: '',
  rank: '',
  liveCourseEndAt: null,
  email: 'ada@example.com',
  phone: '',
  profileUrl: null,
  role: 'learner' as const,
  vipEndAt: null,
};

/** What the tab of the account reads. */
export const accountReads = (security: Partial<AccountSecurity> = {}) => ({
  'GET user/security': {
    data: { email: ada.email, isEmailProved: true, hasPassword: true, pendingEmail: null, ...security },
  },
  'GET user/sessions': { data: [] },
  'GET user/passkeys': { data: [] },
});

/** Answers the browser's API calls by 'METHOD path'; returns what was called. */
export function serveApi(responses: Answers): Call[] {
  const calls: Call[] = [];
  api.defaults.adapter = async (config) => {
    const call: Call = {
      method: (config.method ?? 'get').toUpperCase(),
      url: config.url ?? '',
      query: config.params,
      key: config.headers.has('Idempotency-Key') ? String(config.headers.get('Idempotency-Key')) : null,
      body: typeof config.data === 'string' ? JSON.parse(config.data) : (config.data ?? null),
    };
    calls.push(call);
    const given = responses[`${call.method} ${call.url}`];
    const answer = typeof given === 'function' ? await given(call) : (given ?? { status: 404, code: 'NOT_FOUND' });
    if (answer === 'hanging')
      return new Promise((_, reject) =>
        config.signal?.addEventListener?.('abort', () => reject(new CanceledError(undefined, undefined, config))),
      );
    if (answer === 'offline') throw new AxiosError('Network Error', 'ERR_NETWORK', config);
    const isGood = 'data' in answer;
    const response: AxiosResponse = {
      data: isGood ? answer.data : { error: { code: answer.code, message: '', details: answer.details } },
      status: isGood ? 200 : answer.status,
      statusText: '',
      headers: {},
      config,
    };
    if (isGood) return response;
    throw new AxiosError('rejected', undefined, config, undefined, response);
  };
  return calls;
}

/** Makes the timeouts of calls follow the test's fake clock. */
export function fakeTimeouts(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(), milliseconds);
    return ending.signal;
  });
}

export function rememberUser(): void {
  localStorage.setItem(tokenKey, 'token');
  noteTokenOwner('token', ada.username);
  localStorage.setItem(userKey, JSON.stringify(ada));
  sessionStore.setState({ user: ada });
}

export function resetBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  getQueryClient().clear();
  sessionStore.setState({ user: null });
  cartStore.setState(emptyCart);
  chosenLearnerStore.setState({ learner: null });
  window.history.replaceState(null, '', '/en-US/origin');
}

/** Serves each screen its own messages, and no others. */
function serveMessages(): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const asked = screenMessagesAskedFor(String(input).replace('/messages/', ''));
    if (!asked) throw new TypeError(`nothing answers ${String(input)}`);
    return Response.json(messagesOfScreen(messages.account, asked.screen));
  });
}

/** @param appUrl where the course platform is: on another site by default */
export function openAccount(hash: string, appUrl = 'https://app.sente.example/') {
  serveMessages();
  window.history.replaceState(null, '', `/en-US/origin${hash}`);
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="en-US" timeZone="Asia/Taipei" messages={accountMessages(messages)}>
      <AccountApp
        locale="en-US"
        site={{
          title: 'Sente',
          appUrl,
          email: 'hello@sente.example',
          phone: '+886 2 0000 0100',
          address: '1 Example Road, Taipei',
        }}
      />
    </NextIntlClientProvider>,
  );
  return user;
}

const line = {
  productId: 'vip-month',
  title: 'VIP, one month',
  quantity: 1,
  unitOriginPrice: 9,
  unitPrice: 9,
  discount: 0,
  amount: 9,
  requiresShipping: false,
  problem: null,
  student: null,
};
export const cart = (changes: object = {}, ...lines: object[]) => ({
  currency: 'USD',
  subtotal: 9,
  discount: 0,
  shipping: 0,
  total: 9,
  coupon: null,
  delivery: null,
  asksInvoice: false,
  lines: (lines.length > 0 ? lines : [{}]).map((one) => ({ ...line, ...one })),
  ...changes,
});
export const order = (changes: object = {}) => ({
  id: '261121-AAAA',
  status: 'PENDING',
  currency: 'USD',
  lines: [{ ...line, refunded: 0, isReturned: false }],
  subtotal: 9,
  discount: 0,
  shipping: 0,
  total: 9,
  refunded: 0,
  refunds: [],
  coupon: null,
  teaching: null,
  learner: null,
  address: null,
  parcel: null,
  invoice: null,
  tax: null,
  locale: 'en-US',
  createdAt: '2026-11-21T01:00:00.000Z',
  expiresAt: '2026-11-21T01:30:00.000Z',
  paidAt: null,
  payment: null,
  ...changes,
});

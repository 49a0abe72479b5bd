import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import type { Order } from '@/lib/orders/shapes';
import type { RefundQuote } from '@/lib/refunds/contract';
import messages from '@/messages/en-US.json';
import {
  ada,
  resetBrowser,
  openAccount,
  order,
  rememberUser,
  serveApi,
  type Answer,
} from '@/tests/setup/render-account';

const t = messages.account.refund;
const at = 'ecommerce/orders/261121-AAAA';
const path = `${at}/lines/0/refund`;
const line = order().lines[0]!;
const paid = (changes: Partial<Order> = {}) =>
  order({
    status: 'PAID',
    paidAt: '2026-11-21T01:02:00.000Z',
    payment: { provider: 'sandbox', status: 'SUCCEEDED', reference: 'p' },
    ...changes,
  });
const offer = (changes: Partial<RefundQuote> = {}): RefundQuote => ({
  line: 0,
  title: 'VIP, one month',
  currency: 'USD',
  paid: 9,
  amount: 9,
  shipping: 0,
  percent: 100,
  day: 2,
  until: '2026-11-27T15:59:59.999Z',
  refusal: null,
  ...changes,
});
const rejected = offer({ amount: 0, percent: 0, until: null, refusal: 'LESSON_OPENED' });
const pendingRefund = { line: 0, amount: 9, askedAt: '2026-11-22T01:00:00.000Z' };
const back = paid({
  status: 'REFUNDED',
  refunded: 9,
  lines: [{ ...line, refunded: 9, isReturned: true }],
  refunds: [{ line: 0, amount: 9, status: 'PENDING', askedAt: '2026-11-22T01:00:00.000Z', doneAt: null }],
});

beforeEach(() => {
  resetBrowser();
  rememberUser();
});

function open(first: Order | object, answers: Record<string, Answer | (() => Answer)> = {}) {
  const calls = serveApi({
    'GET user': { data: ada },
    'GET user/entitlements': { data: [] },
    'GET course/coursePlans': { data: [] },
    [`GET ${at}`]: { data: first },
    [`GET ${path}`]: { data: offer() },
    ...answers,
  });
  return { calls, user: openAccount('#/orders/261121-AAAA') };
}
const ask = (title = 'VIP, one month') =>
  screen.findByRole('button', { name: `${t.ask}${t.askFor.replace('{title}', title)}` });

/** jsdom has no layout: the test triggers that a line comes near. */
function watchedLines() {
  const watched = new Map<Element, (isIntersecting: boolean) => void>();
  class Observer {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = (element: Element) => void watched.set(element, (isIntersecting) => this.callback([{ isIntersecting }]));
    disconnect = () => {};
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const come = (text: string) =>
    act(() => {
      const row = screen.getByText(text).closest('li')!;
      for (const [element, trigger] of watched) if (row.contains(element)) trigger(true);
    });
  return { come };
}
afterEach(() => vi.unstubAllGlobals());

describe('a refund', () => {
  it('shows the amount first, then sends what was shown, once', async () => {
    let isBack = false;
    const { calls, user } = open(paid(), {
      [`POST ${path}`]: () => {
        isBack = true;
        return { data: back };
      },
      [`GET ${at}`]: () => ({ data: isBack ? back : paid() }),
    });
    await user.click(await ask());
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Day 2');
    expect(dialog.getByText('100%')).toBeTruthy();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.dblClick(dialog.getByRole('button', { name: 'Refund $9' }));
    // The heading shows the same state as the line.
    await screen.findByRole('heading', { name: messages.account.order.refunding });
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: path, body: { amount: 9 }, key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    // The button is gone; its place has the focus and shows the status.
    const status = await screen.findByText(/\$9 is on its way back, requested/);
    expect(status.closest('div')!.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('button', { name: new RegExp(t.ask) })).toBeNull();
  });

  it('that cannot be says why in place of the button', async () => {
    open(paid(), { [`GET ${path}`]: { data: rejected } });
    await screen.findByText(messages.errors.LESSON_OPENED);
    expect(screen.queryByRole('button', { name: new RegExp(t.ask) })).toBeNull();
  });

  it('of a line among many is offered where it can be, and never before that is known', async () => {
    const { come } = watchedLines();
    const lines = Array.from({ length: 25 }, (_, n) => ({ ...line, productId: `p${n}`, title: `Product ${n}` }));
    const quotes = lines.map((_, n) => [
      `GET ${at}/lines/${n}/refund`,
      { data: n === 24 ? offer({ line: n }) : { ...rejected, line: n } },
    ]);
    open(paid({ lines, total: 225 }), Object.fromEntries(quotes));
    const offered = () => screen.queryAllByRole('button', { name: new RegExp(t.ask) });
    await screen.findByText('Product 24');
    expect(offered()).toEqual([]);
    for (const { title } of lines.slice(0, 24)) come(title);
    await waitFor(() => expect(screen.getAllByText(messages.errors.LESSON_OPENED)).toHaveLength(24));
    expect(offered()).toEqual([]);
    come('Product 24');
    await ask('Product 24');
    expect(offered()).toHaveLength(1);
  });

  it('that cannot be any more says why, and whom to ask', async () => {
    let asked = 0;
    const { user } = open(paid(), { [`GET ${path}`]: () => ({ data: (asked += 1) > 1 ? rejected : offer() }) });
    await user.click(await ask());
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(messages.errors.LESSON_OPENED);
    expect(dialog.getByRole('link', { name: t.contact }).getAttribute('href')).toContain('261121-AAAA');
    expect(dialog.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });

  it('shows the new amount when the day has changed meanwhile', async () => {
    let asked = 0;
    const { user } = open(paid(), {
      [`GET ${path}`]: () => ({ data: (asked += 1) > 2 ? offer({ amount: 2.7, percent: 30, day: 8 }) : offer() }),
      [`POST ${path}`]: { status: 409, code: 'REFUND_CHANGED' },
    });
    await user.click(await ask());
    await user.click(await screen.findByRole('button', { name: 'Refund $9' }));
    await screen.findByText(messages.errors.REFUND_CHANGED);
    await screen.findByRole('button', { name: 'Refund $2.70' });
  });

  it('is offered where something was paid and is still there', async () => {
    const two = [
      { ...line, productId: 'a', title: 'Kept', amount: 9 },
      { ...line, productId: 'b', title: 'Free', amount: 0 },
      { ...line, productId: 'c', title: 'Back', amount: 9, refunded: 9, isReturned: true },
    ];
    const refunds = [
      {
        line: 2,
        amount: 9,
        status: 'DONE' as const,
        askedAt: '2026-11-22T01:00:00.000Z',
        doneAt: '2026-11-22T02:00:00.000Z',
      },
    ];
    open(paid({ status: 'PARTLY_REFUNDED', lines: two, refunds, refunded: 9, total: 18 }));
    await screen.findByText(/\$9 refunded on/);
    await screen.findByRole('heading', { name: messages.account.order.partlyRefunded });
    await ask('Kept');
    expect(screen.getAllByRole('button', { name: new RegExp(t.ask) })).toHaveLength(1);
  });

  it.each([
    ['PENDING', 'refunding', 'partlyRefunding'],
    ['FAILED', 'refunding', 'partlyRefunding'],
    ['DONE', 'refunded', 'partlyRefunded'],
  ] as const)('that is %s is so in the heading, too', async (status, whole, partly) => {
    const refunds = [{ ...pendingRefund, status, doneAt: status === 'DONE' ? '2026-11-22T02:00:00.000Z' : null }];
    const two = [back.lines[0]!, { ...line, productId: 'a', title: 'Kept' }];
    const answers = { [`GET ${at}/lines/1/refund`]: { data: rejected } };
    let isPartly = false;
    open(back, {
      ...answers,
      [`GET ${at}`]: () => ({
        data: isPartly ? { ...back, status: 'PARTLY_REFUNDED', refunds, lines: two } : { ...back, refunds },
      }),
    });
    await screen.findByRole('heading', { name: messages.account.order[whole] });
    isPartly = true;
    await act(() => getQueryClient().invalidateQueries({ queryKey: ['orders'] }));
    await screen.findByRole('heading', { name: messages.account.order[partly] });
  });

  it('is not offered before the payment', async () => {
    open(order(), { 'GET ecommerce/payments/providers': { data: [] } });
    await screen.findByRole('heading', { name: messages.account.order.unpaid });
    await waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(t.ask) })).toBeNull());
  });
});

describe('an order of a teacher for a class', () => {
  const forClass = messages.account.order.forClass;
  const ofStudent = (student: string | null) => ({ ...line, productId: 'beginner-01', title: 'Beginner', student });
  const teaching = 'activation' as const;

  it('names for whom each line is, and each goes back alone', async () => {
    open(paid({ teaching, total: 18, lines: [ofStudent('Mei Lin'), ofStudent(null)] }), {
      [`GET ${at}/lines/1/refund`]: { data: offer({ line: 1 }) },
    });
    await screen.findByText('For Mei Lin');
    expect(screen.getByText(forClass.former)).toBeTruthy();
    await screen.findByRole('button', { name: /Beginner · Mei Lin/ });
    await waitFor(() => expect(screen.getAllByRole('button', { name: new RegExp(t.ask) })).toHaveLength(2));
    expect(screen.getByRole('link', { name: forClass.activation }).getAttribute('href')).toBe(
      '/en-US/teach/activation',
    );
  });

  it('of a hundred students asks what goes back of a line when it is near, and not before', async () => {
    const { come } = watchedLines();
    const lines = Array.from({ length: 100 }, (_, n) => ofStudent(`S${n}`));
    const { calls } = open(paid({ teaching, total: 900, lines }), {
      [`GET ${at}/lines/7/refund`]: { data: offer({ line: 7 }) },
    });
    await screen.findByText('For S99');
    const asked = () => calls.filter(({ url }) => url.endsWith('/refund')).map(({ url }) => url);
    expect(asked()).toEqual([]);
    come('For S7');
    await screen.findByRole('button', { name: /Beginner · S7(?!\d)/ });
    expect(asked()).toEqual([`${at}/lines/7/refund`]);
  });

  it.each(['EXPIRED', 'CANCELLED'] as const)(
    'that is %s leads back to the workspace, and to no cart',
    async (status) => {
      open(order({ status, teaching, lines: [ofStudent('Mei Lin')] }));
      await screen.findByText(status === 'EXPIRED' ? forClass.expiredText : forClass.cancelledText);
      expect(screen.getByRole('link', { name: forClass.activation })).toBeTruthy();
      expect(screen.queryByRole('link', { name: messages.account.order.toCart })).toBeNull();
    },
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Gift, GiftCard } from '@/lib/gifts/contract';
import { cartStore } from '@/stores/cart';
import { ada, cart, resetBrowser, openAccount, rememberUser, serveApi, type Call } from '@/tests/setup/render-account';

const code = 'ABCD-EFGH-JKMN-PQRS';
const owned = {
  id: 'c1',
  kind: 'redeemCode',
  productId: 'kidbasic',
  title: 'Kids start here',
  orderId: '261121-AAAA',
  grantedAt: '2026-11-20T01:00:00Z',
  startsAt: '2026-11-20T01:00:00Z',
  endsAt: null,
  amount: 1,
  code,
};
const gift = (changes: Partial<Gift> = {}): Gift => ({
  id: 'g1',
  status: 'SENT',
  productId: 'kidbasic',
  title: 'Kids start here',
  code,
  recipientName: 'Mei',
  recipientEmail: 'mei@mail.example',
  message: null,
  locale: 'en-US',
  createdAt: '2026-11-20T02:00:00Z',
  sendAt: null,
  sentAt: '2026-11-20T02:00:00Z',
  isMailed: true,
  redeemedAt: null,
  ...changes,
});
const card: GiftCard = {
  locale: 'ja-JP',
  shop: '先手囲碁',
  heading: 'Mei 様へ',
  title: 'はじめての囲碁',
  from: 'Ada より',
  codeLabel: 'コースコード',
  code,
  address: 'sente.example/ja-JP/origin#/coupon',
  message: 'おめでとう\n打とうね',
  expires: null,
  steps: ['一', '二', '三'],
};
const home = {
  'GET user': { data: ada },
  'GET user/entitlements': { data: [owned] },
  'GET course/coursePlans': { data: [] },
  'GET ecommerce/gifts': { data: [] },
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: RegExp) => screen.findByLabelText(name);
const sentTo = (calls: Call[], url: string) => calls.filter((call) => call.method === 'POST' && call.url === url);

beforeEach(() => {
  resetBrowser();
  rememberUser();
});

describe('giving a code away', () => {
  it('leads from the code to the form, which asks for what a letter needs and sends it once', async () => {
    const calls = serveApi({ ...home, 'POST ecommerce/gifts': { data: gift() } });
    const user = openAccount('#/userSpace/entitlements');
    await user.click(await screen.findByRole('link', { name: `Give as a gift ${code}` }));
    await screen.findByText(/“Kids start here”/);
    await user.click(await button('Send the gift'));
    expect((await field(/Recipient’s name/)).getAttribute('aria-invalid')).toBe('true');
    expect((await field(/Recipient’s email/)).getAttribute('aria-invalid')).toBe('true');
    await user.type(await field(/Recipient’s name/), 'Mei');
    await user.type(await field(/Recipient’s email/), 'mei@mail.example');
    await user.type(await field(/Your message/), 'See evil.example');
    await user.selectOptions(await field(/Recipient’s language/), 'ja-JP');
    await user.click(await button('Send the gift'));
    expect(await screen.findByText(/leave out web and email addresses/)).toBeTruthy();
    await user.clear(await field(/Your message/));
    await user.type(await field(/Your message/), 'Have fun!');
    await user.click(await button('Send the gift'));
    await waitFor(() => expect(window.location.hash).toBe('#/userSpace/entitlements'));
    const [sent, ...others] = sentTo(calls, 'ecommerce/gifts');
    expect(others).toEqual([]);
    expect(sent?.body).toEqual({
      code,
      recipientName: 'Mei',
      recipientEmail: 'mei@mail.example',
      message: 'Have fun!',
      locale: 'ja-JP',
    });
    expect(sent?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('on a day asks for the day; as a card for no address, and shows the card', async () => {
    const calls = serveApi({
      ...home,
      'POST ecommerce/gifts': { data: gift({ recipientEmail: null }) },
      'GET ecommerce/gifts/g1/card': { data: card },
    });
    const user = openAccount(`#/give/${code}`);
    await user.click(await screen.findByRole('radio', { name: 'On a day I choose' }));
    const day = await field(/Day to send it/);
    expect(day.getAttribute('type')).toBe('date');
    expect(day.getAttribute('min')).toMatch(/^\d{4}-\d\d-\d\d$/);
    await user.click(await screen.findByRole('radio', { name: 'Print a card and hand it over' }));
    expect(screen.queryByLabelText(/Recipient’s email/)).toBeNull();
    expect(screen.queryByLabelText(/Day to send it/)).toBeNull();
    await user.type(await field(/Recipient’s name/), 'Mei');
    await user.click(await button('Make the card'));
    const shown = await screen.findByRole('article');
    expect(shown.lang).toBe('ja-JP');
    expect(within(shown).getByText(code)).toBeTruthy();
    expect(within(shown).getAllByRole('listitem')).toHaveLength(3);
    await button('Print the card');
    expect(sentTo(calls, 'ecommerce/gifts')[0]?.body).toEqual({ code, recipientName: 'Mei', locale: 'en-US' });
  });

  it('keeps what was typed when the day’s letters are used up', async () => {
    serveApi({ ...home, 'POST ecommerce/gifts': { status: 429, code: 'TOO_MANY_GIFTS' } });
    const user = openAccount(`#/give/${code}`);
    await user.type(await field(/Recipient’s name/), 'Mei');
    await user.type(await field(/Recipient’s email/), 'mei@mail.example');
    await user.click(await button('Send the gift'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/tomorrow/);
    expect((await field(/Recipient’s name/)) as HTMLInputElement).toHaveProperty('value', 'Mei');
  });

  it('of a code that is gone leads back', async () => {
    serveApi(home);
    openAccount('#/give/ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    expect(await screen.findByText('There is no code to give away')).toBeTruthy();
  });
});

describe('buying for somebody else', () => {
  it('is one choice at the checkout: prices are asked anew and the order says so', async () => {
    cartStore.setState({ items: [{ productId: 'kidbasic', quantity: 1 }] });
    const priced = (asGift: boolean) =>
      cart({}, { productId: 'kidbasic', title: 'Kids', canBeGift: true, problem: asGift ? null : 'ALREADY_OWNED' });
    const calls = serveApi({
      ...home,
      'GET user/addresses': { data: [] },
      'GET ecommerce/payments/providers': { data: [{ id: 'sandbox', methods: ['sandbox'] }] },
      'POST ecommerce/cart/price': ({ body }) => ({ data: priced((body as { asGift?: boolean }).asGift === true) }),
      'POST ecommerce/orders': { status: 409, code: 'PRICE_CHANGED' },
    });
    const user = openAccount('#/checkout');
    const choice = await screen.findByRole('checkbox', { name: /This is a gift/ });
    await user.click(choice);
    await waitFor(() => expect(screen.queryByText(/You already own/)).toBeNull());
    await user.click(await button(/Pay/));
    await waitFor(() => expect(sentTo(calls, 'ecommerce/orders')[0]?.body).toMatchObject({ asGift: true }));
    // The choice survives a login in between and a reload.
    expect(sessionStorage.getItem('sente_checkout_gift')).not.toBeNull();
  });
});

describe('what was given', () => {
  it('is shown a part at a time, however much it is', async () => {
    const all = Array.from({ length: 230 }, (_, index) => gift({ id: `g${index}`, recipientName: `No. ${index}` }));
    serveApi({
      ...home,
      'GET ecommerce/gifts': ({ query }) => {
        const { before, limit } = query as { before?: string; limit: number };
        const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
        return { data: all.slice(from, from + limit) };
      },
    });
    const user = openAccount('#/userSpace/entitlements');
    await screen.findByText('For No. 19');
    expect(screen.queryByText('For No. 20')).toBeNull();
    for (let last = 39; last < 230; last += 20) {
      // By its text: a role is looked up in the style of every element.
      await user.click(await screen.findByText('Show older'));
      await screen.findByText(`For No. ${last}`);
    }
    await user.click(await screen.findByText('Show older'));
    await screen.findByText('For No. 229');
    expect(screen.getAllByText(/^For No\. /)).toHaveLength(230);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('That’s everything.'));
    // More than 200, where lists were once cut.
  }, 240_000);

  it('says how it stands, and is called back after a question', async () => {
    let back = false;
    const calls = serveApi({
      ...home,
      'GET ecommerce/gifts': () => ({
        data: [
          gift(back ? { status: 'CANCELLED', code: null } : {}),
          gift({ id: 'g2', recipientName: 'Bo', redeemedAt: '2026-11-21T02:00:00Z' }),
          gift({ id: 'g4', recipientName: 'Di', recipientEmail: 'di@mail.example', isMailed: false }),
          gift({ id: 'g3', recipientName: 'Cy', status: 'WAITING', sendAt: '2026-12-24T01:00:00Z', sentAt: null }),
        ],
      }),
      'POST ecommerce/gifts/g1/call-back': () => {
        back = true;
        return { data: gift({ status: 'CANCELLED', code: null }) };
      },
    });
    const user = openAccount('#/userSpace/entitlements');
    await screen.findByRole('heading', { name: 'Gifts I sent' });
    expect(screen.getByText('Sent to mei@mail.example on Nov 20, 2026')).toBeTruthy();
    // Without a mail server the email waits in the outbox.
    expect(screen.getByText('The email to di@mail.example has not gone out yet')).toBeTruthy();
    expect(screen.queryByText(/Sent to di@/)).toBeNull();
    expect(screen.getByText('Redeemed on Nov 21, 2026')).toBeTruthy();
    expect(screen.getByText(/Will be sent to mei@mail.example on Dec 24, 2026 at 9:00/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take back Bo' })).toBeNull();
    await user.click(await button('Take back Mei'));
    expect(sentTo(calls, 'ecommerce/gifts/g1/call-back')).toHaveLength(0);
    await user.click(
      within(screen.getByRole('dialog', { name: 'Take this gift back?' })).getByRole('button', {
        name: 'Take it back',
      }),
    );
    expect(await screen.findByText('Taken back')).toBeTruthy();
    expect(calls.filter(({ url, method }) => method === 'GET' && url === 'user/entitlements').length).toBeGreaterThan(
      1,
    );
  });
});

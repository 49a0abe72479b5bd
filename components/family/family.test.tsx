import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLearner } from '@/components/family/use-chosen-learner';
import { ToastHost } from '@/components/ui/toasts/toast-host';
import type { Learner, LearnerInput } from '@/lib/family/contract';
import { maxLearners } from '@/lib/family/learner';
import messages from '@/messages/en-US.json';
import { cartStore } from '@/stores/cart';
import {
  ada,
  cart,
  resetBrowser,
  openAccount,
  order,
  rememberUser,
  serveApi,
  type Answer,
  type Call,
} from '@/tests/setup/render-account';

const left = vi.hoisted(() => ({ addresses: [] as string[] }));
vi.mock('@/components/payments/leave', () => ({
  leaveFor: async (address: string) => void left.addresses.push(address),
}));

const mei: Learner = {
  id: 'm1',
  name: 'Mei',
  birthYear: 2019,
  birthMonth: 5,
  age: 7,
  vipEndAt: null,
  canBeRemoved: true,
};
const bo: Learner = { ...mei, id: 'b1', name: 'Bo', age: 12, vipEndAt: '2027-01-31T00:00:00Z', canBeRemoved: false };
const { people, learners: texts, courses, entitlements } = messages.account;
const me = 'Ada Wu (you)';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const learnerPicker = () => screen.findByRole<HTMLSelectElement>('combobox', { name: people.ask.buy });
const owned = {
  'GET user': { data: ada },
  'GET user/addresses': { data: [] },
  'GET user/entitlements': { data: [] },
  'GET user/gifts': { data: [] },
  'GET course/coursePlans': { data: [] },
};
const family = (...learners: Learner[]) => ({ ...owned, 'GET user/learners': { data: learners } });

beforeEach(() => {
  resetBrowser();
  rememberUser();
  left.addresses = [];
});

/** A server that stores learners. */
function serveLearners(...known: Learner[]) {
  let stored = known;
  const calls = serveApi({
    ...owned,
    'GET user/learners': () => ({ data: stored }),
    'POST user/learners': ({ body }) => {
      const added = { ...mei, ...(body as LearnerInput), id: `n${stored.length}` };
      stored = [...stored, added];
      return { data: added };
    },
    'PUT user/learners/m1': ({ body }) => {
      stored = stored.map((one) => (one.id === 'm1' ? { ...one, ...(body as LearnerInput) } : one));
      return { data: stored.find(({ id }) => id === 'm1') };
    },
    'DELETE user/learners/m1': () => {
      const isThere = stored.some(({ id }) => id === 'm1');
      stored = stored.filter(({ id }) => id !== 'm1');
      return isThere ? { data: { done: true } } : { status: 404, code: 'LEARNER_UNKNOWN' };
    },
  });
  return { calls, forget: () => (stored = []) };
}

describe('learners', () => {
  it('are added by name and month of birth, from an empty list, and lead back to a full cart', async () => {
    cartStore.getState().add('vip-month');
    const { calls } = serveLearners();
    const user = openAccount('#/userSpace/learners');
    await screen.findByText(texts.none);
    await user.click(await button(texts.add));
    await user.click(await button(texts.save));
    // Nothing is sent while the form is invalid.
    await screen.findByText(messages.account.invalid.learnerName);
    await screen.findByText(messages.account.invalid.birthYear);
    await screen.findByText(messages.account.invalid.birthMonth);
    await user.type(screen.getByLabelText('Name'), 'Mei');
    await user.selectOptions(screen.getByLabelText('Year of birth'), '2019');
    await user.selectOptions(screen.getByLabelText('Month of birth'), 'May');
    await user.click(await button(texts.save));
    await screen.findByRole('heading', { name: 'Mei' });
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Mei',
      birthYear: 2019,
      birthMonth: 5,
    });
    expect((await screen.findByRole('link', { name: texts.toCheckout })).getAttribute('href')).toBe('#/checkout');
  });

  it('are changed with what is known of them filled in', async () => {
    const { calls } = serveLearners(mei);
    const user = openAccount('#/userSpace/learners');
    await user.click(await button('Edit Mei'));
    const year = await screen.findByLabelText<HTMLSelectElement>('Year of birth');
    expect(year.value).toBe('2019');
    await user.selectOptions(year, '2018');
    await user.click(await button(texts.save));
    await button('Edit Mei');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Mei', birthYear: 2018, birthMonth: 5 });
  });

  it('are removed and put back; who has something is not, and it says why', async () => {
    serveLearners(mei, bo);
    render(<ToastHost />);
    const user = openAccount('#/userSpace/learners');
    await user.click(await button('Remove Mei'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mei' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Remove Bo' })).toBeNull();
    expect(screen.getByText(/^Bo has courses or benefits/)).toBeTruthy();
    expect(screen.getByText(/VIP until Jan 31, 2027/)).toBeTruthy();
    await user.click(await button('Undo'));
    await screen.findByRole('heading', { name: 'Mei' });
  });

  it('that another device has removed are simply gone', async () => {
    const { forget } = serveLearners(mei);
    const user = openAccount('#/userSpace/learners');
    const remove = await button('Remove Mei');
    forget();
    await user.click(remove);
    await screen.findByText(texts.none);
    expect(screen.queryByText(messages.errors.LEARNER_UNKNOWN)).toBeNull();
  });

  it('are so many at most', async () => {
    serveLearners(
      ...Array.from({ length: maxLearners }, (_, index) => ({ ...mei, id: `x${index}`, name: `L${index}` })),
    );
    openAccount('#/userSpace/learners');
    await screen.findByText(`An account can have up to ${maxLearners} learners.`);
    expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
  });
});

/** The price of a course that only the holder owns. */
const price = ({ body }: Call): Answer => {
  const isOwn = (body as { learner?: string }).learner === undefined;
  return { data: cart({}, { productId: 'combo-05', title: 'Combo', problem: isOwn ? 'ALREADY_OWNED' : null }) };
};
const selling = {
  'POST ecommerce/cart/price': price,
  'GET ecommerce/payments/providers': { data: [{ id: 'sandbox', methods: ['sandbox'], isTrial: false }] },
  'POST ecommerce/orders': { data: order() },
  'POST ecommerce/orders/261121-AAAA/payments': { data: { paymentId: 'p', redirectUrl: 'https://pay.example/' } },
};

describe('a purchase', () => {
  it('is for the learner who is chosen, also for what the holder has', async () => {
    cartStore.setState({ items: [{ productId: 'combo-05', quantity: 1 }] });
    const calls = serveApi({ ...family(mei, bo), ...selling });
    const user = openAccount('#/checkout');
    const choice = await learnerPicker();
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([me, 'Mei', 'Bo']);
    expect((await screen.findAllByText(messages.errors.ALREADY_OWNED)).length).toBeGreaterThan(0);
    await user.selectOptions(choice, 'Mei');
    await waitFor(() => expect(screen.queryByText(messages.errors.ALREADY_OWNED)).toBeNull());
    await user.click(await button('Pay $9'));
    await waitFor(() => expect(left.addresses).toEqual(['https://pay.example/']));
    expect(calls.find(({ url }) => url === 'ecommerce/orders')?.body).toMatchObject({ learner: 'm1' });
    // The next one is the holder's again.
    expect(sessionStorage.getItem('sente_for_whom')).toBeNull();
  });

  it('keeps for whom it is from the product over the cart to the checkout', async () => {
    cartStore.setState({ items: [{ productId: 'combo-05', quantity: 1 }] });
    const calls = serveApi({ ...family(mei), ...selling });
    const user = openAccount('#/cart');
    await user.selectOptions(await learnerPicker(), 'Mei');
    await waitFor(() => expect(screen.queryByText(messages.errors.ALREADY_OWNED)).toBeNull());
    await user.click(screen.getByRole('link', { name: messages.account.cart.checkout }));
    await waitFor(async () => expect((await learnerPicker()).value).toBe('m1'));
    expect(calls.findLast(({ url }) => url === 'ecommerce/cart/price')?.body).toMatchObject({ learner: 'm1' });
  });

  it('as a gift is for nobody of the account', async () => {
    cartStore.setState({ items: [{ productId: 'combo-05', quantity: 1 }] });
    const calls = serveApi({
      ...family(mei),
      ...selling,
      'POST ecommerce/cart/price': { data: cart({}, { productId: 'combo-05', canBeGift: true }) },
    });
    const user = openAccount('#/checkout');
    await user.selectOptions(await learnerPicker(), 'Mei');
    await user.click(await screen.findByRole('checkbox', { name: messages.account.checkout.asGift }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: people.ask.buy })).toBeNull());
    await waitFor(() => {
      const asked = calls.findLast(({ url }) => url === 'ecommerce/cart/price')?.body as object;
      expect(asked).toHaveProperty('asGift', true);
      expect(asked).not.toHaveProperty('learner');
    });
  });

  it('for a learner whom another device has removed is the holder’s to decide anew', async () => {
    cartStore.setState({ items: [{ productId: 'combo-05', quantity: 1 }] });
    chooseLearner('gone');
    const calls = serveApi({ ...family(mei), ...selling });
    openAccount('#/checkout');
    expect((await learnerPicker()).value).toBe('');
    await waitFor(() =>
      expect(calls.findLast(({ url }) => url === 'ecommerce/cart/price')?.body).not.toHaveProperty('learner'),
    );
  });

  it('asks nothing where nobody else learns, and says where to add them', async () => {
    cartStore.setState({ items: [{ productId: 'combo-05', quantity: 1 }] });
    serveApi({ ...family(), ...selling });
    openAccount('#/checkout');
    expect((await screen.findByRole('link', { name: people.add })).getAttribute('href')).toBe('#/userSpace/learners');
    expect(screen.queryByRole('combobox', { name: people.ask.buy })).toBeNull();
  });
});

it('a code is redeemed for the learner who is chosen', async () => {
  const held = {
    id: 'e1',
    kind: 'course',
    productId: 'combo-05',
    title: 'Combo',
    orderId: null,
    amount: 1,
    code: null,
    grantedAt: '2026-11-21T01:00:00Z',
    startsAt: '2026-11-21T01:00:00Z',
    endsAt: null,
    learner: 'm1',
  };
  const calls = serveApi({ ...family(mei), 'POST ecommerce/redeem': { data: [held] } });
  const user = openAccount('#/coupon?code=ABCD-EFGH');
  await user.selectOptions(await screen.findByRole('combobox', { name: people.ask.redeem }), 'Mei');
  await user.click(await button(messages.account.redeem.submit));
  await screen.findByText('For Mei');
  expect(calls.find(({ url }) => url === 'ecommerce/redeem')?.body).toEqual({ code: 'ABCD-EFGH', learner: 'm1' });
});

describe('what a family has', () => {
  const plan = (id: string, ownedBy: (string | null)[]) => ({
    id,
    productId: id,
    title: { 'en-US': id },
    isTrial: false,
    gradeFrom: 19,
    gradeTo: 15,
    lessonCount: 3,
    startsAt: null,
    endsAt: null,
    status: 'ACTIVE',
    owned: true,
    ownedBy,
  });
  const plans = { 'GET course/coursePlans': { data: [plan('Alpha', [null, 'm1']), plan('Beta', ['m1'])] } };

  it('stands under each of them, to be begun', async () => {
    serveApi({ ...family(mei, bo), ...plans });
    openAccount('#/userSpace/courses');
    const own = await screen.findByRole('region', { name: me });
    expect(
      within(own)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Alpha']);
    const theirs = screen.getByRole('region', { name: 'Mei' });
    expect(within(theirs).getAllByRole('link', { name: /Start class/ })).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'Bo' })).getByText(courses.noneOfTheirs)).toBeTruthy();
  });

  it('has a trial that was claimed among its courses, and offers the others', async () => {
    const trial = (id: string, ...ownedBy: (string | null)[]) => ({
      ...plan(id, ownedBy),
      isTrial: true,
      owned: true,
    });
    serveApi({
      'GET user': { data: ada },
      'GET user/entitlements': { data: [] },
      'GET user/learners': { data: [] },
      'GET course/coursePlans': { data: [trial('kidtrial-01', null), trial('trial-01')] },
    });
    openAccount('#/userSpace/courses');
    const claimed = (await screen.findByRole('heading', { level: 2, name: 'kidtrial-01' })).closest('li')!;
    expect(within(claimed).getByRole('link', { name: /^Start class/ })).toBeTruthy();
    expect(screen.queryByText(messages.account.courses.none)).toBeNull();
    const other = screen.getByRole('heading', { level: 3, name: 'trial-01' }).closest('li')!;
    expect(within(other).queryByRole('link', { name: /^Start class/ })).toBeNull();
    expect(
      within(other)
        .getByRole('link', { name: /^Get it for free/ })
        .getAttribute('href'),
    ).toBe('#/shop/products/trial-01');
  });

  it('is one list where nobody else learns', async () => {
    serveApi({ ...family(), ...plans });
    openAccount('#/userSpace/courses');
    await screen.findByRole('heading', { level: 2, name: 'Alpha' });
    expect(screen.queryByRole('region', { name: me })).toBeNull();
  });

  it('of benefits stands under each of them, and codes are nobody’s yet', async () => {
    const right = (id: string, kind: string, learner: string | null, code: string | null = null) => ({
      id,
      kind,
      productId: id,
      title: id,
      orderId: null,
      amount: 1,
      code,
      learner,
      grantedAt: '2026-11-21T01:00:00Z',
      startsAt: '2026-11-21T01:00:00Z',
      endsAt: null,
    });
    serveApi({
      ...family(mei),
      'GET user/entitlements': {
        data: [right('Vip', 'vip', 'm1'), right('Exam', 'exam', null), right('Code', 'redeemCode', null, 'AAAA-BBBB')],
      },
    });
    openAccount('#/userSpace/entitlements');
    const theirs = await screen.findByRole('region', { name: 'Mei' });
    expect(within(theirs).getByText('Vip')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: me })).getByText('Exam')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: entitlements.groups.codes })).toBeTruthy();
  });

  it('names an exam by its grade, and the course it came with', async () => {
    const right = {
      id: 'x',
      kind: 'exam',
      productId: 'a',
      title: 'First stones',
      examGrade: 'G15',
      orderId: null,
      amount: 1,
      grantedAt: '2026-11-21T01:00:00Z',
      startsAt: '2026-11-21T01:00:00Z',
      endsAt: null,
      code: null,
      learner: null,
    };
    serveApi({ ...family(), 'GET user/entitlements': { data: [right] }, 'GET user/gifts': { data: [] } });
    openAccount('#/userSpace/entitlements');
    await screen.findByText('Mock exam G15');
    await screen.findByText(/Comes with First stones/);
  });

  it('is said of each purchase', async () => {
    const entry = {
      isRefund: false,
      productId: 'a',
      quantity: 1,
      amount: 9,
      currency: 'USD',
      purchasedAt: '2026-11-21T01:00:00Z',
    };
    serveApi({
      ...family(mei),
      'GET ecommerce/orders': { data: [] },
      'GET user/getOwnPurchaseLog': {
        data: [
          { ...entry, id: '1', orderId: 'o1', title: 'Alpha', learner: 'm1' },
          { ...entry, id: '2', orderId: 'o2', title: 'Beta', learner: null },
        ],
      },
    });
    openAccount('#/userSpace/purchases');
    await screen.findByText('For Mei');
    await screen.findByText(`For ${me}`);
  });
});

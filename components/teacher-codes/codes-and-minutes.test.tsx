import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '@/components/ui/browser/save-file';
import type { Activatable } from '@/lib/activation/contract';
import type { TeacherCode } from '@/lib/teacher-codes/contract';
import type { TeacherMinutes } from '@/lib/minutes/contract';
import messages from '@/messages/en-US.json';
import { listOf, openTeach, resetTeachApp, serveTeach } from '@/tests/setup/teach-app';
import { CodesScreen } from './codes-screen';
import { MinutesScreen } from '@/components/minutes/minutes-screen';

const left = vi.hoisted(() => ({ addresses: [] as string[] }));
vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/teach/codes',
  useRouter: () => ({ prefetch: () => {} }),
}));
vi.mock('@/components/payments/leave', () => ({
  leaveFor: async (address: string) => void left.addresses.push(address),
}));
vi.mock('@/components/ui/browser/save-file', () => ({ saveFile: vi.fn() }));
// jsdom does not implement modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const { codes: t, minutes } = messages.activation;
const course = {
  productId: 'beginner-01',
  title: 'Beginner',
  gradeFrom: 19,
  gradeTo: 17,
  price: 10.5,
  refusal: null,
  gradeNeeded: 15,
};
const activatable: Activatable = {
  grade: 12,
  range: { from: 19, to: 17 },
  courses: { items: [course], pages: 1, count: 1 },
};
const code = (changes: Partial<TeacherCode> = {}): TeacherCode => ({
  id: '1',
  code: 'AAAA-BBBB-CCCC-DDDD',
  productId: 'beginner-01',
  title: 'Beginner',
  order: '261126-AAAA',
  madeAt: '2026-11-20T00:00:00.000Z',
  state: 'unused',
  usedBy: null,
  usedAt: null,
  voidedAt: null,
  ...changes,
});
const used = code({ id: '2', code: 'USED-USED-USED-USED', state: 'used', usedAt: '2026-11-21T00:00:00.000Z' });

function open(answers: Parameters<typeof serveTeach>[0] = {}) {
  const calls = serveTeach({
    'GET course/teach/activatable': { data: activatable },
    'GET course/teach/codes': listOf(code(), { ...used, usedBy: 'Mei Lin' }, { ...used, id: '3', code: 'STRANGE' }),
    'GET ecommerce/payments/providers': { data: [{ id: 'sandbox', methods: ['card'], isTrial: true }] },
    'POST ecommerce/orders/261126-AAAA/payments': { data: { paymentId: 'p', redirectUrl: '/pay' } },
    ...answers,
  });
  return { calls, user: openTeach(<CodesScreen />) };
}

beforeEach(() => {
  resetTeachApp();
  left.addresses = [];
});

describe('course codes', () => {
  it('are ordered in a number within bounds, at a sum that is seen', async () => {
    const { user, calls } = open({ 'POST course/teach/codes': { data: { order: '261126-AAAA' } } });
    const count = await screen.findByRole('textbox', { name: new RegExp(t.make.count) });
    const pay = async () => screen.findByRole('button', { name: /Order and pay/ });
    for (const bad of ['0', '201', 'ten', '1.5']) {
      await user.clear(count);
      await user.type(count, bad);
      expect(((await pay()) as HTMLButtonElement).disabled).toBe(true);
      expect((count as HTMLInputElement).value).toBe(bad);
    }
    await user.clear(count);
    await user.type(count, '3');
    await user.click(await screen.findByRole('button', { name: 'Order and pay $31.50' }));
    await waitFor(() => expect(left.addresses).toEqual(['/pay']));
    expect(calls.find(({ url, method }) => method === 'POST' && url === 'course/teach/codes')?.body).toEqual({
      productId: 'beginner-01',
      locale: 'en-US',
      currency: 'USD',
      count: 3,
      expectedTotal: 31.5,
    });
  });

  it('tell who used one, and of a stranger no more than that', async () => {
    open();
    await screen.findByText(/Used by Mei Lin on/);
    expect(screen.getByText(/by someone who is not one of your students/)).toBeTruthy();
    // Used ones cannot be chosen.
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('are voided after it was said that no money comes back', async () => {
    let isVoid = false;
    const { user, calls } = open({
      'GET course/teach/codes': () =>
        listOf(isVoid ? code({ state: 'void', voidedAt: '2026-11-22T00:00:00.000Z' }) : code()),
      'POST course/teach/codes/void': () => {
        isVoid = true;
        return { data: { voided: 1 } };
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select code AAAA-BBBB-CCCC-DDDD' }));
    await user.click(screen.getByRole('button', { name: t.void.button }));
    const dialog = screen.getByRole('dialog', { name: 'Void 1 code?' });
    expect(within(dialog).getByText(t.void.money)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: t.void.yes }));
    await screen.findByText('1 code is void.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('1 code is void.'));
    expect(calls.find(({ url }) => url === 'course/teach/codes/void')?.body).toEqual({ codes: ['1'] });
    await screen.findByText(/Voided on/);
  });

  it('that were used meanwhile are not voided, and it says so', async () => {
    const { user } = open({ 'POST course/teach/codes/void': { status: 409, code: 'STATE_CHANGED' } });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: t.void.button }));
    await user.click(screen.getByRole('button', { name: t.void.yes }));
    await screen.findByText(messages.errors.STATE_CHANGED);
  });

  it('are saved as a table, those that are shown', async () => {
    const { user, calls } = open({ 'GET course/teach/codes/table': { data: { text: 'a,b' } } });
    await user.selectOptions(await screen.findByRole('combobox', { name: t.show }), t.states.unused);
    await user.click(screen.getByRole('button', { name: t.save }));
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith('course-codes.csv', 'a,b', expect.stringContaining('csv')),
    );
    expect(calls.find(({ url }) => url === 'course/teach/codes/table')?.query).toMatchObject({ state: 'unused' });
  });

  it('can be read after the year, and nothing is done with them', async () => {
    open({ 'GET course/teach': { data: { state: 'lapsed', until: null, students: 1, classes: 1 } } });
    await screen.findByText('AAAA-BBBB-CCCC-DDDD');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('heading', { name: t.make.title })).toBeNull();
  });
});

describe('live minutes', () => {
  const ledger: TeacherMinutes = {
    left: 70,
    packs: [{ productId: 'pack-1000', title: 'Pack', minutes: 1000, price: 8 }],
    history: {
      items: [
        { id: 'r2', kind: 'returned', minutes: 60, at: '2026-11-22T00:00:00.000Z', order: '261122-BBBB' },
        { id: 't1', kind: 'taught', minutes: 30, at: '2026-11-21T00:00:00.000Z', order: null },
        { id: 'b1', kind: 'bought', minutes: 100, at: '2026-11-20T00:00:00.000Z', order: '261120-AAAA' },
      ],
      pages: 1,
      count: 3,
    },
  };

  it('say what is left, lead to the packs in the shop, and tell what moved them', async () => {
    serveTeach({ 'GET course/teach/minutes': { data: ledger } });
    openTeach(<MinutesScreen />);
    await screen.findByText('70 minutes left');
    expect(screen.getByText(minutes.rule)).toBeTruthy();
    const pack = screen.getByRole('link', { name: 'See this pack 1,000 minutes' });
    expect(pack.getAttribute('href')).toBe('/en-US/courses/pack-1000');
    for (const text of ['+100 min', '−30 min', '−60 min']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order 261120-AAAA' })).toBeTruthy();
  });

  it('of who has none begin with a pack', async () => {
    serveTeach({ 'GET course/teach/minutes': { data: { left: 0, packs: [], history: listOf().data } } });
    openTeach(<MinutesScreen />);
    await screen.findByText('0 minutes left');
    expect(screen.getByText(minutes.packs.empty)).toBeTruthy();
    expect(screen.getByText(minutes.history.empty)).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Activatable, ActivatableCourse, Activation, ActivationQuote } from '@/lib/activation/contract';
import messages from '@/messages/en-US.json';
import { listOf, openTeach, resetTeachApp, serveTeach, student } from '@/tests/setup/teach-app';
import { ActivationScreen } from './activation-screen';

const left = vi.hoisted(() => ({ addresses: [] as string[] }));
vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/teach/activation',
  useRouter: () => ({ prefetch: () => {} }),
}));
vi.mock('@/components/payments/leave', () => ({
  // The browser leaves the page: nothing follows.
  leaveFor: (address: string) => {
    left.addresses.push(address);
    return new Promise(() => {});
  },
}));

const { sum, course: texts, students: people } = messages.activation;
const course = (changes: Partial<ActivatableCourse> = {}): ActivatableCourse => ({
  productId: 'beginner-01',
  title: 'Beginner',
  gradeFrom: 19,
  gradeTo: 17,
  price: 10,
  refusal: null,
  gradeNeeded: 15,
  ...changes,
});
const beyond = course({ productId: 'b', title: 'Beyond', gradeTo: 10, refusal: 'BEYOND_GRADE', gradeNeeded: 5 });
const never = course({ productId: 'n', title: 'Never', gradeTo: 1, refusal: 'BEYOND_GRADE', gradeNeeded: null });
const activatable = (changes: Partial<Activatable> = {}): Activatable => ({
  grade: 12,
  range: { from: 19, to: 17 },
  courses: { items: [course(), beyond, never], pages: 1, count: 3 },
  ...changes,
});
const quoted = (changes: Partial<ActivationQuote> = {}): ActivationQuote => ({
  productId: 'beginner-01',
  title: 'Beginner',
  currency: 'USD',
  price: 10,
  owned: [],
  waiting: [],
  total: 10,
  charged: [{ id: 's1', name: 'Mei Lin' }],
  ...changes,
});
const sandbox = { data: [{ id: 'sandbox', methods: ['card'], isTrial: true }] };
const mei = student();
const bao = student({ id: 's2', name: 'Bao Chen' });

function open(answers: Parameters<typeof serveTeach>[0] = {}) {
  const calls = serveTeach({
    'GET course/teach/activatable': { data: activatable() },
    'GET course/teach/activations': listOf<Activation>(),
    'GET course/teach/students': listOf(mei, bao),
    'POST course/teach/activations/quote': { data: quoted() },
    'POST course/teach/activations': { data: { order: '261126-AAAA' } },
    'GET ecommerce/payments/providers': sandbox,
    'POST ecommerce/orders/261126-AAAA/payments': { data: { paymentId: 'p', redirectUrl: '/pay' } },
    ...answers,
  });
  return { calls, user: openTeach(<ActivationScreen />) };
}
async function choose(user: ReturnType<typeof open>['user'], ...names: string[]) {
  await user.click(await screen.findByRole('radio', { name: /Beginner/ }));
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
}
const payButton = () => screen.findByRole('button', { name: /Order and pay/ });

beforeEach(() => {
  resetTeachApp();
  left.addresses = [];
});

describe('activation', () => {
  it('offers what the own grade allows, and says of the rest why not', async () => {
    const { user } = open();
    await screen.findByText('Your IGQE grade is G12. You may activate courses from G19 to G17.');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await user.click(screen.getByText(texts.others));
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toContain('Beyond G19–G10Your own grade has to be G5 or stronger.');
    expect(items).toContain(`Never G19–G1${texts.never}`);
  });

  it.each([
    [null, null, messages.activation.grade.write],
    [12, { from: 19, to: 17 }, messages.activation.grade.better],
    [5, { from: 19, to: 10 }, null],
  ])(
    'with the own grade %s says whom to tell of a better one, where that would allow more',
    async (grade, range, link) => {
      open({ 'GET course/teach/activatable': { data: activatable({ grade, range }) } });
      await screen.findByText(messages.activation.history.title);
      await screen.findByText(/IGQE grade/);
      const mails = screen.queryAllByRole('link').filter((one) => one.getAttribute('href')?.startsWith('mailto:'));
      expect(mails.map(({ textContent }) => textContent)).toEqual(link === null ? [] : [link]);
    },
  );

  it('without a grade tells how to have one noted, and orders nothing', async () => {
    const none = course({ refusal: 'NO_GRADE' });
    open({
      'GET course/teach/activatable': {
        data: activatable({ grade: null, range: null, courses: { items: [none], pages: 1, count: 1 } }),
      },
    });
    await screen.findByText(messages.activation.grade.none);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('heading', { name: sum.title })).toBeNull();
  });

  it('shows the server’s sum for the chosen students and leaves to pay once', async () => {
    const { user, calls } = open({
      'POST course/teach/activations/quote': ({ body }) => {
        const { students } = body as { students: string[] };
        return {
          data: quoted({
            charged: students.filter((id) => id === 's1').map((id) => ({ id, name: 'Mei Lin' })),
            owned: students.filter((id) => id === 's2').map((id) => ({ id, name: 'Bao Chen' })),
          }),
        };
      },
    });
    await choose(user, 'Mei Lin', 'Bao Chen');
    await screen.findByText(sum.owned);
    const box = screen.getByRole('region', { name: sum.title });
    expect(within(box).getByText('Bao Chen')).toBeTruthy();
    expect(within(box).getByText('1 × $10')).toBeTruthy();
    await user.dblClick(await payButton());
    await waitFor(() => expect(left.addresses).toEqual(['/pay']));
    const sent = calls.filter(({ method, url }) => method === 'POST' && url === 'course/teach/activations');
    expect(sent).toHaveLength(1);
    expect(sent[0]!.key).toBeTruthy();
    expect(sent[0]!.body).toEqual({
      productId: 'beginner-01',
      locale: 'en-US',
      currency: 'USD',
      students: ['s1'],
      expectedTotal: 10,
    });
  });

  it('keeps who was chosen while another page or class is looked at', async () => {
    const { user } = open({
      'GET course/teach/students': ({ query }) =>
        (query as { search?: string }).search ? listOf(bao) : listOf(mei, bao),
    });
    await choose(user, 'Mei Lin');
    await user.type(screen.getByRole('searchbox', { name: people.search }), 'Bao');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Mei Lin/ })).toBeNull());
    await user.click(await screen.findByRole('checkbox', { name: /Bao Chen/ }));
    expect(screen.getByText('2 students selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: people.clear }));
    expect(screen.getByText('Nobody is selected')).toBeTruthy();
  });

  it('says that another window was first, and reads anew who is left', async () => {
    let ordered = false;
    const { user } = open({
      'POST course/teach/activations/quote': () => ({
        data: ordered
          ? quoted({ total: 0, charged: [], waiting: [{ id: 's1', name: 'Mei Lin', order: '261126-BBBB' }] })
          : quoted(),
      }),
      'POST course/teach/activations': () => {
        ordered = true;
        return { status: 409, code: 'ALREADY_ORDERED', details: { order: '261126-BBBB' } };
      },
    });
    await choose(user, 'Mei Lin');
    await user.click(await payButton());
    await screen.findByText(sum.waiting);
    expect(screen.getByRole('link', { name: 'Order 261126-BBBB' }).getAttribute('href')).toBe(
      '/en-US/origin#/orders/261126-BBBB',
    );
    expect(left.addresses).toEqual([]);
  });

  it('tells a changed price, and the same wish keeps its key when it is sent again', async () => {
    let tries = 0;
    const { user, calls } = open({
      'POST course/teach/activations': () => {
        tries += 1;
        return tries === 1 ? 'offline' : { data: { order: '261126-AAAA' } };
      },
    });
    await choose(user, 'Mei Lin');
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: messages.account.retry }));
    await waitFor(() => expect(left.addresses).toEqual(['/pay']));
    const keys = calls.filter(({ url, method }) => method === 'POST' && url === 'course/teach/activations');
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
  });

  it('after the year shows what was activated and offers nothing more', async () => {
    const done: Activation = {
      id: 'a',
      productId: 'beginner-01',
      title: 'Beginner',
      order: '261126-AAAA',
      state: 'active',
      student: 'Mei Lin',
      orderedAt: '2026-11-01T00:00:00.000Z',
      paidAt: '2026-11-01T00:01:00.000Z',
    };
    open({
      'GET course/teach': { data: { state: 'lapsed', until: '2026-11-02T00:00:00.000Z', students: 1, classes: 1 } },
      'GET course/teach/activations': listOf(done, { ...done, id: 'b', student: null, state: 'returned' }),
    });
    await screen.findByText('Mei Lin');
    expect(screen.getByText(messages.activation.history.former)).toBeTruthy();
    expect(screen.getByText(messages.activation.history.states.returned)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: /Order and pay/ })).toBeNull();
  });
});

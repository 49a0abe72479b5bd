import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import messages from '@/messages/en-US.json';
import {
  listOf,
  loginCard,
  openTeach,
  resetTeachApp,
  schoolClass,
  serveTeach,
  student,
  teach,
} from '@/tests/setup/teach-app';
import { StudentsScreen } from './students-screen';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/teach',
  useRouter: () => ({ prefetch: () => {} }),
}));
beforeEach(resetTeachApp);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const two = listOf(student(), student({ id: 's2', name: 'Ada' }));
const posted = (calls: ReturnType<typeof serveTeach>) =>
  calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url.split('/').at(-1), body]);

it('several students get new cards together, after a word about the old ones', async () => {
  const calls = serveTeach({
    'GET course/teach/students': two,
    'POST course/teach/students/cards': {
      data: { cards: [loginCard()], without: [{ id: 's2', name: 'Ada', why: 'OWN_ACCOUNT' }] },
    },
  });
  const user = openTeach(<StudentsScreen />, '#/class/c1');
  await user.click(await screen.findByRole('checkbox', { name: teach.actions.selectAll }));
  await screen.findByText('2 selected');
  await user.click(await button(teach.actions.newCards));
  expect(posted(calls)).toEqual([]);
  await screen.findByText(teach.actions.newCardsSure);
  await user.click(await button(teach.actions.makeNow));
  await screen.findByText('ABCD-EFGH');
  expect(screen.getByText(teach.cards.why.OWN_ACCOUNT)).toBeTruthy();
  expect(posted(calls)).toEqual([['cards', { students: ['s1', 's2'], schoolClass: 'c1' }]]);
});

/** Serves `count` students, in pages of fifty. */
const servePages = (count: number, more: Parameters<typeof serveTeach>[0] = {}) =>
  serveTeach({
    'GET course/teach/students': ({ query }) => {
      const { page } = query as { page: number };
      const from = (page - 1) * 50;
      const items = Array.from({ length: Math.min(50, count - from) }, (_, index) =>
        student({ id: `s${from + index + 1}`, name: `Kid ${from + index + 1}` }),
      );
      return { data: { items, pages: Math.ceil(count / 50), count } };
    },
    ...more,
  });

it('a whole class of several pages gets its cards at once', async () => {
  const calls = servePages(120, {
    'POST course/teach/students/cards': { data: { cards: [loginCard()], without: [] } },
  });
  const user = openTeach(<StudentsScreen />, '#/class/c1');
  await user.click(await button('Select 120 students from this page on'));
  await screen.findByText('120 selected');
  // One of them is deselected.
  await user.click(screen.getByRole('checkbox', { name: 'Select Kid 2' }));
  await screen.findByText('119 selected');
  await user.click(await button(teach.actions.newCards));
  await user.click(await button(teach.actions.makeNow));
  await screen.findByText('ABCD-EFGH');
  const [, body] = posted(calls)[0]! as [string, { students: string[]; schoolClass: string }];
  expect([body.schoolClass, new Set(body.students).size, body.students]).toEqual([
    'c1',
    119,
    Array.from({ length: 120 }, (_, index) => `s${index + 1}`).filter((id) => id !== 's2'),
  ]);
});

it('of very many, as many as go at once are selected, from the page that is shown', async () => {
  const calls = servePages(1_180);
  const user = openTeach(<StudentsScreen />);
  await screen.findByRole('button', { name: 'Select 500 students from this page on' });
  await user.click(await button(messages.account.pager.next));
  await screen.findByText('Kid 51');
  await user.click(await button('Select 500 students from this page on'));
  await screen.findByText('500 selected');
  const pages = calls
    .filter(({ url }) => url === 'course/teach/students')
    .map(({ query }) => (query as { page: number }).page);
  expect(Math.max(...pages)).toBe(11);
  await user.click(screen.getByRole('checkbox', { name: teach.actions.selectAll }));
  await waitFor(() => expect(screen.queryByText(/ selected$/)).toBeNull());
});

it('students change class', async () => {
  const calls = serveTeach({
    'GET course/teach/students': two,
    'GET course/teach/classes': listOf(schoolClass(), schoolClass({ id: 'c2', name: 'Saturday' })),
    'POST course/teach/students/move': { data: { done: true } },
  });
  const user = openTeach(<StudentsScreen />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Mei Lin' }));
  await user.click(await button(teach.actions.move));
  expect(screen.getByLabelText(teach.actions.moveFrom)).toHaveProperty('value', 'c1');
  await user.selectOptions(screen.getByLabelText(teach.actions.moveTo), 'Saturday');
  await user.click(await button(teach.actions.moveNow));
  await waitFor(() => expect(posted(calls)).toEqual([['move', { students: ['s1'], from: 'c1', to: 'c2' }]]));
  // The selection is cleared.
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
});

it('who is archived comes back, unless somebody of that name is there by now', async () => {
  let taken = true;
  const calls = serveTeach({
    'GET course/teach/students/s1': { data: student({ state: 'archived' }) },
    'POST course/teach/students/state': () =>
      taken ? { status: 409, code: 'STUDENT_EXISTS' } : { data: { done: true } },
  });
  const user = openTeach(<StudentsScreen />, '#/student/s1');
  await user.click(await button(teach.actions.restore));
  await screen.findByText(messages.errors.STUDENT_EXISTS);
  taken = false;
  await user.click(await button(teach.actions.restore));
  await waitFor(() => expect(screen.queryByText(messages.errors.STUDENT_EXISTS)).toBeNull());
  expect(posted(calls).at(-1)).toEqual(['state', { students: ['s1'], state: 'active' }]);
});

it('a family is asked by mail, and the question can be withdrawn', async () => {
  let askedAt: string | null = null;
  const calls = serveTeach({
    'GET course/teach/students/s1': () => ({ data: student({ familyAskedAt: askedAt }) }),
    'POST course/teach/students/s1/family': () => {
      askedAt = '2026-11-26T00:00:00Z';
      return { data: student({ familyAskedAt: askedAt }) };
    },
    'DELETE course/teach/students/s1/family': () => {
      askedAt = null;
      return { data: student() };
    },
  });
  const user = openTeach(<StudentsScreen />, '#/student/s1');
  const address = await screen.findByLabelText(teach.family.email);
  await user.type(address, 'nobody');
  await user.click(await button(teach.family.send));
  await screen.findByText(messages.account.invalid.email);
  await user.clear(address);
  await user.type(address, 'lin@mail.example');
  await user.selectOptions(screen.getByLabelText(teach.family.language), '日本語');
  await user.click(await button(teach.family.send));
  await screen.findByText(/A link was sent on/);
  expect(posted(calls)).toEqual([['family', { email: 'lin@mail.example', locale: 'ja-JP' }]]);
  await user.click(await button(teach.family.withdraw));
  await waitFor(() => expect(screen.queryByText(/A link was sent on/)).toBeNull());
});

it('an account of somebody’s own gets no card and no family', async () => {
  serveTeach({ 'GET course/teach/students/s1': { data: student({ isManaged: false, state: 'graduated' }) } });
  openTeach(<StudentsScreen />, '#/student/s1');
  await screen.findByText(teach.student.ownAccount);
  expect(screen.queryByText(teach.family.title)).toBeNull();
  expect(screen.queryByRole('button', { name: teach.actions.newCards })).toBeNull();
});

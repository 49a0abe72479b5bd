import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Invitation, JoinRequest } from '@/lib/joining/contract';
import messages from '@/messages/en-US.json';
import { listOf, openTeach, resetTeachApp, schoolClass, serveTeach, student, teach } from '@/tests/setup/teach-app';
import { ClassesScreen } from '@/components/joining/teacher/classes-screen';
import { StudentsScreen } from '@/components/students/students-screen';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/teach/classes',
  useRouter: () => ({ prefetch: () => {} }),
}));
beforeEach(resetTeachApp);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const invitation = (changes: Partial<Invitation> = {}): Invitation => ({
  id: 'i1',
  code: 'ABCD-EFGH',
  used: 2,
  most: 30,
  state: 'open',
  revokedAt: null,
  createdAt: '2026-11-20T00:00:00Z',
  endsAt: '2026-12-04T00:00:00Z',
  ...changes,
});
const request: JoinRequest = {
  id: 'r1',
  name: 'Ada',
  askedAt: '2026-11-25T00:00:00Z',
  isOfFamily: true,
  schoolClass: { id: 'c1', name: 'Grade 3A' },
};
const path = 'course/teach/classes/c1';

it('an invitation is made for some days and some families, handed out, and ended', async () => {
  let all: Invitation[] = [];
  const calls = serveTeach({
    [`GET ${path}`]: { data: schoolClass() },
    [`GET ${path}/invitations`]: () => ({ data: all }),
    [`POST ${path}/invitations`]: () => {
      all = [invitation()];
      return { data: invitation() };
    },
    'POST course/teach/invitations/i1/revoke': () => {
      all = [invitation({ state: 'revoked', revokedAt: '2026-11-26T00:00:00Z' })];
      return { data: { done: true } };
    },
  });
  const user = openTeach(<ClassesScreen />, '#/invitations/c1');
  await screen.findByText(teach.joining.none);
  await user.selectOptions(screen.getByLabelText(teach.joining.days), '30 days');
  const most = screen.getByLabelText(messages.account.fields.invitationUses);
  await user.clear(most);
  await user.type(most, '300');
  await user.click(await button(teach.joining.make));
  await screen.findByText(messages.account.invalid.invitationUses);
  await user.clear(most);
  await user.type(most, '12');
  await user.click(await button(teach.joining.make));
  await button('Print ABCD-EFGH');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ days: 30, most: 12 });
  screen.getByText(/2 of 30 have asked · open until Dec 4, 2026/);
  await user.click(await button('Print ABCD-EFGH'));
  await screen.findByRole('heading', { name: teach.joining.sheet });
  expect(screen.getAllByText('ABCD-EFGH')).toHaveLength(8);
  expect(document.querySelectorAll('.teach-card svg path')).toHaveLength(8);
  await user.click(await button(teach.joining.backToList));
  await user.click(await button('End ABCD-EFGH'));
  await screen.findByText(/ended by you on Nov 26, 2026/);
  expect(screen.queryByRole('button', { name: 'End ABCD-EFGH' })).toBeNull();
});

it('who asks is accepted under a name that nobody of the class has', async () => {
  let isTaken = true;
  let waiting = [request];
  const calls = serveTeach({
    'GET course/teach/requests': () => listOf(...waiting),
    'POST course/teach/requests/r1/accept': () => {
      if (isTaken) return { status: 409, code: 'STUDENT_EXISTS' };
      waiting = [];
      return { data: student() };
    },
  });
  const user = openTeach(<ClassesScreen />);
  await screen.findByRole('heading', { name: '1 request to join a class' });
  screen.getByText(/Grade 3A · a learner in a family’s account/);
  await user.click(await button('Accept Ada'));
  await user.click(await button(teach.joining.acceptNow));
  await screen.findByText(messages.errors.STUDENT_EXISTS);
  isTaken = false;
  const name = screen.getByLabelText(messages.account.fields.studentName);
  expect(name).toHaveProperty('value', 'Ada');
  await user.type(name, ' B');
  await user.click(await button(teach.joining.acceptNow));
  await waitFor(() => expect(screen.queryByText('Ada')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({ name: 'Ada B' });
});

it('a request is declined; one that was taken back meanwhile is told', async () => {
  const calls = serveTeach({
    'GET course/teach/requests': listOf(request),
    'POST course/teach/requests/r1/decline': { status: 404, code: 'JOIN_REQUEST_UNKNOWN' },
  });
  const user = openTeach(<ClassesScreen />);
  await user.click(await button('Decline Ada'));
  await screen.findByText(messages.errors.JOIN_REQUEST_UNKNOWN);
  expect(calls.some(({ url }) => url.endsWith('/decline'))).toBe(true);
});

it('the students’ page says that somebody waits, and leads there', async () => {
  serveTeach({
    'GET course/teach': { data: { state: 'open', until: null, students: 1, classes: 1, requests: 2 } },
  });
  openTeach(<StudentsScreen />);
  await screen.findByText('2 requests to join a class');
  expect(screen.getByRole('link', { name: teach.joining.toRequests }).getAttribute('href')).toBe(
    '/en-US/teach/classes',
  );
});

const own = 'course/teach/students/s1';

it('a student’s page leads to the report and to the messages', async () => {
  serveTeach();
  openTeach(<StudentsScreen />, '#/student/s1');
  const report = await screen.findByRole('link', { name: teach.student.toReport });
  expect(report.getAttribute('href')).toBe('/en-US/teach/progress#/student/s1');
  const [link] = screen.getAllByRole('link', { name: teach.student.toMessages }).slice(-1);
  expect(link!.getAttribute('href')).toBe('/en-US/teach/messages#/with/s1');
});

it('who joined is removed after a word, and has no card, no handover and no archive', async () => {
  const calls = serveTeach({
    [`GET ${own}`]: { data: student({ isManaged: false, isOfFamily: true }) },
    [`POST ${own}/remove`]: { data: { done: true } },
  });
  const user = openTeach(<StudentsScreen />, '#/student/s1');
  await screen.findByText(teach.student.familyAccount);
  for (const name of [teach.actions.newCards, teach.actions.archive, teach.family.send])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(await button(teach.student.remove));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(await button('Remove Mei Lin'));
  await waitFor(() => expect(window.location.hash).toBe('#/'));
});

it('an archived account is erased once the name is typed, after what goes with it is said', async () => {
  let isRight = false;
  const calls = serveTeach({
    [`GET ${own}`]: { data: student({ state: 'archived' }) },
    [`GET ${own}/erasure`]: { data: { activations: 2, homework: 1 } },
    [`POST ${own}/erase`]: () => (isRight ? { data: { done: true } } : { status: 422, code: 'NAME_MISMATCH' }),
  });
  const user = openTeach(<StudentsScreen />, '#/student/s1');
  await screen.findByText('2 courses you activated are lost and can’t be refunded');
  screen.getByText('The results of 1 homework assignment are erased');
  const name = screen.getByLabelText('Type “Mei Lin” to confirm');
  await user.type(name, 'Mei');
  await user.click(await button(teach.student.erase));
  await screen.findByText(messages.errors.NAME_MISMATCH);
  expect(name).toHaveProperty('value', 'Mei');
  isRight = true;
  await user.type(name, ' Lin');
  await user.click(await button(teach.student.erase));
  await waitFor(() => expect(window.location.hash).toBe('#/'));
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { name: 'Mei' },
    { name: 'Mei Lin' },
  ]);
});

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { OpenedInvitation, OwnJoinRequest } from '@/lib/joining/contract';
import messages from '@/messages/en-US.json';
import { accountReads, ada, openAccount, rememberUser, resetBrowser, serveApi } from '@/tests/setup/render-account';

beforeEach(resetBrowser);
const texts = messages.account.joining;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const opened = (changes: Partial<OpenedInvitation> = {}): OpenedInvitation => ({
  teacher: 'Lin',
  className: 'Grade 3A',
  endsAt: '2026-12-04T00:00:00Z',
  isOwn: false,
  isUsedUp: false,
  people: [
    { learner: null, name: 'Ada', state: 'free' },
    { learner: 'l1', name: 'Mei', state: 'free' },
  ],
  ...changes,
});
const request: OwnJoinRequest = {
  id: 'r1',
  teacher: 'Lin',
  className: 'Grade 3A',
  name: 'Mei',
  askedAt: '2026-11-26T00:00:00Z',
  learner: 'l1',
  state: 'waiting',
};

it('a family sees who teaches, what the teacher will see and what not, and says who joins', async () => {
  rememberUser();
  let people = opened().people;
  const calls = serveApi({
    'GET user': { data: ada },
    'POST user/joining/look': () => ({ data: opened({ people }) }),
    'POST user/joining': () => {
      people = [people[0]!, { learner: 'l1', name: 'Mei', state: 'waiting' }];
      return { data: request };
    },
  });
  const user = openAccount('#/join?code=ABCD-EFGH');
  await screen.findByText('Lin invites you to join the class “Grade 3A”.');
  for (const what of Object.values(texts.sees)) screen.getByText(what);
  screen.getByText(texts.seesNot);
  const name = await screen.findByLabelText(messages.account.fields.joinName);
  expect(name).toHaveProperty('value', 'Ada');
  await user.click(screen.getByRole('radio', { name: 'Mei' }));
  expect(name).toHaveProperty('value', 'Mei');
  await user.click(await button(texts.ask));
  await screen.findByText(/The request for Mei was sent/);
  await screen.findByText(texts.states.waiting);
  expect(
    calls.filter(({ url, method }) => url === 'user/joining' && method === 'POST').map(({ body }) => body),
  ).toEqual([{ code: 'ABCD-EFGH', learner: 'l1', name: 'Mei' }]);
});

it('a code is typed; one that is over is told, and another can be tried', async () => {
  rememberUser();
  serveApi({ 'GET user': { data: ada }, 'POST user/joining/look': { status: 410, code: 'INVITATION_ENDED' } });
  const user = openAccount('#/join');
  await user.type(await screen.findByLabelText(messages.account.fields.joinCode), 'abcd efgh');
  await user.click(await button(texts.open));
  await screen.findByText(messages.errors.INVITATION_ENDED);
  expect(screen.getByRole('link', { name: texts.otherCode }).getAttribute('href')).toBe('#/join');
});

it('who is not logged in comes back to the invitation', async () => {
  serveApi({});
  openAccount('#/join?code=ABCD-EFGH');
  await screen.findByText(messages.account.login.leadJoin);
  expect(new URLSearchParams(window.location.hash.split('?')[1]).get('redirect')).toBe('join?code=ABCD-EFGH');
});

it('the personal space says what waits, takes it back, and whom of the account a teacher has', async () => {
  rememberUser();
  let requests = [request];
  serveApi({
    'GET user': { data: ada },
    ...accountReads(),
    'GET user/teachers': {
      data: [
        { id: 't1', teacher: 'Lin', since: '2026-11-01T00:00:00Z', learner: 'Bo', classes: [{ id: 'c1', name: '3A' }] },
      ],
    },
    'GET user/joining': () => ({ data: requests }),
    'DELETE user/joining/r1': () => {
      requests = [];
      return { data: { done: true } };
    },
  });
  const user = openAccount('#/userSpace/account');
  await screen.findByText(/Bo · 3A/);
  await screen.findByText(/Lin · Grade 3A · waiting for the teacher/);
  expect(screen.getByRole('link', { name: messages.account.teachers.join }).getAttribute('href')).toBe('#/join');
  await user.click(await button('Withdraw Mei'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw Mei' })).toBeNull());
});

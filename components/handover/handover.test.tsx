import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import messages from '@/messages/en-US.json';
import { sessionStore } from '@/stores/session';
import { accountReads, ada, openAccount, rememberUser, resetBrowser, serveApi } from '@/tests/setup/render-account';

beforeEach(resetBrowser);
const texts = messages.account.handover;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const offer = { data: { student: 'Mei', teacher: 'Lin', email: 'family@mail.example', username: 'student-k7m4' } };
const token = 'abc.'.padEnd(40, 'x');

it('a family sees whose account it is, chooses a username and a password and decides what the teacher sees', async () => {
  let [isTaken, isWeak] = [true, true];
  const calls = serveApi({
    'POST user/handover/look': offer,
    'POST user/handover': () => {
      if (isTaken) return { status: 409, code: 'USERNAME_TAKEN' };
      return isWeak
        ? { status: 422, code: 'PASSWORD_WEAK', details: { reason: 'common' } }
        : { data: { token: 'new' } };
    },
    'GET user': { data: ada },
    'GET user/teachers': { data: [] },
    ...accountReads(),
  });
  const user = openAccount(`#/family?token=${token}`);
  await screen.findByText('Lin asks you to take over the account that Mei learns Go with.');
  const name = screen.getByLabelText('Username');
  expect(name).toHaveProperty('value', 'student-k7m4');
  const password = screen.getByLabelText('New password');
  await user.type(password, 'a long enough password');
  await user.click(await button(texts.submit));
  await screen.findByText(messages.errors.USERNAME_TAKEN);
  isTaken = false;
  await user.clear(name);
  await user.type(name, 'mei.lin');
  await user.click(await button(texts.submit));
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  isWeak = false;
  await user.click(screen.getByRole('checkbox'));
  await user.click(await button(texts.submit));
  await waitFor(() => expect(sessionStore.getState().user?.username).toBe('ada'));
  expect(calls.filter(({ url }) => url === 'user/handover').at(-1)?.body).toEqual({
    token,
    username: 'mei.lin',
    password: 'a long enough password',
    keepsTeacher: false,
    locale: 'en-US',
  });
  await waitFor(() => expect(window.location.hash).toBe('#/userSpace/account'));
  // The link is used up and is not read again.
  expect(calls.filter(({ url }) => url === 'user/handover/look')).toHaveLength(1);
});

it('a link that is over is told as such', async () => {
  serveApi({ 'POST user/handover/look': { status: 410, code: 'HANDOVER_ENDED' } });
  openAccount(`#/family?token=${token}`);
  await screen.findByText(messages.errors.HANDOVER_ENDED);
});

it('an account leaves a teacher after a word about what that means', async () => {
  rememberUser();
  let teachers = [
    { id: 't1', teacher: 'Lin', since: '2026-11-01T00:00:00Z', learner: null, classes: [{ id: 'c1', name: '3A' }] },
  ];
  const calls = serveApi({
    'GET user': { data: ada },
    ...accountReads(),
    'GET user/joining': { data: [] },
    'GET user/teachers': () => ({ data: teachers }),
    'DELETE user/teachers/t1': () => {
      teachers = [];
      return { data: { done: true } };
    },
  });
  const user = openAccount('#/userSpace/account');
  await user.click(await button('Leave Lin'));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await screen.findByText(/Lin will no longer see progress/);
  await user.click(await button(messages.account.teachers.leaveNow));
  await screen.findByText(messages.account.teachers.none);
});

it('of several classes of a teacher one is left alone', async () => {
  rememberUser();
  const classes = [
    { id: 'c1', name: '3A' },
    { id: 'c2', name: 'Chess club' },
  ];
  const teacher = { id: 't1', teacher: 'Lin', since: '2026-11-01T00:00:00Z', learner: null };
  let inThese = classes;
  serveApi({
    'GET user': { data: ada },
    ...accountReads(),
    'GET user/joining': { data: [] },
    'GET user/teachers': () => ({ data: [{ ...teacher, classes: inThese }] }),
    'DELETE user/teachers/t1/classes/c2': () => {
      inThese = classes.slice(0, 1);
      return { data: { done: true } };
    },
  });
  const user = openAccount('#/userSpace/account');
  await user.click(await button('Leave Lin'));
  await user.click(await button('Leave Chess club'));
  await screen.findByText('3A · since', { exact: false });
  expect(screen.queryByRole('button', { name: 'Leave 3A' })).toBeNull();
});

it('an account that a teacher made says so, and cannot lock its teacher out', async () => {
  rememberUser();
  serveApi({
    'GET user': { data: { ...ada, email: '' } },
    ...accountReads({ email: '', isEmailProved: false, hasPassword: false }),
    'GET user/teachers': {
      data: [
        { id: 't1', teacher: 'Lin', since: '2026-11-01T00:00:00Z', learner: null, classes: [{ id: 'c1', name: '3A' }] },
      ],
    },
  });
  openAccount('#/userSpace/account');
  await screen.findByText(messages.account.noAddress.text);
  await screen.findByText('Lin');
  expect(screen.queryByRole('button', { name: 'Leave Lin' })).toBeNull();
  expect(screen.queryByLabelText('New email')).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import type { Message, Thread } from '@/lib/messages/contract';
import messages from '@/messages/en-US.json';
import { listOf, openTeach, resetTeachApp, serveTeach, student } from '@/tests/setup/teach-app';
import { TeachMessages } from './teach-messages';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/teach/messages',
  useRouter: () => ({ prefetch: () => {} }),
}));
beforeEach(resetTeachApp);

const { threads: t, errors } = messages;
const path = 'course/messages/teacher';
const message = (number: number, text: string, isMine = false): Message => ({
  number,
  text,
  isMine,
  sentAt: '2026-11-20T08:00:00.000Z',
});
const thread = (changes: Partial<Thread> = {}): Thread => ({
  id: 's1',
  name: 'Mei Lin',
  unread: 0,
  closed: null,
  isBlocked: false,
  report: null,
  hasEarlier: false,
  messages: [message(1, 'Good morning', true), message(2, 'Good morning, teacher')],
  ...changes,
});
const emailSetting = { 'GET course/message-letters': { data: { letters: false, hasProvedAddress: true } } };
const open = (answers: Parameters<typeof serveTeach>[0], hash = '#/with/s1') => {
  const calls = serveTeach({ ...emailSetting, ...answers });
  return { calls, user: openTeach(<TeachMessages />, hash) };
};
const texts = () =>
  within(screen.getByRole('region', { name: t.log }))
    .getAllByRole('listitem')
    .map((item) => item.lastElementChild!.textContent);

it('lists the conversations with what is unread, and finds a student to write to', async () => {
  const row = { id: 's1', name: 'Mei Lin', unread: 3, last: message(5, 'See you', true) };
  const { user } = open(
    {
      [`GET ${path}`]: { data: { items: [row], pages: 1, count: 1, unread: 3 } },
      'GET course/unread-messages': { data: { teacher: 3, student: 0, hasTeacher: false } },
      'GET course/teach/students': listOf(student({ id: 's2', name: 'Ken' })),
    },
    '#/',
  );
  const link = await screen.findByRole('link', { name: /Mei Lin.*3 unread/ });
  expect(link.getAttribute('href')).toBe('#/with/s1');
  expect(link.textContent).toContain('You: See you');
  expect(await screen.findByRole('link', { name: /^Messages.*3 unread/ })).toBeTruthy();
  await user.type(screen.getByLabelText(t.findStudent), 'Ken');
  expect((await screen.findByRole('link', { name: /Ken/ })).getAttribute('href')).toBe('#/with/s2');
  await user.click(screen.getByRole('checkbox', { name: t.letters }));
});

it('sends once under one key, keeps what could not be sent, and empties the field when it was', async () => {
  let isDown = true;
  const { calls, user } = open({
    [`GET ${path}/s1`]: { data: thread() },
    [`POST ${path}/s1`]: () => (isDown ? 'offline' : { data: message(3, 'One', true) }),
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>(t.label);
  expect(texts()).toEqual(['Good morning', 'Good morning, teacher']);
  await user.click(screen.getByRole('button', { name: t.send }));
  expect(screen.getByText(t.nothing)).toBeTruthy();
  await user.type(field, 'One{Enter}two');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect((await screen.findByRole('alert')).textContent).toContain(errors.NETWORK);
  expect(field.value).toBe('One\ntwo');
  isDown = false;
  await user.click(await screen.findByRole('button', { name: t.send }));
  await waitFor(() => expect(field.value).toBe(''));
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body as { key: string; text: string });
  expect(sent.map(({ text }) => text)).toEqual(['One\ntwo', 'One\ntwo']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it('shows what came before on request, marks as read what is seen, and says what is new', async () => {
  let now = thread({ messages: [message(3, 'c'), message(4, 'd')], hasEarlier: true, unread: 2 });
  const { calls, user } = open({
    [`GET ${path}/s1`]: ({ query }) => ({
      data: (query as { before?: number } | undefined)?.before
        ? thread({ messages: [message(1, 'a'), message(2, 'b')], hasEarlier: false })
        : now,
    }),
    [`POST ${path}/s1/read`]: { data: { done: true } },
  });
  await user.click(await screen.findByRole('button', { name: t.earlier }));
  await waitFor(() => expect(texts()).toEqual(['a', 'b', 'c', 'd']));
  expect(screen.queryByRole('button', { name: t.earlier })).toBeNull();
  expect(calls.find(({ url }) => url.endsWith('/read'))?.body).toEqual({ upTo: 4 });
  now = thread({ messages: [message(4, 'd'), message(5, 'e')], hasEarlier: true });
  await getQueryClient().invalidateQueries({ queryKey: ['messages'] });
  await waitFor(() => expect(texts()).toEqual(['a', 'b', 'c', 'd', 'e']));
  expect(screen.getByText('New message from Mei Lin')).toBeTruthy();
});

it('says why nothing can be written, and keeps what was', async () => {
  open({ [`GET ${path}/s1`]: { data: thread({ closed: 'left' }) } });
  expect(await screen.findByText(t.closed.left)).toBeTruthy();
  expect(screen.queryByLabelText(t.label)).toBeNull();
  expect(texts()).toHaveLength(2);
});

it('is stopped and shown to the school, whose answer is read here', async () => {
  let now = thread();
  const { calls, user } = open({
    [`GET ${path}/s1`]: () => ({ data: now }),
    [`POST ${path}/s1/report`]: () => {
      now = thread({ report: { reason: 'threat', createdAt: '2026-11-20T08:00:00Z', outcome: null, answer: null } });
      return { data: { done: true } };
    },
    [`PUT ${path}/s1/block`]: () => {
      now = thread({ ...now, isBlocked: true, closed: 'self' });
      return { data: { done: true } };
    },
  });
  await user.click(await screen.findByText(t.safety));
  await user.selectOptions(screen.getByLabelText(t.reportReason), 'threat');
  await user.type(screen.getByLabelText(t.reportNote), 'Please look');
  await user.click(screen.getByRole('button', { name: t.report }));
  expect(await screen.findByText(t.reported)).toBeTruthy();
  expect(calls.find(({ url }) => url.endsWith('/report'))?.body).toEqual({ reason: 'threat', text: 'Please look' });
  expect(screen.queryByRole('button', { name: t.report })).toBeNull();
  await user.click(screen.getByRole('button', { name: t.block }));
  expect(await screen.findByText(t.closed.self)).toBeTruthy();
  expect(await screen.findByRole('button', { name: t.unblock })).toBeTruthy();
  now = thread({ report: { reason: 'threat', createdAt: '', outcome: 'stays', answer: 'We looked.' } });
  await getQueryClient().invalidateQueries({ queryKey: ['messages'] });
  expect(await screen.findByText(/We looked\./)).toBeTruthy();
});

it('is told where there is no such conversation', async () => {
  open({ [`GET ${path}/s1`]: { status: 404, code: 'STUDENT_UNKNOWN' } });
  expect(await screen.findByRole('heading', { name: t.missing })).toBeTruthy();
});

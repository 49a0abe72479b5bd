import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NotebookScreen } from '@/components/notebook/notebook-screen';
import { TodayScreen } from '@/components/learn/today/today-screen';
import type { Notebook, NotebookCard, NotebookReview } from '@/lib/notebook/contract';
import { rememberUser } from '@/tests/setup/render-account';
import {
  button,
  link,
  noNotebook,
  notebook as texts,
  open,
  playByKey,
  pressByKey,
  resetLearnApp,
  serve,
  study,
} from '@/tests/setup/learn-app';
import { waitingReviews } from './waiting-reviews';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn/notebook',
  useRouter: () => ({ prefetch: () => {} }),
}));

const ids = vi.hoisted(() => ({ made: 0 }));
vi.mock('@/lib/kernel/browser/new-key', () => ({
  newKey: () => `key-${(ids.made += 1)}`,
  newUuid: () => `review-${(ids.made += 1)}`,
}));

beforeEach(() => {
  ids.made = 0;
  resetLearnApp();
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

const ada = { username: 'ada', learner: null };
const book = (changes: Partial<Notebook> = {}): Notebook => ({
  ...noNotebook,
  isOn: true,
  left: 2,
  due: 2,
  groups: [{ family: 'capture', grade: 19, cards: 2, due: 2 }],
  ...changes,
});
const review = (card: string): NotebookReview => ({
  card,
  shown: {
    id: `shown-${card}`,
    grade: 19,
    family: 'capture',
    problem: {
      position: { size: 7, black: 'C4 D3 E4', white: 'D4 C6 E6', toPlay: 'black' },
      goal: 'capture',
      moves: [{ at: 'D5' }],
      otherwise: 'D5',
    },
  },
  isItself: false,
});
const taken = { data: { accepted: [], rejected: [] } };
const [here, reviews] = ['course/learning/notebook', 'course/learning/notebook/reviews'];
const play = async (user: ReturnType<typeof open>, point: RegExp) =>
  user.click(await screen.findByRole('gridcell', { name: point }));

it('says in one sentence what it does, and is turned on by one press', async () => {
  rememberUser();
  let isOn = false;
  const { calls } = serve({
    [`GET ${here}`]: () => ({ data: isOn ? book({ left: 0, due: 0, groups: [] }) : noNotebook }),
    [`PUT ${here}`]: () => {
      isOn = true;
      return { data: { done: true } };
    },
  });
  const user = open(<NotebookScreen />);
  expect(await screen.findByText(texts.off.text)).toBeTruthy();
  await user.click(await button(texts.off.turnOn));
  expect(await screen.findByText(texts.today.empty)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ isOn: true });
});

it('turned off, it keeps what is in it: to look at and to save', async () => {
  rememberUser();
  serve({ [`GET ${here}`]: { data: book({ isOn: false }) } });
  open(<NotebookScreen />);
  expect(await button(texts.off.turnOn)).toBeTruthy();
  expect(screen.getByText('Capture, G19')).toBeTruthy();
  expect(await button(texts.file.csv)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.today.begin })).toBeNull();
});

it('asks today’s reviews one after the other, tells the first try, and takes a slip back', async () => {
  rememberUser();
  let done = 0;
  const { calls } = serve({
    [`GET ${here}`]: () => ({ data: book({ done, left: 2 - done, due: 2 - done, nextDay: '2026-11-28' }) }),
    [`GET ${reviews}`]: { data: [review('a'), review('b')] },
    [`POST ${reviews}/review-1/undo`]: () => {
      done -= 1;
      return { data: { done: true } };
    },
    [`POST ${reviews}`]: () => {
      done += 1;
      return taken;
    },
  });
  const undone = () => calls.filter(({ url }) => url.endsWith('/undo'));
  const sentReviews = () => calls.filter(({ method, url }) => method === 'POST' && url === reviews);
  const user = open(<NotebookScreen />);
  await user.click(await button(texts.today.begin));
  expect(await screen.findByRole('heading', { name: 'Review 1 of 2' })).toBeTruthy();
  await play(user, /^D5,/);
  await waitFor(() => expect(sentReviews()).toHaveLength(1));
  expect(sentReviews()[0]!.body).toMatchObject({
    reviews: [{ card: 'a', problem: 'shown-a', moves: ['D5'], hints: 0 }],
  });
  expect(waitingReviews(ada)).toEqual([]);
  await user.click(await button(texts.review.undo));
  await waitFor(() => expect(undone()).toHaveLength(1));
  // The review is asked again.
  expect(screen.queryByRole('button', { name: texts.review.next })).toBeNull();
  await play(user, /^D5,/);
  await user.click(await button(texts.review.next));
  expect(await screen.findByRole('heading', { name: 'Review 2 of 2' })).toBeTruthy();
  await play(user, /^D5,/);
  await user.click(await button(texts.review.finish));
  expect(await screen.findByRole('heading', { name: texts.today.done })).toBeTruthy();
  expect(screen.getByText('The next one comes on November 28.')).toBeTruthy();
});

it('is gone through by keyboard alone, and each review begins at its heading', async () => {
  rememberUser();
  let done = 0;
  const { calls } = serve({
    [`GET ${here}`]: () => ({ data: book({ done, left: 2 - done, due: 2 - done, nextDay: '2026-11-28' }) }),
    [`GET ${reviews}`]: { data: [review('a'), review('b')] },
    [`POST ${reviews}`]: () => {
      done += 1;
      return taken;
    },
  });
  const user = open(<NotebookScreen />);
  await pressByKey(user, await button(texts.today.begin));
  for (const [number, onward] of [
    [1, texts.review.next],
    [2, texts.review.finish],
  ] as const) {
    const heading = await screen.findByRole('heading', { name: `Review ${number} of 2` });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await playByKey(user, 3, 4);
    await pressByKey(user, await button(onward));
  }
  expect(await screen.findByRole('heading', { name: texts.today.done })).toBeTruthy();
  const sentReviews = calls.flatMap(({ method, url, body }) => (method === 'POST' && url === reviews ? [body] : []));
  expect(sentReviews).toMatchObject(['a', 'b'].map((card) => ({ reviews: [{ card, moves: ['D5'], hints: 0 }] })));
});

it('keeps a review without a line, and tells it when it is there again', async () => {
  rememberUser();
  let isAway = true;
  const { calls } = serve({
    [`GET ${here}`]: { data: book({ left: 1, due: 1 }) },
    [`GET ${reviews}`]: { data: [review('a')] },
    [`POST ${reviews}`]: () => (isAway ? 'offline' : taken),
  });
  const user = open(<NotebookScreen />);
  await user.click(await button(texts.today.begin));
  await play(user, /^D5,/);
  await user.click(await button(texts.review.finish));
  expect(await screen.findByText(/1 review is kept in this browser/)).toBeTruthy();
  const [stored] = waitingReviews(ada);
  isAway = false;
  cleanup();
  open(<NotebookScreen />);
  await waitFor(() => expect(waitingReviews(ada)).toEqual([]));
  const sent = calls.flatMap(({ body }) => (body as { reviews?: { id: string }[] } | null)?.reviews ?? []);
  expect(new Set(sent.map(({ id }) => id))).toEqual(new Set([stored!.id]));
});

it('offers to spread a backlog, and says what that does before it is done', async () => {
  rememberUser();
  let isSpread = false;
  serve({
    [`GET ${here}`]: () => ({ data: book({ due: isSpread ? 10 : 50, left: 20, offersStartOver: !isSpread }) }),
    [`POST ${here}/start-over`]: () => {
      isSpread = true;
      return { data: { done: true } };
    },
  });
  const user = open(<NotebookScreen />);
  await user.click(await button(texts.startOver.ask));
  expect(screen.getByText(texts.startOver.dialogText)).toBeTruthy();
  expect(isSpread).toBe(false);
  await user.click(await button(texts.startOver.confirm));
  await waitFor(() => expect(screen.queryByText(texts.startOver.title)).toBeNull());
});

it('lists its cards by family and grade, and removes one', async () => {
  rememberUser();
  const card: NotebookCard = {
    id: 'a',
    notedOn: '2026-11-20',
    dueOn: '2026-11-26',
    reviews: 2,
    lapses: 0,
    topic: 'Liberties',
    position: null,
  };
  const { calls } = serve({
    [`GET ${here}`]: { data: book() },
    [`GET ${here}/cards`]: { data: [card] },
    [`DELETE ${here}/cards/a`]: { data: { done: true } },
  });
  const user = open(<NotebookScreen />);
  const group = await screen.findByText('Capture, G19');
  const details = group.closest('details')!;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  expect(await screen.findByText('A question of the lesson “Liberties”')).toBeTruthy();
  expect(screen.getByText('Noted on November 20 · Reviewed 2 times · Comes on November 26')).toBeTruthy();
  await user.click(await button(texts.cards.remove));
  await user.click(await button(texts.cards.confirm));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('is led to from Today where it is on, and there alone', async () => {
  rememberUser();
  serve({ 'GET course/learning': { data: [study()] }, [`GET ${here}`]: { data: book() } });
  open(<TodayScreen trials={[]} />);
  const way = await link(/Notebook/);
  expect(way.getAttribute('href')).toBe('/en-US/learn/notebook');
  expect(within(way).getByText('2 problems to review today')).toBeTruthy();
});

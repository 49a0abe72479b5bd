import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnHomework, OwnHomeworkItem } from '@/lib/homework/contract';
import {
  board,
  button,
  homework as messages,
  link,
  open,
  playByKey,
  pressByKey,
  reports,
  resetLearnApp,
  serve,
} from '@/tests/setup/learn-app';
import { rememberUser } from '@/tests/setup/render-account';
import { TodayScreen } from '@/components/learn/today/today-screen';
import { HomeworkScreen } from './homework-screen';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn/homework',
  useRouter: () => ({ prefetch: () => {} }),
}));
beforeEach(() => {
  resetLearnApp();
  window.location.hash = '';
  rememberUser();
});

const texts = messages.own;
type ProblemItem = Extract<OwnHomeworkItem, { kind: 'problem' }>;
const problem = (changes: Partial<ProblemItem> = {}): ProblemItem => ({
  kind: 'problem',
  id: 'capture-1',
  grade: 19,
  family: 'capture',
  tries: 0,
  isDone: false,
  isFirstTry: false,
  problem: {
    position: { size: 7, black: 'C4 D3 E4', white: 'D4 C6 E6', toPlay: 'black' },
    goal: 'capture',
    moves: [{ at: 'D5' }],
    otherwise: 'D5',
  },
  ...changes,
});
const given = (changes: Partial<OwnHomework> = {}): OwnHomework => ({
  id: 'h1',
  title: 'Nets for Wednesday',
  words: 'Slowly.\nLook twice.',
  due: '2026-12-02',
  state: 'open',
  done: 0,
  isOverdue: false,
  items: [problem(), problem({ id: 'capture-2' })],
  ...changes,
});
const entry = ({ items, words: _, ...rest }: OwnHomework) => ({ ...rest, items: items.length });
const one = 'GET course/learning/homework/h1';
const point = (name: string) => screen.findByRole('gridcell', { name: new RegExp(`^${name},`) });

describe('homework in the learning app', () => {
  it('stands in Today with its day and state, the late one marked; without any there is nothing', async () => {
    const items = [entry(given()), entry(given({ id: 'h2', title: 'Ladders', isOverdue: true }))];
    serve({
      'GET course/learning': { data: [] },
      'GET course/learning/homework': { data: { items, pages: 1, count: 2 } },
    });
    open(<TodayScreen trials={[]} />);
    const first = await link(/Nets for Wednesday/);
    expect(first.getAttribute('href')).toBe('/en-US/learn/homework#/h1');
    expect(first.textContent).toContain('Due December\u00a02 · 0 of 2 done');
    expect((await link(/Ladders/)).textContent).toContain('Was due December\u00a02');
  });

  it('shows the teacher’s words and what is in it, and leads to the first that is not done', async () => {
    const lesson = { kind: 'lesson', course: 'combo-05', lesson: 'nets', title: 'Nets', state: 'finished' } as const;
    serve({ [one]: { data: given({ items: [lesson, problem()], done: 1 }) } });
    window.location.hash = '#/h1';
    open(<HomeworkScreen />);
    expect(await screen.findByRole('heading', { name: 'Nets for Wednesday' })).toBeTruthy();
    expect(screen.getByText(/Look twice/).textContent).toBe('Slowly.\nLook twice.');
    expect((await link(texts.goOn)).getAttribute('href')).toBe('/en-US/learn/homework#/h1/capture-1');
    expect((await link(/Lesson: Nets/)).getAttribute('href')).toBe('/en-US/learn/combo-05/nets');
  });

  it('a problem is played by keyboard alone; each try is submitted before it is shown', async () => {
    const { submitted } = serve({ [one]: { data: given() } });
    window.location.hash = '#/h1/capture-1';
    const user = open(<HomeworkScreen />);
    expect(await screen.findByRole('heading', { name: 'Problem 1 of 2' })).toBeTruthy();
    expect(screen.getByText(reports.open)).toBeTruthy();
    await point('A1');
    await playByKey(user, 0, 0);
    expect(await screen.findByText(/^Not this one\. /)).toBeTruthy();
    await pressByKey(user, await button(board.undo));
    await playByKey(user, 3, 4);
    expect((await link(texts.nextProblem)).getAttribute('href')).toBe('/en-US/learn/homework#/h1/capture-2');
    await waitFor(() => expect(submitted).toHaveLength(2), { timeout: 5000 });
    expect(submitted).toMatchObject([
      { kind: 'homework', homework: 'h1', problem: 'capture-1', moves: ['A1', 'D5'], solved: false },
      { kind: 'homework', homework: 'h1', problem: 'capture-1', moves: ['D5'], solved: true },
    ]);
  });

  it('a problem of the teacher’s own is played like the others, and is not the school’s to be reported', async () => {
    const { id: _, grade: _grade, family: _family, ...own } = problem();
    const item = { ...own, kind: 'own', id: 'own-m1-2', title: 'Net in the corner' } as const;
    const { submitted } = serve({ [one]: { data: given({ items: [item] }) } });
    window.location.hash = '#/h1';
    const user = open(<HomeworkScreen />);
    const way = await link(/Your teacher’s problem: Net in the corner/);
    expect(way.getAttribute('href')).toBe('/en-US/learn/homework#/h1/own-m1-2');
    window.location.hash = '#/h1/own-m1-2';
    await user.click(await point('D5'));
    await waitFor(() => expect(submitted).toHaveLength(1), { timeout: 5000 });
    expect(submitted).toMatchObject([{ kind: 'homework', homework: 'h1', problem: 'own-m1-2', moves: ['D5'] }]);
    expect(screen.queryByText(reports.open)).toBeNull();
  });

  it('levels of the climb lead to their theme and grade, and say how many are solved', async () => {
    const levels = { kind: 'levels', theme: 'capture', grade: 17, count: 10, solved: 7, isDone: false } as const;
    serve({ [one]: { data: given({ items: [levels] }) } });
    window.location.hash = '#/h1';
    open(<HomeworkScreen />);
    const way = await link(/Problem climb: Capture, G17, 10 problems/);
    expect(way.getAttribute('href')).toBe('/en-US/learn/ladder/play#/theme/capture/17');
    expect(way.textContent).toContain('7 of 10 solved');
    expect((await link(texts.goOn)).getAttribute('href')).toBe('/en-US/learn/ladder/play#/theme/capture/17');
  });

  it('archived while it is done, it says that what was sent is kept', async () => {
    let state: OwnHomework['state'] = 'open';
    serve({
      [one]: () => ({
        data: given({
          state,
          items: [state === 'open' ? problem() : problem({ problem: null, tries: 1, isDone: true })],
        }),
      }),
    });
    window.location.hash = '#/h1/capture-1';
    const user = open(<HomeworkScreen />);
    const right = await point('D5');
    state = 'archived';
    await user.click(right);
    expect(await screen.findByText(texts.archivedNote)).toBeTruthy();
    expect(screen.queryByRole('gridcell')).toBeNull();
    expect((await link(texts.toHomework)).getAttribute('href')).toBe('/en-US/learn/homework#/h1');
  });

  it('what was not given to them is not there', async () => {
    serve({ [one]: { status: 404, code: 'NOT_FOUND' } });
    window.location.hash = '#/h1';
    open(<HomeworkScreen />);
    expect(await screen.findByText(texts.missing)).toBeTruthy();
  });
});

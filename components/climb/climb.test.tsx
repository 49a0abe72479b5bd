import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ClimbScreen } from '@/components/climb/climb-screen';
import { PlacementScreen } from '@/components/climb/placement-screen';
import { PlayScreen } from '@/components/climb/play-screen';
import type { Climb, Level, LevelEntry } from '@/lib/climb/contract';
import messages from '@/messages/en-US.json';
import {
  board,
  button,
  ladder as texts,
  link,
  open,
  playByKey,
  pressByKey,
  resetLearnApp,
  serve,
  tabTo,
  waiting,
} from '@/tests/setup/learn-app';
import { rememberUser } from '@/tests/setup/render-account';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn/ladder',
  useRouter: () => ({ prefetch: () => {} }),
}));

const { course, learn } = messages;

beforeEach(() => {
  resetLearnApp();
  window.location.hash = '';
});

const entry = (changes: Partial<LevelEntry> = {}): LevelEntry => ({
  id: 'capture-1',
  theme: 'capture',
  grade: 19,
  number: 1,
  state: 'new',
  isOpen: true,
  ...changes,
});
const level = (changes: Partial<Level> = {}): Level => ({
  ...entry(),
  of: 2,
  problem: {
    position: { size: 7, black: 'C4 D3 E4', white: 'D4 C6 E6', toPlay: 'black' },
    goal: 'capture',
    moves: [{ at: 'D5' }],
    otherwise: 'D5',
  },
  defences: [],
  ...changes,
});
const map = (changes: Partial<Climb> = {}): Climb => ({
  cells: [
    { theme: 'capture', grade: 19, levels: 4, tried: 3, solved: 2, firstTry: 1 },
    { theme: 'race', grade: 7, levels: 2, tried: 0, solved: 0, firstTry: 0 },
  ],
  next: entry({ number: 3 }),
  open: [entry(), entry({ id: 'live-1', theme: 'life', grade: 18 })],
  records: { solved: 2, tried: 3, firstTry: 1, bestRun: 1, strongest: 19 },
  placed: null,
  ...changes,
});
const point = (name: string) => screen.findByRole('gridcell', { name: new RegExp(`^${name},`) });

describe('the map', () => {
  it('is a list under headings of grades, from the summit down, says where one is and plays what comes next', async () => {
    rememberUser();
    serve({ 'GET course/learning/ladder': { data: map() } });
    open(<ClimbScreen />);
    const here = await link(/^Capture: 2 of 4 solved, 1 on the first try\. You are here/);
    expect(here.getAttribute('aria-current')).toBe('step');
    expect(here.getAttribute('href')).toBe('/en-US/learn/ladder/play#/theme/capture/19');
    const grades = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(grades).toEqual(Array.from({ length: 19 }, (_, index) => `G${index + 1}`));
    expect((await link(texts.go)).getAttribute('href')).toBe('/en-US/learn/ladder/play');
    expect(screen.getByText('33%')).toBeTruthy();
    expect((await link(texts.placement.title)).getAttribute('href')).toBe('/en-US/learn/ladder/placement');
  });

  it('says where a theme has no levels in a grade, and leads to the nearest that has', async () => {
    rememberUser();
    serve({ 'GET course/learning/ladder': { data: map() } });
    open(<ClimbScreen />);
    const gap = await link('Race: no problems in G9. The nearest are in G7.');
    expect(gap.getAttribute('href')).toBe('/en-US/learn/ladder/play#/theme/race/7');
    expect(gap.textContent).toBe('↑ G7');
    expect((await link('Race: no problems in G1. The nearest are in G7.')).textContent).toBe('↓ G7');
    expect(screen.getByText(texts.map.gap)).toBeTruthy();
    // Two lanes with stones of nineteen each; a theme without any level leads nowhere.
    expect(screen.getAllByRole('link', { name: /^(Capture|Race): / })).toHaveLength(38);
    expect(screen.queryByRole('link', { name: /^Endgame: / })).toBeNull();
    for (const item of screen.getAllByRole('link')) expect(item.textContent !== '' || item.ariaLabel).toBeTruthy();
  });

  it('leads a visitor to the open levels, and to register for the others', async () => {
    serve({ 'GET course/learning/ladder': { data: map() } });
    open(<ClimbScreen />);
    expect((await link('Life and death · G18 · No. 1')).getAttribute('href')).toBe(
      '/en-US/learn/ladder/play#/level/live-1',
    );
    expect((await link(texts.visitor.register)).getAttribute('href')).toBe(
      '/en-US/origin#/register?redirect=learn%2Fladder',
    );
    expect(screen.queryByText(texts.records.title)).toBeNull();
  });
});

describe('a level', () => {
  it('of which the solution was looked at is not solved at the first try without a hint', async () => {
    rememberUser();
    const { submitted } = serve({
      'GET course/learning/ladder/next': { data: { level: level(), noneIn: null } },
    });
    const user = open(<PlayScreen />);
    const d5 = await point('D5');
    await user.click(screen.getByText(board.showSolution));
    await user.click(d5);
    await waitFor(() => expect(submitted).toHaveLength(1), { timeout: 5000 });
    expect(submitted[0]).toMatchObject({ kind: 'level', solved: true });
    expect(submitted[0]?.kind === 'level' && submitted[0].hints).toBeGreaterThan(0);
  });

  it('shows the answer to a wrong move, lets one try again, tells each try, and goes on', async () => {
    rememberUser();
    const { submitted, calls } = serve({
      'GET course/learning/ladder/next': { data: { level: level(), noneIn: null } },
    });
    const user = open(<PlayScreen />);
    expect(await screen.findByRole('heading', { name: 'Capture · G19 · No. 1' })).toBeTruthy();
    await user.click(await point('A1'));
    expect(await screen.findByText(/^Not this one\. /)).toBeTruthy();
    await user.click(await button(board.undo));
    await user.click(await point('D5'));
    const next = await link(texts.nextLevel);
    expect(next.getAttribute('href')).toBe('/en-US/learn/ladder/play#/after/capture-1');
    await waitFor(() => expect(submitted).toHaveLength(2), { timeout: 5000 });
    expect(submitted).toMatchObject([
      { kind: 'level', level: 'capture-1', moves: ['A1', 'D5'], solved: false },
      { kind: 'level', level: 'capture-1', moves: ['D5'], solved: true },
    ]);
    expect(calls.filter(({ url }) => url === 'course/learning/ladder/next')).toHaveLength(1);
  });

  it('asks for a ko where nothing better can be had, and calls it one', async () => {
    rememberUser();
    const problem = { ...level().problem, goal: 'live' as const, ko: true as const };
    serve({ 'GET course/learning/ladder/next': { data: { level: level({ problem }), noneIn: null } } });
    const user = open(<PlayScreen />);
    expect(await screen.findByText(course.goal.liveByKo.replace('{color}', board.black))).toBeTruthy();
    await user.click(await point('D5'));
    expect(await screen.findByText(learn.question.ko)).toBeTruthy();
    expect(screen.queryByText(board.solved)).toBeNull();
  });

  it('is played by keyboard alone: a wrong move, back, the right one, and on', async () => {
    rememberUser();
    const { submitted } = serve({
      'GET course/learning/ladder/next': { data: { level: level(), noneIn: null } },
    });
    const user = open(<PlayScreen />);
    await point('A1');
    await playByKey(user, 0, 0);
    expect(await screen.findByText(/^Not this one\. /)).toBeTruthy();
    await pressByKey(user, await button(board.undo));
    await playByKey(user, 3, 4);
    const next = await link(texts.nextLevel);
    await tabTo(user, (element) => element === next);
    await waitFor(
      () => expect(submitted.map((event) => 'moves' in event && event.moves)).toEqual([['A1', 'D5'], ['D5']]),
      {
        timeout: 5000,
      },
    );
  });

  it('is solved once each other defence is answered, and submitted as one try', async () => {
    rememberUser();
    const { problem } = level();
    const defence = {
      ...problem,
      position: { ...problem.position, white: 'D4 C6 E6 D5', last: 'D5' },
      moves: [{ at: 'G7' }],
    };
    const { submitted } = serve({
      'GET course/learning/ladder/next': { data: { level: level({ defences: [defence] }), noneIn: null } },
    });
    const user = open(<PlayScreen />);
    await user.click(await point('D5'));
    expect(screen.queryByRole('link', { name: texts.nextLevel })).toBeNull();
    await user.click(await button(texts.otherDefence));
    expect(await screen.findByText('White tries the other way. Answer this one, too.')).toBeTruthy();
    await user.click(await point('A1'));
    expect(await screen.findByText(board.wrong)).toBeTruthy();
    await user.click(await button(board.undo));
    await user.click(await point('G7'));
    await link(texts.nextLevel);
    await waitFor(() => expect(submitted).toHaveLength(2), { timeout: 5000 });
    expect(submitted).toMatchObject([
      { moves: ['D5'], defences: [['A1']], solved: false },
      { moves: ['D5'], defences: [['G7']], solved: true },
    ]);
  });

  it('of a grade is two presses from the map: every number is a link', async () => {
    rememberUser();
    window.location.hash = '#/theme/capture/19';
    const { calls } = serve({
      'GET course/learning/ladder/next': { data: { level: level(), noneIn: null } },
      'GET course/learning/ladder/levels': {
        data: [entry({ state: 'firstTry' }), entry({ id: 'capture-2', number: 2, isOpen: false })],
      },
    });
    open(<PlayScreen />);
    expect(await screen.findByText('Capture G19: all 2 problems')).toBeTruthy();
    expect((await link('No. 1, solved on the first try')).getAttribute('href')).toBe(
      '/en-US/learn/ladder/play#/level/capture-1',
    );
    expect(screen.getByRole('img', { name: 'No. 2, for members' })).toBeTruthy();
    expect(calls.find(({ url }) => url === 'course/learning/ladder/next')?.query).toEqual({
      theme: 'capture',
      grade: 19,
    });
  });

  it('of a grade in which its theme has none is the nearest, and says so', async () => {
    rememberUser();
    window.location.hash = '#/theme/capture/5';
    serve({
      'GET course/learning/ladder/next': { data: { level: level({ grade: 7 }), noneIn: 5 } },
      'GET course/learning/ladder/levels': { data: [entry({ grade: 7 })] },
    });
    open(<PlayScreen />);
    expect(await screen.findByText('Capture: there are no problems in G5. This is the nearest for you.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Capture · G7 · No. 1' })).toBeTruthy();
  });

  it('without an account is kept here; what is closed says how it opens, what is not there says so', async () => {
    window.location.hash = '#/level/capture-1';
    serve({
      'GET course/learning/ladder/levels/capture-1': { data: level() },
      'GET course/learning/ladder/levels/capture-9': { status: 403, code: 'FORBIDDEN' },
      'GET course/learning/ladder/levels/nothing': { status: 404, code: 'NOT_FOUND' },
    });
    const user = open(<PlayScreen />);
    await user.click(await point('D5'));
    await link(texts.nextLevel);
    expect(waiting()).toMatchObject([{ kind: 'level', level: 'capture-1', solved: true }]);
    window.location.hash = '#/level/capture-9';
    expect(await screen.findByRole('heading', { level: 1, name: texts.visitor.title })).toBeTruthy();
    window.location.hash = '#/level/nothing';
    expect(await screen.findByText(texts.missing)).toBeTruthy();
  });
});

it('a placement asks until it knows, counts the first try, and says where one begins', async () => {
  rememberUser();
  const asked: unknown[] = [];
  const { submitted } = serve({
    'POST course/learning/ladder/placement': ({ body }) => {
      asked.push(body);
      const { answers } = body as { answers: unknown[] };
      const steps = [
        { start: 10, level: level({ id: 'a', grade: 10 }), grade: null },
        { start: 10, level: level({ id: 'b', grade: 5 }), grade: null },
        { start: 10, level: null, grade: 10 },
      ];
      return { data: steps[answers.length] };
    },
  });
  open(<PlacementScreen />);
  const user = userEvent.setup();
  await user.click(await button(texts.placement.begin));
  await screen.findByRole('heading', { name: 'Problem 1 of at most 12' });
  await user.click(await point('D5'));
  await user.click(await button(texts.placement.next));
  await screen.findByRole('heading', { name: 'Problem 2 of at most 12' });
  await user.click(await button(texts.placement.skip));
  expect(await screen.findByRole('heading', { name: 'Start from G10' })).toBeTruthy();
  const answers = [
    { level: 'a', moves: ['D5'] },
    { level: 'b', moves: [] },
  ];
  expect(asked.at(-1)).toEqual({ start: 10, answers });
  await waitFor(() => expect(submitted).toMatchObject([{ kind: 'placed', start: 10, answers }]));
  expect(within(screen.getByRole('main')).getByRole('link', { name: texts.placement.climb })).toBeTruthy();
});

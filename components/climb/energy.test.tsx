import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClimbScreen } from '@/components/climb/climb-screen';
import { PlayScreen } from '@/components/climb/play-screen';
import type { Climb, Level, OwnEnergy } from '@/lib/climb/contract';
import {
  button,
  ladder as texts,
  learner,
  link,
  open,
  resetLearnApp,
  serve,
  settings,
  type Answers,
} from '@/tests/setup/learn-app';
import { rememberUser } from '@/tests/setup/render-account';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn/ladder',
  useRouter: () => ({ prefetch: () => {} }),
}));

beforeEach(() => {
  resetLearnApp();
  window.location.hash = '';
});
afterEach(() => vi.useRealTimers());

const level: Level = {
  id: 'capture-2',
  theme: 'capture',
  grade: 19,
  number: 2,
  state: 'new',
  isOpen: true,
  of: 2,
  problem: {
    position: { size: 7, black: 'C4 D3 E4', white: 'D4 C6 E6', toPlay: 'black' },
    goal: 'capture',
    moves: [{ at: 'D5' }],
    otherwise: 'D5',
  },
  defences: [],
};
const { problem: _, defences: __, of: ___, ...entry } = level;
const map: Climb = {
  cells: [{ theme: 'capture', grade: 19, levels: 2, tried: 1, solved: 1, firstTry: 1 }],
  next: entry,
  open: [],
  placed: null,
  records: { solved: 1, tried: 1, firstTry: 1, bestRun: 1, strongest: 19 },
};
const energy = (left: number | null, nextInSeconds: number | null): Answers => ({
  'GET course/learning/ladder/energy': { data: { left, nextInSeconds } satisfies OwnEnergy },
});
const empty = (retryAfterSeconds: number): Answers => ({
  ...energy(0, retryAfterSeconds),
  'GET course/learning/ladder/next': { status: 429, code: 'NO_ENERGY', details: { retryAfterSeconds } },
});

describe('energy', () => {
  it('is shown on the map with its numbers, and when the next comes', async () => {
    rememberUser();
    serve({ 'GET course/learning/ladder': { data: map }, ...energy(27, 700) });
    open(<ClimbScreen />);
    expect((await screen.findByText(/^Energy/)).textContent).toBe('Energy: 27 of 30 · one more in about 12 minutes');
    expect(screen.getByText(/1 comes back every 15 minutes, up to 30/)).toBeTruthy();
    expect(screen.queryByText(/VIP/)).toBeNull();
  });

  it('is without limit for VIP: no numbers, no rule', async () => {
    rememberUser();
    serve({ 'GET course/learning/ladder': { data: map }, ...energy(null, null) });
    open(<ClimbScreen />);
    expect(await screen.findByText(texts.energy.unlimited)).toBeTruthy();
    expect(screen.queryByText(/comes back/)).toBeNull();
  });

  it('is not asked for by who has no account', async () => {
    const { calls } = serve({ 'GET course/learning/ladder/next': { data: { level, noneIn: null } } });
    open(<PlayScreen />);
    await screen.findByRole('heading', { name: 'Capture · G19 · No. 2' });
    expect(calls.some(({ url }) => url?.endsWith('/energy'))).toBe(false);
    expect(screen.queryByText(/Energy/)).toBeNull();
  });

  it('stands quietly beside a problem and follows the answers; nothing is sold there', async () => {
    rememberUser();
    let left = 30;
    const { submitted } = serve({
      'GET course/learning/ladder/next': { data: { level, noneIn: null } },
      'GET course/learning/ladder/energy': () => ({ data: { left, nextInSeconds: left < 30 ? 900 : null } }),
    });
    const user = open(<PlayScreen />);
    expect(await screen.findByText('Energy: 30 of 30')).toBeTruthy();
    left = 29;
    await user.click(await screen.findByRole('gridcell', { name: /^A1,/ }));
    await waitFor(() => expect(submitted).toHaveLength(1), { timeout: 5000 });
    expect(await screen.findByText(/^Energy: 29 of 30/)).toBeTruthy();
    expect(screen.queryByText(/VIP/)).toBeNull();
  });
});

describe('without energy', () => {
  it('there is a calm page: when the next comes, a course, the notebook, and what VIP is for', async () => {
    rememberUser();
    serve(empty(700));
    open(<PlayScreen />);
    const heading = await screen.findByRole('heading', { level: 1, name: texts.energy.emptyTitle });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('one more in about 12 minutes')).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.energy.go })).toBeNull();
    expect((await link(texts.energy.course)).getAttribute('href')).toBe('/en-US/learn');
    expect((await link(texts.energy.notebook)).getAttribute('href')).toBe('/en-US/learn/notebook');
    expect((await link(texts.energy.plans)).getAttribute('href')).toBe('/en-US/courses?coursesType=vip');
  });

  it('it says so once one is back, and goes on when asked', async () => {
    rememberUser();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isBack = false;
    serve({
      ...empty(60),
      'GET course/learning/ladder/next': () =>
        isBack
          ? { data: { level, noneIn: null } }
          : { status: 429, code: 'NO_ENERGY', details: { retryAfterSeconds: 60 } },
    });
    const user = open(<PlayScreen />);
    await screen.findByText('one more in about 1 minute');
    isBack = true;
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.getByRole('status').textContent).toBe(texts.energy.back);
    vi.useRealTimers();
    await user.click(await button(texts.energy.go));
    expect(await screen.findByRole('heading', { name: 'Capture · G19 · No. 2' })).toBeTruthy();
  });

  it('is asked for again once the device has slept', async () => {
    rememberUser();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isBack = false;
    serve({
      ...empty(600),
      'GET course/learning/ladder/next': () =>
        isBack
          ? { data: { level, noneIn: null } }
          : { status: 429, code: 'NO_ENERGY', details: { retryAfterSeconds: 600 } },
    });
    open(<PlayScreen />);
    await screen.findByText('one more in about 10 minutes');
    isBack = true;
    vi.setSystemTime(Date.now() + 3_600_000);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await screen.findByRole('heading', { name: 'Capture · G19 · No. 2' })).toBeTruthy();
  });

  it('a child’s screen sells nothing', async () => {
    rememberUser();
    serve({ ...empty(700), 'GET course/learning/settings': { data: { ...settings.data, kids: true } } });
    open(<PlayScreen />);
    await screen.findByRole('heading', { level: 1, name: texts.energy.emptyTitle });
    await waitFor(() => expect(document.querySelector('[data-kids]')).toBeTruthy());
    expect(screen.queryByText(/VIP/)).toBeNull();
  });

  it('nor does a learner’s: who buys is the account’s holder', async () => {
    rememberUser();
    serve({ ...empty(700), 'GET user/learners': { data: [learner('kid', 'Mei')] } });
    const user = open(<PlayScreen />);
    await user.click(await button('Mei'));
    await screen.findByRole('heading', { level: 1, name: texts.energy.emptyTitle });
    expect(await link(texts.energy.notebook)).toBeTruthy();
    expect(screen.queryByText(/VIP/)).toBeNull();
  });
});

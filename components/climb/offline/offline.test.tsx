import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ClimbScreen } from '@/components/climb/climb-screen';
import { PlayScreen } from '@/components/climb/play-screen';
import type { Climb, Level } from '@/lib/climb/contract';
import type { LearningEvent } from '@/lib/events/contract';
import { maxStored } from '@/lib/climb/pack';
import messages from '@/messages/en-US.json';
import { packsKey } from '@/lib/kernel/browser/keys';
import { clearSession } from '@/stores/session/login';
import {
  board,
  button,
  ladder as texts,
  learn,
  link,
  open,
  resetLearnApp,
  serve,
  type Answers,
} from '@/tests/setup/learn-app';
import { rememberUser } from '@/tests/setup/render-account';
import { storeEvent, waitingEvents } from '@/components/events/queue';
import { storeReview } from '@/components/notebook/waiting-reviews';
import { removeAllPacks } from '@/components/learn/remove-packs';
import { storePack, storedLevels, listPacks } from './pack-store';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn/ladder',
  useRouter: () => ({ prefetch: () => {} }),
}));

const ada = { username: 'ada', learner: null };
const level = (number: number, changes: Partial<Level> = {}): Level => ({
  id: `capture-${number}`,
  theme: 'capture',
  grade: 19,
  number,
  state: 'new',
  isOpen: true,
  of: 4,
  defences: [],
  problem: {
    position: { size: 7, black: 'C4 D3 E4', white: 'D4 C6 E6', toPlay: 'black' },
    goal: 'capture',
    moves: [{ at: 'D5' }],
    otherwise: 'D5',
  },
  ...changes,
});
const map: Climb = {
  cells: [
    { theme: 'capture', grade: 19, levels: 4, tried: 0, solved: 0, firstTry: 0 },
    { theme: 'capture', grade: 15, levels: 2, tried: 0, solved: 0, firstTry: 0 },
    { theme: 'race', grade: 7, levels: 2, tried: 0, solved: 0, firstTry: 0 },
  ],
  next: null,
  open: [],
  records: { solved: 0, tried: 0, firstTry: 0, bestRun: 0, strongest: null },
  placed: null,
};
const climb = { 'GET course/learning/ladder': { data: map } };
const sizes = {
  'GET course/learning/ladder/packs/next/size': { data: { levels: 50, bytes: 96_400 } },
  'GET course/learning/ladder/packs/capture-19/size': { data: { levels: 4, bytes: 4200 } },
  'GET course/learning/ladder/packs/capture-15/size': { data: { levels: 2, bytes: 2100 } },
};
const pack = { 'GET course/learning/ladder/packs/capture-15': { data: { levels: [level(1, { grade: 15 })] } } };

let isOnline = true;
const line = (on: boolean) => {
  isOnline = on;
  window.dispatchEvent(new Event(on ? 'online' : 'offline'));
};
/** Offline: no request gets a response. */
const cut: Answers = Object.fromEntries(
  [
    'GET user/learners',
    'GET course/learning/settings',
    'GET course/learning/ladder',
    'GET course/learning/ladder/energy',
    'GET course/learning/ladder/next',
    'POST course/learning/events',
    ...[1, 2, 3, 9].map((number) => `GET course/learning/ladder/levels/capture-${number}`),
    'GET course/learning/ladder/levels',
  ].map((name) => [name, 'offline' as const]),
);

/** A browser with service workers: a registered worker is in `state` at once. */
function withWorker(state: 'activated' | 'redundant' = 'activated') {
  const worker = { state, addEventListener: () => {}, scriptURL: 'http://localhost/learn-worker.js' };
  const registration = { active: worker, scope: 'http://localhost/en-US/learn', unregister: vi.fn(async () => true) };
  const register = vi.fn(async () => registration);
  vi.stubGlobal('caches', { keys: async () => ['copy-http://localhost/en-US/learn', 'other'], delete: vi.fn() });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistrations: async () => [registration] },
  });
  return { register, registration, caches: caches as unknown as { delete: ReturnType<typeof vi.fn> } };
}

beforeEach(async () => {
  resetLearnApp();
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  window.matchMedia ??= (() => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
  window.location.hash = '';
  await removeAllPacks();
  rememberUser();
});
const choose = async (label: string, option: string) => {
  const select = await screen.findByRole('combobox', { name: label });
  return { select, option };
};

describe('downloading', () => {
  it('says how much it is, keeps it, lists it, and deletes it with all that showed it', async () => {
    const { register, registration, caches: stored } = withWorker();
    serve({ ...climb, ...sizes, ...pack });
    const user = open(<ClimbScreen />);
    expect(await screen.findByText('50 problems, 97 kB')).toBeTruthy();
    expect(screen.getByText(texts.packs.nothing)).toBeTruthy();
    await user.selectOptions((await choose(texts.packs.what, 'Capture')).select, 'Capture');
    await user.selectOptions((await choose(texts.packs.grade, 'G15')).select, 'G15');
    expect(await screen.findByText('2 problems, 3 kB')).toBeTruthy();
    await user.click(await button(texts.packs.download));
    expect(await screen.findByText('Downloaded: Capture · G15. You can play it offline now.')).toBeTruthy();
    expect(register).toHaveBeenCalledWith('/learn-worker.js', { scope: '/en-US/learn', updateViaCache: 'none' });
    expect((await storedLevels(ada)).map(({ id }) => id)).toEqual(['capture-1']);
    expect(localStorage.getItem(packsKey)).not.toBeNull();
    expect(await button(texts.packs.again)).toBeTruthy();
    expect(screen.getByText(/^1 of at most 500 problems, 1 kB of at most 5 MB/)).toBeTruthy();
    await user.click(await button('Delete Capture · G15'));
    expect(await screen.findByText('Deleted: Capture · G15.')).toBeTruthy();
    expect(await listPacks()).toEqual([]);
    await waitFor(() => expect(registration.unregister).toHaveBeenCalled());
    expect(new Set(stored.delete.mock.calls.flat())).toEqual(new Set(['copy-http://localhost/en-US/learn']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(texts.packs.stored));
  });

  it('says beforehand what goes for it, and afterwards what went', async () => {
    withWorker();
    const content = Array.from({ length: maxStored.levels }, (_, index) => level(index + 1));
    await storePack(ada, 'capture-19', { bytes: 9000, content });
    serve({ ...climb, ...sizes, 'GET course/learning/ladder/packs/next': { data: { levels: [level(7)] } } });
    const user = open(<ClimbScreen />);
    expect(await screen.findByText(/97 kB To make room, this is deleted first: Capture · G19\./)).toBeTruthy();
    await user.click(await button(texts.packs.download));
    expect(await screen.findByText(/Deleted to make room: Capture · G19\./)).toBeTruthy();
    expect((await listPacks()).map(({ name }) => name)).toEqual(['next']);
  });

  it.each([
    ['no room', 'STORAGE_FULL', new DOMException('full', 'QuotaExceededError')],
    ['a browser that keeps nothing', 'STORAGE_REFUSED', new DOMException('no', 'InvalidStateError')],
  ] as const)('with %s says so, keeps what was there, and can be tried again', async (_, code, error) => {
    withWorker();
    await storePack(ada, 'capture-19', { bytes: 900, content: [level(1)] });
    serve({ ...climb, ...sizes, 'GET course/learning/ladder/packs/next': { data: { levels: [level(7)] } } });
    const user = open(<ClimbScreen />);
    await screen.findByText('50 problems, 97 kB');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw error;
    });
    await user.click(await button(texts.packs.download));
    expect((await screen.findByRole('alert')).textContent).toBe(texts.packs.failed[code]);
    put.mockRestore();
    expect((await listPacks()).map(({ name }) => name)).toEqual(['capture-19']);
    await user.click(await button(texts.packs.download));
    expect(await screen.findByText(/^Downloaded/)).toBeTruthy();
  });

  it('where no page can be shown without a line says so, and keeps nothing', async () => {
    serve({ ...climb, ...sizes });
    const user = open(<ClimbScreen />);
    await screen.findByText('50 problems, 97 kB');
    await user.click(await button(texts.packs.download));
    expect((await screen.findByRole('alert')).textContent).toBe(texts.packs.failed.OFFLINE_UNSUPPORTED);
    expect(await listPacks()).toEqual([]);
  });
});

it('where the pages do not come, or find no room, says which it was, and keeps nothing', async () => {
  withWorker('redundant');
  serve({ ...climb, ...sizes });
  const user = open(<ClimbScreen />);
  await screen.findByText('50 problems, 97 kB');
  await user.click(await button(texts.packs.download));
  expect((await screen.findByRole('alert')).textContent).toBe(messages.errors.NETWORK);
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: async () => ({ quota: 5_000_000, usage: 4_000_000 }) },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
  await user.click(await button(texts.packs.download));
  expect(await screen.findByText(texts.packs.failed.STORAGE_FULL)).toBeTruthy();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(packsKey);
});

describe('without a line', () => {
  it('shows what is here and that all else needs a line, and the map again once there is one', async () => {
    await storePack(ada, 'capture-19', { bytes: 900, content: [level(1, { state: 'solved' }), level(2)] });
    line(false);
    serve(cut);
    open(<ClimbScreen />);
    expect(await screen.findByText(texts.offline.text)).toBeTruthy();
    expect(await screen.findByText(learn.line.none)).toBeTruthy();
    expect((await link(texts.offline.go)).getAttribute('href')).toBe('/en-US/learn/ladder/play#/level/capture-2');
    expect((await link('No. 1, solved')).getAttribute('data-state')).toBe('solved');
    serve(climb);
    line(true);
    expect(await screen.findByRole('heading', { name: texts.map.title })).toBeTruthy();
  });

  it('says so where nothing was downloaded', async () => {
    line(false);
    serve(cut);
    open(<ClimbScreen />);
    expect(await screen.findByText(texts.offline.nothing)).toBeTruthy();
  });

  it('plays with verdicts and refutations, goes on to the next, and tells all of it once the line is back', async () => {
    await storePack(ada, 'capture-19', { bytes: 900, content: [level(1), level(2), level(3)] });
    line(false);
    serve(cut);
    window.location.hash = '#/level/capture-1';
    const user = open(<PlayScreen />);
    const point = (name: string) => screen.findByRole('gridcell', { name: new RegExp(`^${name},`) });
    await user.click(await point('A1'));
    expect(await screen.findByText(/^Not this one\. /)).toBeTruthy();
    await user.click(await button(board.undo));
    await user.click(await point('D5'));
    expect((await link(texts.nextLevel)).getAttribute('href')).toBe('/en-US/learn/ladder/play#/after/capture-1');
    expect(await screen.findByText(/2 answers are kept in this browser/)).toBeTruthy();
    await waitFor(async () =>
      expect((await storedLevels(ada)).map(({ state }) => state)).toEqual(['solved', 'new', 'new']),
    );
    window.location.hash = '#/after/capture-1';
    expect(await screen.findByRole('heading', { name: 'Capture · G19 · No. 2' })).toBeTruthy();
    await user.click(await screen.findByText(/all 4 problems/));
    const list = await screen.findByRole('list');
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(3));
    const { submitted } = serve({});
    line(true);
    expect(await screen.findByText('You’re back online, and all 2 answers have been sent.')).toBeTruthy();
    expect(submitted.map((event) => event.kind === 'level' && [event.level, event.solved])).toEqual([
      ['capture-1', false],
      ['capture-1', true],
    ]);
    expect(waitingEvents(ada)).toEqual([]);
  });

  it('counts what waits for it, tries at homework and reviews too, and says when all of it is told', async () => {
    const tried = { moves: ['D5'], hints: 0, milliseconds: 9 };
    line(false);
    serve(cut);
    open(<ClimbScreen />);
    await screen.findByText(texts.offline.nothing);
    act(() => {
      storeEvent(ada, { kind: 'homework', homework: 'h', problem: 'p', solved: true, ...tried });
      storeReview(ada, { card: 'a', problem: 'p', ...tried });
    });
    expect(await screen.findByText(/2 answers are kept in this browser/)).toBeTruthy();
    const { submitted } = serve({
      ...climb,
      'POST course/learning/notebook/reviews': { data: { accepted: [], rejected: [] } },
    });
    line(true);
    expect(await screen.findByText('You’re back online, and all 2 answers have been sent.')).toBeTruthy();
    expect(submitted.map(({ kind }) => kind)).toEqual(['homework']);
  });

  it('says that a level is not here, and leads to those that are', async () => {
    await storePack(ada, 'capture-19', { bytes: 900, content: [level(1)] });
    line(false);
    serve(cut);
    window.location.hash = '#/level/capture-9';
    open(<PlayScreen />);
    expect(await screen.findByText(texts.offline.notKept)).toBeTruthy();
    expect((await link(texts.offline.list)).getAttribute('href')).toBe('/en-US/learn/ladder');
  });
});

describe('whose it is', () => {
  it('each person of a family plays their own, and an answer of one changes nothing of another’s', async () => {
    const mei = { username: 'ada', learner: 'm1' };
    await storePack(mei, 'capture-19', { bytes: 900, content: [level(1)] });
    expect(await storedLevels(ada)).toEqual([]);
    await storePack(ada, 'capture-19', { bytes: 900, content: [level(2)] });
    expect((await storedLevels(mei)).map(({ id }) => id)).toEqual(['capture-1']);
    expect(await listPacks()).toHaveLength(2);
  });

  it('another account finds nothing of it, and its first download clears it away', async () => {
    await storePack(ada, 'capture-19', { bytes: 900, content: [level(1)] });
    const bob = { username: 'bob', learner: null };
    expect(await storedLevels(bob)).toEqual([]);
    await storePack(bob, 'next', { bytes: 900, content: [level(2)] });
    expect((await listPacks()).map(({ username }) => username)).toEqual(['bob']);
  });

  it('a logout leaves none of it; answers that were not submitted wait for that account alone', async () => {
    await storePack(ada, 'capture-19', { bytes: 900, content: [level(1)] });
    storeEvent(ada, { kind: 'level', level: 'capture-1', moves: ['D5'], solved: true, hints: 0, milliseconds: 9 });
    clearSession();
    await waitFor(async () => expect(await listPacks()).toEqual([]));
    expect(localStorage.getItem(packsKey)).toBeNull();
    expect(waitingEvents(ada)).toHaveLength(1);
    const sent: LearningEvent[] = waitingEvents({ username: 'bob', learner: null });
    expect(sent).toEqual([]);
  });
});

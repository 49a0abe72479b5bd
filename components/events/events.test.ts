import { QueryObserver } from '@tanstack/react-query';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { api } from '@/lib/kernel/api/client';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import { learningEventSchema, type LearningEvent } from '@/lib/events/contract';
import { maxEvents } from '@/lib/events/event-kinds';
import { tokenKey } from '@/lib/kernel/browser/keys';
import { noteTokenOwner } from '@/lib/kernel/browser/token-owner';
import { fakeTimeouts, serveApi, type Answer, type Call } from '@/tests/setup/render-account';
import { storeReview, reviewsWaiting, waitingReviews } from '@/components/notebook/waiting-reviews';
import { startActiveClock } from './active-clock';
import { followEvents, type Events } from './follow-events';
import {
  forgetEvents,
  storeEvent,
  maxWaiting,
  nobody,
  waitingEvents,
  waitingStates,
  waitingSteps,
  type Happening,
} from './queue';

const ada = { username: 'ada', learner: null };
const mei = { username: 'ada', learner: 'm1' };
const at = { course: 'kidtrial-01', lesson: 'liberties' };
const stepDone = (step: string): Happening => ({ ...at, kind: 'stepDone', step, seconds: 4 });
const reached = (position: number): Happening => ({ ...at, kind: 'reached', step: 'breathe', position });

/** A server that counts each event once. */
function serveEvents(rejects: (event: LearningEvent) => Answer | 'FORBIDDEN' | null = () => null) {
  const stored = new Map<string, LearningEvent>();
  const calls = serveApi({
    'POST course/learning/events': ({ body }: Call) => {
      const { events } = body as { events: LearningEvent[] };
      const rejected: { id: string; code: 'FORBIDDEN' }[] = [];
      for (const event of events) {
        const no = rejects(event);
        if (no === 'FORBIDDEN') rejected.push({ id: event.id, code: no });
        else if (no) return no;
        else stored.set(event.id, event);
      }
      const isStored = ({ id }: LearningEvent) => stored.has(id);
      return { data: { accepted: events.filter(isStored).map(({ id }) => id), rejected } };
    },
  });
  return { stored, calls, sent: () => calls.map(({ body }) => (body as { events: LearningEvent[] }).events.length) };
}
const stepsOf = (events: Iterable<LearningEvent>) => [...events].map((event) => 'step' in event && event.step);

let following: Events[] = [];
const follow = (who = ada as Parameters<typeof followEvents>[0]) => {
  const events = followEvents(who, [reviewsWaiting]);
  following.push(events);
  return events;
};
let visibility: DocumentVisibilityState = 'visible';
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  localStorage.setItem(tokenKey, 'token');
  noteTokenOwner('token', 'ada');
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  for (const events of following) events.stop();
  following = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what happens while learning', () => {
  it('is kept at once, in the shape of the contract, and told together a moment later', async () => {
    const { stored, sent } = serveEvents();
    const events = follow();
    events.record({ ...at, kind: 'opened' });
    events.record(stepDone('breathe'));
    for (const event of waitingEvents(ada)) expect(learningEventSchema.parse(event)).toEqual(event);
    expect(waitingEvents(ada)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent()).toEqual([2]);
    expect([...stored.values()].map(({ kind }) => kind)).toEqual(['opened', 'stepDone']);
    expect(waitingEvents(ada)).toEqual([]);
  });

  it('waits for the line, longer each time, and goes when it is back', async () => {
    let isOnline = false;
    const { stored, calls } = serveEvents(() => (isOnline ? null : 'offline'));
    const events = follow();
    events.record(stepDone('breathe'));
    await vi.advanceTimersByTimeAsync(60_000);
    const tries = calls.length;
    expect(tries).toBeGreaterThan(2);
    expect(tries).toBeLessThan(9);
    expect(waitingEvents(ada)).toHaveLength(1);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect(stepsOf(stored.values())).toEqual(['breathe']);
    expect(waitingEvents(ada)).toEqual([]);
  });

  it('goes at once when the line is back, though a try without one is just failing', async () => {
    let fail = () => {};
    let isOnline = false;
    const { stored } = serveEvents();
    const failing = new Promise<void>((resolve) => (fail = resolve));
    const served = api.defaults.adapter as (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>;
    api.defaults.adapter = async (config) => {
      if (isOnline) return served(config);
      await failing;
      throw new AxiosError('Network Error', 'ERR_NETWORK', config);
    };
    const events = follow();
    events.record(stepDone('breathe'));
    await vi.advanceTimersByTimeAsync(2000);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    fail();
    await vi.advanceTimersByTimeAsync(1);
    expect(stepsOf(stored.values())).toEqual(['breathe']);
  });

  it('is sent again where a line hangs that answers nothing', async () => {
    fakeTimeouts();
    const answers: Answer[] = ['hanging', 'hanging'];
    const { stored } = serveEvents(() => answers.shift() ?? null);
    storeEvent(mei, stepDone('edge'));
    const events = follow();
    await vi.advanceTimersByTimeAsync(0);
    events.record(stepDone('breathe'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(answers).toEqual([]);
    // Both requests hang, and so would every request that waits for them.
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(9000);
    expect(stepsOf(stored.values()).sort()).toEqual(['breathe', 'edge']);
  });

  it('of others of the account goes too, for each of them, and of another account nothing', async () => {
    const bob = { username: 'bob', learner: null };
    storeEvent(mei, stepDone('edge'));
    storeEvent(bob, stepDone('corner'));
    const { calls } = serveEvents();
    follow();
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ body }) => (body as { learner?: string }).learner)).toEqual(['m1']);
    expect(waitingEvents(mei)).toEqual([]);
    expect(waitingEvents(bob)).toHaveLength(1);
  });

  it('outlives a reload, and comes in batches', async () => {
    for (let i = 0; i < 250; i += 1) storeEvent(ada, stepDone(`s${i}`));
    const { stored, sent } = serveEvents();
    follow();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual([maxEvents, maxEvents, 50]);
    expect(stored.size).toBe(250);
  });

  it('counts once though two tabs tell it', async () => {
    const { stored } = serveEvents();
    const [one, two] = [follow(), follow()];
    one.record(stepDone('breathe'));
    two.record(stepDone('edge'));
    await Promise.all([one.flush(), two.flush()]);
    expect(stepsOf(stored.values()).sort()).toEqual(['breathe', 'edge']);
    expect(waitingEvents(ada)).toEqual([]);
  });

  it('that another page was just telling is in the lists of this one, too', async () => {
    const { calls } = serveEvents();
    storeEvent(ada, stepDone('breathe'));
    let isElsewhere = true;
    const request = (_: string, __: unknown, run: (lock: object | null) => unknown) => run(isElsewhere ? null : {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { locks: { request } }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const outdated = vi.spyOn(getQueryClient(), 'invalidateQueries');
    follow();
    await vi.advanceTimersByTimeAsync(100);
    expect(outdated).not.toHaveBeenCalled();
    for (const { id } of waitingEvents(ada)) forgetEvents(ada, [id]);
    isElsewhere = false;
    await vi.advanceTimersByTimeAsync(3000);
    expect(outdated).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
  });

  it('is in a list that was being read for the first time meanwhile', async () => {
    serveEvents();
    const answers: ((done: number) => void)[] = [];
    const list = new QueryObserver(getQueryClient(), {
      queryKey: ['learning', 'homework', 'list', 'a test'],
      queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
    });
    onTestFinished(list.subscribe(() => {}));
    follow().record(stepDone('breathe'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(waitingEvents(ada)).toEqual([]);
    answers.forEach((answer, index) => answer(index));
    await vi.advanceTimersByTimeAsync(10);
    expect(list.getCurrentResult().data).toBe(1);
  });

  it('is given up where the server rejects it by name, and the rest is told', async () => {
    const { stored, sent } = serveEvents((event) => ('step' in event && event.step === 'foreign' ? 'FORBIDDEN' : null));
    const events = follow();
    for (const step of ['breathe', 'foreign', 'edge']) events.record(stepDone(step));
    await events.flush();
    expect(stepsOf(stored.values())).toEqual(['breathe', 'edge']);
    expect(waitingEvents(ada)).toEqual([]);
    expect(sent()).toEqual([3]);
  });

  it('does not hang on one event that is not understood', async () => {
    const { stored } = serveEvents((event) =>
      'step' in event && event.step === 'odd' ? { status: 422, code: 'VALIDATION_FAILED' } : null,
    );
    const events = follow();
    for (const step of ['breathe', 'odd', 'edge']) events.record(stepDone(step));
    await events.flush();
    expect(stepsOf(stored.values())).toEqual(['breathe', 'edge']);
    expect(waitingEvents(ada)).toEqual([]);
  });

  it('waits for the next login once this one is over, and ends with its learner', async () => {
    serveEvents(() => ({ status: 401, code: 'UNAUTHENTICATED' }));
    const events = follow();
    events.record(stepDone('breathe'));
    await events.flush();
    expect(waitingEvents(ada)).toHaveLength(1);
    serveEvents(() => ({ status: 404, code: 'LEARNER_UNKNOWN' }));
    const hers = follow(mei);
    hers.record(stepDone('breathe'));
    await hers.flush();
    expect(waitingEvents(mei)).toEqual([]);
    expect(waitingEvents(ada)).toHaveLength(1);
  });

  it('is told with the login of its own account alone, and is not lost by what another’s is told', async () => {
    const logIn = (username: string) => localStorage.setItem(tokenKey, `token of ${username}`);
    const serveWith = (more: Record<string, Answer>) => serveApi({ ...more, ...lost });
    const lost = { 'POST course/learning/events': { status: 404, code: 'LEARNER_UNKNOWN' } } as const;
    const hers = follow(mei);
    hers.record(stepDone('breathe'));
    // In another tab.
    logIn('bob');
    const toBob = serveWith({ 'GET user': { data: { username: 'bob' } } });
    await hers.flush();
    await hers.flush();
    expect(toBob.map(({ url }) => url)).toEqual(['user']);
    // The server cannot be asked whose session it is now.
    logIn('ada');
    const away = serveWith({ 'GET user': 'offline' });
    await hers.flush();
    expect(away.map(({ url }) => url)).toEqual(['user']);
    expect(waitingEvents(mei)).toHaveLength(1);
    const sentCalls = serveApi({
      'GET user': { data: { username: 'ada' } },
      'POST course/learning/events': ({ body }: Call) => {
        const { events } = body as { events: LearningEvent[] };
        return { data: { accepted: events.map(({ id }) => id), rejected: [] } };
      },
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sentCalls.map(({ url }) => url)).toEqual(['user', 'course/learning/events']);
    expect(waitingEvents(mei)).toEqual([]);
  });

  it('is told though the tab is closed', async () => {
    const { calls } = serveEvents();
    const leaving = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      const accepted = waitingEvents(ada).map(({ id }) => id);
      return Response.json({ accepted, rejected: [] });
    });
    // Outside a browser relative URLs have no base.
    const { baseURL } = api.defaults;
    api.defaults.baseURL = 'http://localhost/api/';
    onTestFinished(() => void (api.defaults.baseURL = baseURL));
    const events = follow();
    events.record(stepDone('breathe'));
    show('hidden');
    await vi.waitFor(() => expect(leaving).toHaveBeenCalled());
    expect(calls).toEqual([]);
    const [request, init] = leaving.mock.calls[0]!;
    expect(request instanceof Request ? request.keepalive : init?.keepalive).toBe(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(waitingEvents(ada)).toEqual([]);
  });
});

describe('a review that was done without a line', () => {
  const path = 'POST course/learning/notebook/reviews';
  const review = { card: 'a', problem: 'p', moves: ['D5'], hints: 0, milliseconds: 900 };
  const bob = { username: 'bob', learner: null };
  const learners = (calls: Call[]) => calls.map(({ body }) => (body as { learner?: string }).learner ?? null);

  it('is told when the app is opened, of everybody of the account, and of another account nothing', async () => {
    for (const who of [ada, mei, bob]) storeReview(who, review);
    const calls = serveApi({ [path]: { data: { accepted: [], rejected: [] } } });
    follow();
    await vi.advanceTimersByTimeAsync(1);
    expect(learners(calls)).toEqual([null, 'm1']);
    expect([ada, mei, bob].map((who) => waitingReviews(who).length)).toEqual([0, 0, 1]);
  });

  it('is sent again where a line hangs', async () => {
    fakeTimeouts();
    const answers: Answer[] = ['hanging'];
    serveApi({ [path]: () => answers.shift() ?? { data: { accepted: [], rejected: [] } } });
    storeReview(ada, review);
    follow();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(waitingReviews(ada)).toEqual([]);
  });

  it('goes when the line is back, and is tried again by itself', async () => {
    let isOnline = false;
    const calls = serveApi({ [path]: () => (isOnline ? { data: { accepted: [], rejected: [] } } : 'offline') });
    for (const who of [ada, mei]) storeReview(who, review);
    follow();
    await vi.advanceTimersByTimeAsync(60_000);
    const tries = learners(calls).filter((learner) => learner === null).length;
    expect(tries).toBeGreaterThan(2);
    expect(tries).toBeLessThan(9);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect([ada, mei].map((who) => waitingReviews(who))).toEqual([[], []]);
  });
});

describe('who learns without an account', () => {
  it('keeps it in the browser, and whoever logs in tells it', async () => {
    const { calls, stored } = serveEvents();
    const before = follow(nobody);
    before.record({ ...at, kind: 'opened' });
    before.record(stepDone('breathe'));
    show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([]);
    expect(waitingSteps(nobody, at.course, at.lesson)).toEqual(['breathe']);
    expect(waitingStates(nobody, at.course)).toEqual(new Map([['liberties', 'begun']]));
    before.stop();
    follow(mei);
    expect(waitingEvents(nobody)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(stored.size).toBe(2);
    expect(calls.map(({ body }) => (body as { learner?: string }).learner)).toEqual(['m1']);
  });

  it('keeps no more than a browser bears, and of how far a step has come the last', () => {
    for (let i = 0; i < 30; i += 1) storeEvent(nobody, reached(i));
    expect(waitingEvents(nobody)).toMatchObject([{ kind: 'reached', position: 29 }]);
    for (let i = 0; i < maxWaiting + 5; i += 1) storeEvent(nobody, stepDone(`s${i}`));
    const stored = waitingEvents(nobody);
    expect(stored).toHaveLength(maxWaiting);
    expect(stored.every(({ kind }) => kind === 'stepDone')).toBe(true);
  });

  it('gives up what is missed least, and that a lesson was finished last of all', () => {
    storeEvent(nobody, { ...at, kind: 'finished' });
    vi.advanceTimersByTime(1);
    storeEvent(nobody, stepDone('first'));
    vi.advanceTimersByTime(1);
    storeEvent(nobody, { ...at, kind: 'opened' });
    vi.advanceTimersByTime(1);
    const more = (count: number) => {
      for (let i = 0; i < count; i += 1) storeEvent(nobody, stepDone(`s${i}`));
    };
    more(maxWaiting - 2);
    expect(waitingEvents(nobody).slice(0, 2)).toMatchObject([
      { kind: 'finished' },
      { kind: 'stepDone', step: 'first' },
    ]);
    vi.advanceTimersByTime(1);
    more(1);
    expect(waitingEvents(nobody)[0]).toMatchObject({ kind: 'finished' });
    expect(stepsOf(waitingEvents(nobody))).not.toContain('first');
    expect(waitingEvents(nobody)).toHaveLength(maxWaiting);
  });
});

it('time in a tab that nobody looks at does not count', () => {
  const clock = startActiveClock();
  vi.advanceTimersByTime(3000);
  show('hidden');
  vi.advanceTimersByTime(60_000);
  show('visible');
  vi.advanceTimersByTime(2000);
  expect(Math.round(clock.now())).toBe(5000);
  clock.stop();
});

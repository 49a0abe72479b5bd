import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GradingScreen } from '@/components/grading/grading-screen';
import type { GradingOutcome, GradingResult, Gradings, GradingSitting } from '@/lib/grading/contract';
import messages from '@/messages/en-US.json';
import { rememberUser, type Call } from '@/tests/setup/render-account';
import { button, learner, link, open, resetLearnApp, serve, settings, type Answers } from '@/tests/setup/learn-app';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn/grading',
  useRouter: () => ({ prefetch: () => {} }),
}));

const { grading: texts, exam } = messages;
const id = '00000000-0000-4000-8000-000000000001';
const position = { size: 7, black: 'C4 D3 E4', white: 'D4 C6 E6', toPlay: 'black' as const };
const problem = { position, goal: 'capture' as const, moves: [{ at: 'D5' }], otherwise: 'D5' };
const outcome = (changes: Partial<GradingOutcome> = {}): GradingOutcome => ({
  id,
  startedAt: '2026-11-25T10:00:00Z',
  finishedAt: '2026-11-25T10:20:00Z',
  level: 12,
  weaker: 13,
  stronger: 11,
  confidence: 80,
  ...changes,
});
const explained = (number: number, answer: string | null) => ({
  number,
  id: `problem-${number}`,
  family: 'double-atari' as const,
  grade: 12,
  problem,
  answer,
  isRight: answer === 'D5',
});
const result = (changes: Partial<GradingResult> = {}): GradingResult => ({
  ...outcome(),
  explained: [explained(1, 'D5'), explained(2, 'A1'), explained(3, null)],
  courses: [
    { id: 'own', title: 'Own course', isOpen: true, productId: null },
    { id: 'sold', title: 'Other course', isOpen: false, productId: 'sold' },
  ],
  isPlaced: false,
  ...changes,
});
const asked = (number: number): GradingSitting => ({
  id,
  startedAt: '2026-11-25T10:00:00Z',
  result: null,
  question: { number, position, goal: 'capture', prompt: null },
});
const over = (changes: Partial<GradingResult> = {}): GradingSitting => ({
  id,
  startedAt: '2026-11-25T10:00:00Z',
  question: null,
  result: result(changes),
});

const known: Gradings = { running: null, past: [], beginsAt: 12 };

/** The server's side of an AI exam of two questions. */
function serveGrading(first: Gradings = known, more: Answers = {}) {
  const state = { isRunning: first.running !== null, given: [] as (string | null)[], isPlaced: false };
  const now = () => (state.given.length === 2 ? over({ isPlaced: state.isPlaced }) : asked(state.given.length + 1));
  const take =
    (number: number) =>
    ({ body }: Call) => {
      if (state.given.length === number - 1) state.given.push((body as { at: string | null }).at);
      return { data: now() };
    };
  const served = serve({
    'GET course/learning/gradings': () => ({
      data: {
        running: state.isRunning && state.given.length < 2 ? { id, answered: state.given.length } : null,
        past: state.given.length === 2 ? [outcome()] : first.past,
        beginsAt: first.beginsAt,
      },
    }),
    'POST course/learning/gradings': () => {
      state.isRunning = true;
      return { data: now() };
    },
    [`GET course/learning/gradings/${id}`]: () => ({ data: now() }),
    [`PUT course/learning/gradings/${id}/answers/1`]: take(1),
    [`PUT course/learning/gradings/${id}/answers/2`]: take(2),
    [`POST course/learning/gradings/${id}/give-up`]: () => {
      state.isRunning = false;
      return { data: { done: true } };
    },
    [`POST course/learning/gradings/${id}/placement`]: () => {
      state.isPlaced = true;
      return { data: { done: true } };
    },
    ...more,
  });
  return { ...served, state };
}
const running: Gradings = { running: { id, answered: 0 }, past: [], beginsAt: 12 };
const openSitting = () => {
  window.history.replaceState(null, '', `#${id}`);
  return open(<GradingScreen />);
};
const point = (name: string) => screen.findByRole('gridcell', { name });

beforeEach(() => {
  resetLearnApp();
  rememberUser();
});

describe('before an AI exam', () => {
  it('its rules are told: what AI means, that it is an estimate, and how many questions', async () => {
    serveGrading();
    open(<GradingScreen />);
    expect(await screen.findByText(/16 to 40 questions/)).toBeTruthy();
    expect(screen.getByText(/statistical model.*80 times out of 100/)).toBeTruthy();
    for (const text of [texts.start.estimate, texts.start.time, texts.start.unknown, exam.start.answer])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('a child is told no more than it needs', async () => {
    serveGrading(running, { 'GET course/learning/settings': { data: { ...settings.data, kids: true } } });
    open(<GradingScreen />);
    await screen.findByText(texts.start.time);
    await waitFor(() => expect(screen.queryByText(/statistical model/)).toBeNull());
    expect(screen.getByText(texts.start.estimate)).toBeTruthy();
  });

  it('of whom something is known it is told where it begins', async () => {
    serveGrading({ ...known, beginsAt: 20 });
    open(<GradingScreen />);
    expect(await screen.findByText(/It begins around G19/)).toBeTruthy();
    expect(screen.queryByText(texts.experience.title)).toBeNull();
    expect(await button(exam.start.begin)).toBeTruthy();
  });

  it('who is new is asked how well they know Go, and the answer begins it', async () => {
    let isAway = true;
    const path = 'course/learning/gradings';
    const { calls, state } = serveGrading(
      { ...known, beginsAt: null },
      {
        [`POST ${path}`]: () => {
          if (isAway) return 'offline';
          state.isRunning = true;
          return { data: asked(1) };
        },
      },
    );
    const user = open(<GradingScreen />);
    await screen.findByRole('group', { name: texts.experience.title });
    expect(screen.queryByRole('button', { name: exam.start.begin })).toBeNull();
    await user.click(await button(texts.experience.rules));
    const alert = await screen.findByRole('alert');
    isAway = false;
    await user.click(within(alert).getByRole('button'));
    await screen.findByText('Question 1');
    const sent = calls.filter(({ method, url }) => method === 'POST' && url === path).map(({ body }) => body);
    expect(sent).toEqual([{ experience: 'rules' }, { experience: 'rules' }]);
  });

  it('it is asked for the person who learns', async () => {
    const { calls } = serveGrading(undefined, { 'GET user/learners': { data: [learner('m1', 'Mei')] } });
    const user = open(<GradingScreen />);
    await user.click(await button('Mei'));
    await user.click(await button(exam.start.begin));
    await screen.findByText('Question 1');
    expect(calls.find(({ method, url }) => method === 'POST' && url === 'course/learning/gradings')?.body).toEqual({
      learner: 'm1',
    });
  });

  it('who is not logged in is asked to, and to come back', async () => {
    resetLearnApp();
    serve({});
    open(<GradingScreen />);
    expect(await screen.findByText(texts.login)).toBeTruthy();
    const here = within(screen.getByRole('main'));
    expect(here.getByRole('link', { name: exam.toLogin }).getAttribute('href')).toBe(
      '/en-US/origin#/login?redirect=learn%2Fgrading',
    );
  });

  it('estimates so far stand below, each with its result; what runs is gone on with or given up', async () => {
    const past = [outcome(), outcome({ id: id.replace(/1$/, '2'), level: 20 })];
    const { state } = serveGrading({ running: { id, answered: 4 }, past, beginsAt: 12 });
    state.given.push('D5');
    const user = open(<GradingScreen />);
    const rows = await screen.findAllByRole('link', { name: /See the result of/ });
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('About G12'),
      expect.stringContaining('Below G19'),
    ]);
    expect(await button('Go on with question 2')).toBeTruthy();
    await user.click(await button(texts.giveUp.open));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: texts.giveUp.confirm }));
    expect(await button(exam.start.begin)).toBeTruthy();
    expect(state.isRunning).toBe(false);
  });
});

describe('in an AI exam', () => {
  it('one question follows another, nothing is said of right or how many are left, and at the end comes the estimate', async () => {
    const { calls, state } = serveGrading();
    const user = open(<GradingScreen />);
    await user.click(await button(exam.start.begin));
    await screen.findByText('Question 1');
    expect(window.location.hash).toBe(`#${id}`);
    await user.click(await point('B2, empty'));
    await user.click(await button('Play B2'));
    const next = await screen.findByText('Question 2');
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(screen.queryByText(/wrong|\bright\b|of 40|%/i)).toBeNull();
    await user.click(await button(texts.sitting.unknown));
    expect(await screen.findByText('About G12')).toBeTruthy();
    expect(state.given).toEqual(['B2', null]);
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  });

  it('an answer that did not arrive is kept and sent again at a press', async () => {
    serveGrading(running, { [`PUT course/learning/gradings/${id}/answers/1`]: 'offline' });
    const user = openSitting();
    await user.click(await point('B2, empty'));
    await user.click(await button('Play B2'));
    expect(await screen.findByText(messages.errors.NETWORK)).toBeTruthy();
    expect(screen.getByText('Your answer: B2')).toBeTruthy();
    const again = serveGrading(running);
    await user.click(await button(messages.account.retry));
    await waitFor(() => expect(again.state.given).toEqual(['B2']));
    expect(await screen.findByText('Question 2')).toBeTruthy();
  });

  it('an answer that was rejected can be given anew', async () => {
    serveGrading(running, {
      [`PUT course/learning/gradings/${id}/answers/1`]: { status: 429, code: 'TOO_MANY_REQUESTS' },
    });
    const user = openSitting();
    await user.click(await point('B2, empty'));
    await user.click(await button('Play B2'));
    expect(await screen.findByText(messages.errors.TOO_MANY_REQUESTS)).toBeTruthy();
    const again = serveGrading(running);
    await user.click(await button('Play B2'));
    await waitFor(() => expect(again.state.given).toEqual(['B2']));
  });

  it('that another device gave up, it is over, and another can begin', async () => {
    const { state } = serveGrading(running, {
      [`PUT course/learning/gradings/${id}/answers/1`]: () => {
        state.isRunning = false;
        return { status: 409, code: 'EXAM_OVER' };
      },
    });
    const user = openSitting();
    await user.click(await button(texts.sitting.unknown));
    expect(await button(exam.start.begin)).toBeTruthy();
  });
});

describe('after an AI exam', () => {
  const show = (changes: Partial<GradingResult> = {}, more: Answers = {}) => {
    const { state, calls } = serveGrading(
      { running: null, past: [outcome()], beginsAt: 12 },
      {
        [`GET course/learning/gradings/${id}`]: () => ({ data: over({ isPlaced: state.isPlaced, ...changes }) }),
        ...more,
      },
    );
    return { user: openSitting(), state, calls };
  };

  it('the estimate has its range and its confidence, and is said to be no certificate', async () => {
    show();
    expect(await screen.findByText('Between G13 and G11, with 80% confidence.')).toBeTruthy();
    expect(
      screen.getByText(/1 of 3 right\. This is an estimate from a statistical model, not a certificate\./),
    ).toBeTruthy();
  });

  it.each([
    [{ level: 20, weaker: 20, stronger: 19 }, 'Below G19', 'G19 or below, with 80% confidence.', texts.result.below],
    [{ level: 0, weaker: 1, stronger: 0 }, 'At least G1', 'G1 or stronger, with 80% confidence.', texts.result.beyond],
    [{ level: 19, weaker: 20, stronger: 18 }, 'About G19', 'G18 or below, with 80% confidence.', null],
    [{ level: 10, weaker: 20, stronger: 0 }, 'About G10', texts.level.open, null],
  ])('what the answers cannot tell is said: %o', async (changes, level, range, why) => {
    show(changes);
    expect(await screen.findByText(level)).toBeTruthy();
    expect(screen.getByText(range)).toBeTruthy();
    for (const text of [texts.result.below, texts.result.beyond])
      expect(screen.queryByText(text) !== null).toBe(text === why);
  });

  it('each question is explained on the board, with what it was about', async () => {
    const { user } = show();
    expect(await screen.findAllByText('Capture · G12')).toHaveLength(3);
    await user.click(screen.getByText(exam.result.wrong));
    expect(await screen.findByText(/Your move was A1\. White answers at D5\. Right: D5\./)).toBeTruthy();
    expect(screen.getByText(exam.result.empty)).toBeTruthy();
  });

  it('what is wrong with a question is told in two presses from where it is explained', async () => {
    const path = 'course/learning/problem-reports';
    const { user, calls } = show({}, { [`POST ${path}`]: { data: { done: true } } });
    await user.click(await screen.findByText(exam.result.wrong));
    await user.click(await screen.findByText(messages.reports.open));
    await user.click(await button(messages.reports.reason.unclear));
    expect(await screen.findByText(messages.reports.told)).toBeTruthy();
    expect(calls.filter(({ url }) => url === path).map(({ body }) => body)).toEqual([
      { problem: 'problem-2', reason: 'unclear' },
    ]);
  });

  it('it leads to courses, to the mock exam of the grade, and sets the climb at a press', async () => {
    const { user, state } = show();
    expect((await link('Own course')).getAttribute('href')).toBe('/en-US/learn/own');
    expect((await link('Other course')).getAttribute('href')).toBe('/en-US/courses/sold');
    expect((await link('Mock exam G12')).getAttribute('href')).toBe('/en-US/learn/exam/12');
    expect(state.isPlaced).toBe(false);
    await user.click(await button('Set my climb to G12'));
    expect(await screen.findByText('Your climb now goes on from G12.')).toBeTruthy();
    expect((await link('Climb from G12')).getAttribute('href')).toBe('/en-US/learn/ladder/play');
    expect(state.isPlaced).toBe(true);
  });

  it('nothing is sold to a child', async () => {
    show({}, { 'GET course/learning/settings': { data: { ...settings.data, kids: true } } });
    await link('Own course');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Other course' })).toBeNull());
  });
});

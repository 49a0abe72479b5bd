import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ExamScreen } from '@/components/learn/exam/exam-screen';
import { ExamsScreen } from '@/components/learn/exam/exams-screen';
import type { Exam, ExamQuestion, ExamSitting, ExamWithSittings } from '@/lib/contract/exam';
import { graceSeconds } from '@/lib/domain/learning/exam';
import { tokenKey } from '@/lib/session/keys';
import messages from '@/messages/en-US.json';
import { fakeTimeouts, rememberUser, type Answer, type Call } from '@/tests/setup/render-account';
import { button, learner, link, open, resetLearnApp, serve, settings, type Answers } from '@/tests/setup/learn-app';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn/exam',
  useRouter: () => ({ prefetch: () => {} }),
}));

const { exam: words, reports } = messages;
const reportsPath = 'course/learning/problem-reports';
const id = '00000000-0000-4000-8000-000000000001';
const rules = {
  ...{ grade: 19, minutes: 15, questions: 2, pass: 2 },
  parts: [
    { part: 'capture' as const, total: 1 },
    { part: 'escape' as const, total: 1 },
  ],
};
const exam = (changes: Partial<ExamWithSittings> = {}): ExamWithSittings => ({
  ...rules,
  ...{ isOpen: true, isFree: true, productId: null, running: null, last: null, sittings: [] },
  ...changes,
});
const position = { size: 7, black: 'C4 D3 E4', white: 'D4 C6 E6', toPlay: 'black' as const };
const question = (number: number, answer: string | null = null): ExamQuestion => ({
  number,
  part: number === 1 ? 'capture' : 'escape',
  position,
  goal: 'capture',
  prompt: null,
  answer,
});
const sitting = (changes: Partial<ExamSitting> = {}): ExamSitting => ({
  ...{ id, ...rules, startedAt: '2026-11-25T10:00:00Z', endsAt: '2026-11-25T10:15:00Z', secondsLeft: 845 },
  ...{ asked: [question(1), question(2)], result: null },
  ...changes,
});
const problem = { position, goal: 'capture' as const, moves: [{ at: 'D5' }], otherwise: 'D5' };
const result = (given: (string | null)[] = ['A1', null]): ExamSitting => {
  const parts = rules.parts.map(({ part, total }, index) => ({ part, total, right: given[index] === 'D5' ? 1 : 0 }));
  const right = parts.filter((one) => one.right === 1).length;
  const outcome = { id, startedAt: '2026-11-25T10:00:00Z', finishedAt: '2026-11-25T10:09:00Z' };
  return sitting({
    ...{ secondsLeft: 0, asked: [] },
    result: {
      ...{ ...outcome, right, isPassed: right === 2, parts, certificate: null },
      explained: given.map((answer, index) => ({
        ...{
          number: index + 1,
          part: rules.parts[index]!.part,
          id: `problem-${index + 1}`,
          problem,
          answer,
          isRight: answer === 'D5',
        },
      })),
      study: [
        {
          part: 'capture',
          lessons: [
            {
              ...{ course: 'kidtrial-01', courseTitle: 'Kids’ trial' },
              ...{ lesson: 'liberties', title: 'Liberties', isOpen: true },
            },
          ],
        },
        { part: 'escape', lessons: [] },
      ],
    },
  });
};

/** The server's side of an exam: what was begun, answered and handed in is kept. */
function serveExam(first: ExamWithSittings = exam(), more: Answers = {}) {
  const kept = { begun: first.running !== null, given: [null, null] as (string | null)[], isOver: false };
  const now = () =>
    kept.isOver ? result(kept.given) : sitting({ asked: [question(1, kept.given[0]), question(2, kept.given[1])] });
  const take =
    (index: number) =>
    ({ body }: Call) => {
      kept.given[index] ??= (body as { at: string }).at;
      return { data: { answer: kept.given[index], secondsLeft: 800 } };
    };
  const served = serve({
    'GET course/learning/exams/19': () => ({
      data: {
        ...first,
        running: kept.begun && !kept.isOver ? { id, secondsLeft: 845 } : null,
        sittings: kept.isOver ? [now().result] : first.sittings,
      },
    }),
    'POST course/learning/exams/19/sittings': () => {
      kept.begun = true;
      return { data: now() };
    },
    [`GET course/learning/exam-sittings/${id}`]: () => ({ data: now() }),
    [`PUT course/learning/exam-sittings/${id}/answers/1`]: take(0),
    [`PUT course/learning/exam-sittings/${id}/answers/2`]: take(1),
    [`POST course/learning/exam-sittings/${id}/finish`]: () => {
      kept.isOver = true;
      return { data: now() };
    },
    ...more,
  });
  return { ...served, kept };
}
const openSitting = () => {
  window.history.replaceState(null, '', `#${id}`);
  return open(<ExamScreen grade={19} />);
};
const running = exam({ running: { id, secondsLeft: 845 } });
const point = (name: string) => screen.findByRole('gridcell', { name });

beforeEach(() => {
  resetLearnApp();
  rememberUser();
});

describe('the mock exams', () => {
  const list = (...exams: Exam[]) => ({ 'GET course/learning/exams': { data: exams } });
  const others = [
    exam({ grade: 15, isFree: false, isOpen: true, last: { ...result().result!, right: 1 } }),
    exam({ grade: 12, isFree: false, isOpen: false, productId: 'verification-g12' }),
    exam({ grade: 11, isFree: false, isOpen: false }),
  ];

  it('are those somebody may take, with how the last went, and where the others are sold', async () => {
    serve(list(exam(), ...others));
    open(<ExamsScreen />);
    await screen.findByRole('heading', { name: 'Mock exam G19' });
    const facts = '15 minutes · 2 questions · 2 right to pass';
    expect(screen.getByText(facts, { selector: 'li:first-child p' })).toBeTruthy();
    expect(screen.getByText(/Last time: 1 of 2/).textContent).toContain(words.notPassed);
    expect((await link(`G12 ${words.list.buy}`)).getAttribute('href')).toBe('/en-US/courses/verification-g12');
    expect(screen.queryByText('G11')).toBeNull();
    expect((await link(`${words.list.open} Mock exam G15`)).getAttribute('href')).toBe('/en-US/learn/exam/15');
  });

  it('sell nothing to a child', async () => {
    serve({ ...list(exam(), ...others), 'GET course/learning/settings': { data: { ...settings.data, kids: true } } });
    open(<ExamsScreen />);
    await screen.findByRole('heading', { name: 'Mock exam G19' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: words.list.others })).toBeNull());
  });

  it('are asked for the person who learns', async () => {
    const { calls } = serve({ 'GET user/learners': { data: [learner('m1', 'Mei')] }, ...list(exam()) });
    const user = open(<ExamsScreen />);
    await user.click(await button('Mei'));
    await screen.findByRole('heading', { name: 'Mock exam G19' });
    expect(calls.find(({ url }) => url === 'course/learning/exams')?.query).toMatchObject({ learner: 'm1' });
  });

  it('ask who is not logged in to log in, and to come back', async () => {
    resetLearnApp();
    serve({});
    open(<ExamsScreen />);
    // The head of the app has a link of that name too.
    const here = within(await screen.findByRole('main'));
    const login = await here.findByRole('link', { name: words.toLogin });
    expect(login.getAttribute('href')).toBe('/en-US/origin#/login?redirect=learn%2Fexam');
  });
});

describe('before an exam', () => {
  it('all rules are told, and the one that was bought is said to be used', async () => {
    serveExam(exam({ isFree: false }));
    open(<ExamScreen grade={19} />);
    for (const text of [words.start.answer, words.start.quiet, words.start.draw, words.start.used])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(/Three parts, 2 questions in all\. 2 right answers pass/)).toBeTruthy();
    expect(screen.getByText('Capturing stones: 1 question')).toBeTruthy();
  });

  it('what is not theirs leads to the shop, and begins nothing', async () => {
    serveExam(exam({ isFree: false, isOpen: false, productId: 'verification-g19' }));
    open(<ExamScreen grade={19} />);
    expect((await link('About mock exam G19')).getAttribute('href')).toBe('/en-US/courses/verification-g19');
    expect(screen.queryByRole('button', { name: words.start.begin })).toBeNull();
  });

  it('why it did not begin is said, and it can be tried again', async () => {
    serveExam(exam(), { 'POST course/learning/exams/19/sittings': { status: 503, code: 'UNAVAILABLE' } });
    const user = open(<ExamScreen grade={19} />);
    await user.click(await button(words.start.begin));
    expect(await screen.findByText(messages.errors.UNAVAILABLE)).toBeTruthy();
    expect(await button(words.start.begin)).toBeTruthy();
  });
});

describe('in an exam', () => {
  it('a point is chosen, then played, stands, and nothing is said of it; at the end comes the result', async () => {
    const { calls, kept } = serveExam();
    const user = open(<ExamScreen grade={19} />);
    await user.click(await button(words.start.begin));
    await screen.findByText('Question 1 of 2');
    expect(window.location.hash).toBe(`#${id}`);
    await user.click(await point('A1, empty'));
    expect(kept.given[0]).toBeNull();
    await user.click(await point('B2, empty'));
    await user.click(await button('Play B2'));
    expect(await screen.findByText('Your answer: B2')).toBeTruthy();
    await waitFor(() => expect(kept.given[0]).toBe('B2'));
    // It stands.
    await user.click(await point('A1, empty'));
    expect(screen.queryByRole('button', { name: 'Play A1' })).toBeNull();
    expect(screen.queryByText(/wrong|right/i)).toBeNull();
    expect(await button('Question 1, answered')).toBeTruthy();
    await user.click(await button(words.sitting.next));
    await screen.findByText('Question 2 of 2');
    await user.click(await button(words.sitting.finish));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/One question is not answered yet/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: words.sitting.finish }));
    expect(await screen.findByRole('heading', { name: words.result.title })).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('a move against the rules is not chosen', async () => {
    // White's stone at D5 would leave a black one at D4 no liberty.
    const closed = { size: 7, black: 'A7', white: 'C4 D3 E4 D5', toPlay: 'black' as const };
    serveExam(running, {
      [`GET course/learning/exam-sittings/${id}`]: {
        data: sitting({ asked: [{ ...question(1), position: closed }, question(2)] }),
      },
    });
    const user = openSitting();
    await user.click(await point('D4, empty'));
    expect(await screen.findByText(words.sitting.refused)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play D4' })).toBeNull();
  });

  it('a question whose best answer is a ko asks for one', async () => {
    const asked = [{ ...question(1), goal: 'kill' as const, ko: true as const, prompt: null }, question(2)];
    serveExam(running, { [`GET course/learning/exam-sittings/${id}`]: { data: sitting({ asked }) } });
    openSitting();
    expect(await screen.findByRole('heading', { name: /make a ko/ })).toBeTruthy();
  });

  it('leads from question to question, and nowhere before the first or after the last', async () => {
    serveExam(running);
    const user = openSitting();
    const [previous, next] = [await button(words.sitting.previous), await button(words.sitting.next)];
    const isOff = (one: HTMLElement) => one.getAttribute('aria-disabled') === 'true';
    expect([isOff(previous), isOff(next)]).toEqual([true, false]);
    await user.click(previous);
    expect(screen.getByText('Question 1 of 2')).toBeTruthy();
    await user.click(next);
    expect(screen.getByText('Question 2 of 2')).toBeTruthy();
    expect([isOff(previous), isOff(next)]).toEqual([false, true]);
    await user.click(next);
    expect(screen.getByText('Question 2 of 2')).toBeTruthy();
    // Whoever works by the keyboard is still where they were.
    expect(document.activeElement).toBe(next);
  });

  it('what somebody answers on another device stands', async () => {
    serveExam(running, {
      [`PUT course/learning/exam-sittings/${id}/answers/1`]: { data: { answer: 'F6', secondsLeft: 700 } },
    });
    const user = openSitting();
    await user.click(await point('B2, empty'));
    await user.click(await button('Play B2'));
    expect(await screen.findByText('Your answer: F6')).toBeTruthy();
  });

  it('an answer without a line waits in the tab, over a reload, and is sent when the line is back', async () => {
    const { kept } = serveExam(running, { [`PUT course/learning/exam-sittings/${id}/answers/1`]: 'offline' });
    const user = openSitting();
    await user.click(await point('B2, empty'));
    await user.click(await button('Play B2'));
    expect(await screen.findByText(words.sitting.saving)).toBeTruthy();
    expect(sessionStorage.getItem(`exam-answers:${id}`)).toBe('[[1,"B2"]]');
    expect(kept.given[0]).toBeNull();
    const again = serveExam(running);
    await waitFor(() => expect(again.kept.given[0]).toBe('B2'));
    await waitFor(() => expect(sessionStorage.getItem(`exam-answers:${id}`)).toBeNull());
    expect(screen.getByText('Your answer: B2')).toBeTruthy();
  });

  it('an answer that a hanging line holds is sent again, within the time that is left for it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    fakeTimeouts();
    const answers: Answer[] = ['hanging'];
    const { kept } = serveExam(running, {
      [`PUT course/learning/exam-sittings/${id}/answers/1`]: ({ body }) => {
        const answer = answers.shift();
        if (answer) return answer;
        kept.given[0] = (body as { at: string }).at;
        return { data: { answer: kept.given[0], secondsLeft: 800 } };
      },
    });
    openSitting();
    for (const control of [() => point('B2, empty'), () => button('Play B2')]) {
      const found = await control();
      act(() => found.click());
    }
    await waitFor(() => expect(answers).toEqual([]));
    await act(() => vi.advanceTimersByTimeAsync(graceSeconds * 1000 - 4000));
    expect(kept.given[0]).toBe('B2');
  });

  it('an answer is sent with the login it was given with alone, and waits while the tab beside has another', async () => {
    const { calls } = serveExam(running, {
      'GET user': { data: { username: 'bob' } },
      [`PUT course/learning/exam-sittings/${id}/answers/1`]: { status: 404, code: 'NOT_FOUND' },
    });
    const user = openSitting();
    await user.click(await point('B2, empty'));
    localStorage.setItem(tokenKey, 'of bob');
    await user.click(await button('Play B2'));
    await waitFor(() => expect(calls.some(({ url }) => url === 'user')).toBe(true));
    await screen.findByText(words.sitting.saving);
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(sessionStorage.getItem(`exam-answers:${id}`)).toBe('[[1,"B2"]]');
    rememberUser();
    const again = serveExam(running);
    await waitFor(() => expect(again.kept.given[0]).toBe('B2'));
  });

  it('is handed in by itself when the time is over', async () => {
    const { kept } = serveExam(running, {
      [`GET course/learning/exam-sittings/${id}`]: () => ({
        data: kept.isOver ? result() : sitting({ secondsLeft: 0 }),
      }),
    });
    openSitting();
    expect(await screen.findByRole('heading', { name: words.result.title })).toBeTruthy();
    expect(kept.isOver).toBe(true);
  });

  describe('by a device whose clock is wrong', () => {
    afterEach(() => void vi.useRealTimers());
    /** A sitting of which the server says how much is left. */
    const openAt = async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const server = { secondsLeft: 845, isAway: false };
      const { kept, calls } = serveExam(running, {
        [`GET course/learning/exam-sittings/${id}`]: () =>
          server.isAway ? 'offline' : { data: kept.isOver ? result() : sitting({ secondsLeft: server.secondsLeft }) },
      });
      openSitting();
      await screen.findByRole('timer');
      return { kept, calls, server };
    };
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    const clock = () => screen.getByRole('timer').textContent;
    const handedIn = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');

    it('is not handed in when that clock is set, or the device has slept: the server is asked for its own', async () => {
      const { calls, server } = await openAt();
      server.secondsLeft = 300;
      vi.setSystemTime(Date.now() + 3_600_000);
      await pass(2);
      expect(clock()).toMatch(/^(5:00|4:5[789])$/);
      server.secondsLeft = 200;
      vi.setSystemTime(Date.now() - 3_600_000);
      await pass(2);
      expect(clock()).toMatch(/^(3:20|3:1[789])$/);
      expect(handedIn(calls)).toEqual([]);
    });

    it('shows the server’s clock whenever somebody comes back to the tab', async () => {
      const { server } = await openAt();
      await pass(1);
      server.secondsLeft = 300;
      await act(async () => document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(clock()).toMatch(/^(5:00|4:5[789])$/));
    });

    it('is not handed in at zero while the server’s clock runs, and is once that is over', async () => {
      const { calls, kept, server } = await openAt();
      server.secondsLeft = 30;
      await pass(846);
      expect(clock()).toMatch(/^0:(30|2[6-9])$/);
      expect(handedIn(calls)).toEqual([]);
      server.secondsLeft = 0;
      await pass(31);
      expect(await screen.findByRole('heading', { name: words.result.title })).toBeTruthy();
      expect(kept.isOver).toBe(true);
    });

    it('without a line says so at zero, and hands in nothing the server does not know to be over', async () => {
      const { calls, server } = await openAt();
      server.isAway = true;
      await pass(846);
      const again = within(await screen.findByRole('alert')).getByRole('button');
      Object.assign(server, { secondsLeft: 60, isAway: false });
      act(() => again.click());
      await waitFor(() => expect(clock()).toMatch(/^(1:00|0:5\d)$/));
      expect(handedIn(calls)).toEqual([]);
    });
  });

  it('shows the clock of the server', async () => {
    serveExam(running);
    openSitting();
    expect((await screen.findByRole('timer')).textContent).toMatch(/^14:0[0-5]$/);
  });
});

describe('after an exam', () => {
  const over = (given: (string | null)[], more: Answers = {}) => {
    const seen = result(given);
    const of = { [`GET course/learning/exam-sittings/${id}`]: { data: seen }, ...more };
    const { calls } = serveExam(exam({ sittings: [seen.result!] }), of);
    return { user: openSitting(), calls };
  };

  it('each part has its score, what was missed its lessons, and each question its line on the board', async () => {
    const { user } = over(['A1', null]);
    expect(await screen.findByText(/0 of 2 right\. 2 more pass\./)).toBeTruthy();
    expect(screen.queryByText(/certificate/i)).toBeNull();
    expect((await link('Liberties')).getAttribute('href')).toBe('/en-US/learn/kidtrial-01/liberties');
    expect(screen.getByText(words.result.noLessons)).toBeTruthy();
    await user.click(screen.getByText(words.result.wrong));
    expect(await screen.findByText(/Your move was A1\. White answers at D5\. Right: D5\./)).toBeTruthy();
    expect(screen.getByText(words.result.refutation)).toBeTruthy();
    expect(screen.getAllByRole('img').map((board) => board.getAttribute('aria-label'))).toEqual([
      'Black A1. White D5.',
      'Black D5.',
    ]);
  });

  it('what is wrong with a question is told in two presses from where it is explained', async () => {
    const { user, calls } = over(['A1', null], { [`POST ${reportsPath}`]: { data: { done: true } } });
    await user.click(await screen.findByText(words.result.wrong));
    await user.click(await screen.findByText(reports.open));
    await user.click(await button(reports.reason.alsoRight));
    expect(await screen.findByText(reports.told)).toBeTruthy();
    expect(calls.filter(({ url }) => url === reportsPath).map(({ body }) => body)).toEqual([
      { problem: 'problem-1', reason: 'alsoRight' },
    ]);
  });

  it('of a problem that the bank no longer holds it is said so', async () => {
    const { user } = over(['A1', null], { [`POST ${reportsPath}`]: { status: 404, code: 'NOT_FOUND' } });
    await user.click(await screen.findByText(words.result.wrong));
    await user.click(await screen.findByText(reports.open));
    await user.click(await button(reports.reason.wrongAnswer));
    expect(await screen.findByText(reports.gone)).toBeTruthy();
  });

  it('who passed is told so, and gets a certificate; who did not, none', async () => {
    over(['D5', 'D5']);
    expect(await screen.findByText('You passed with 2 of 2.')).toBeTruthy();
    expect(screen.getByRole('button', { name: words.certificate.get })).toBeTruthy();
    expect(screen.getByRole('link', { name: words.result.again }).getAttribute('href')).toBe('#');
  });

  it('sittings that are over stand below the rules, each with its result', async () => {
    serveExam(exam({ sittings: [result(['D5', 'D5']).result!] }));
    open(<ExamScreen grade={19} />);
    await screen.findByRole('heading', { name: words.history.title });
    const row = screen.getByRole('link', { name: /See the result of/ });
    expect(row.getAttribute('href')).toBe(`#${id}`);
    expect(row.textContent).toContain(words.passed);
  });
});

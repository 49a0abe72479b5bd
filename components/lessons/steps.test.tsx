import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '@/components/lessons/step-props';
import type { BankProblem } from '@/lib/bank/bank-problem';
import { rememberUser } from '@/tests/setup/render-account';
import {
  learn,
  board,
  steps,
  stepCalled,
  here,
  serveLesson,
  openLesson,
  button,
  waiting,
  resetLearnApp,
} from '@/tests/setup/learn-app';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn',
  useRouter: () => ({ prefetch: () => {} }),
}));

beforeEach(resetLearnApp);

describe('a narrated board', () => {
  const frames = steps[0]!.kind === 'board' ? steps[0]!.frames : [];

  it('goes moment by moment, each move in words, and is done at its end', async () => {
    serveLesson();
    const user = openLesson();
    await screen.findByRole('heading', { name: steps[0]!.title });
    expect(await screen.findByText(frames[0]!.caption)).toBeTruthy();
    const next = await button(learn.board.next);
    for (const { caption, moves } of frames.slice(1)) {
      await user.click(next);
      const text = await screen.findByText(caption);
      if (moves.length > 0) expect(text.textContent).toContain(`White ${moves[0]!.at}`);
    }
    expect(screen.getByText(/captures one/)).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Black: none. White: E6, D5, F5, E4.');
    expect(waiting().map(({ kind }) => kind)).toEqual(expect.arrayContaining(['opened', 'stepDone']));
    expect(await button(/Step 1 of \d.*, done/)).toBeTruthy();
  });

  it('goes on by two moments for whoever presses twice before the board has followed', async () => {
    serveLesson();
    openLesson();
    const next = await button(learn.board.next);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    next.click();
    // React renders the urgent update before other events; the board follows in the next task.
    await Promise.resolve();
    expect(screen.queryByText(frames[1]!.caption)).toBeNull();
    next.click();
    await vi.waitFor(() => expect(screen.getByText(frames[2]!.caption)).toBeTruthy());
    vi.unstubAllGlobals();
  });

  it('is done with the press that leads to its end, whatever is pressed next', async () => {
    serveLesson();
    const user = openLesson();
    const next = await button(learn.board.next);
    for (let at = 1; at < frames.length - 1; at += 1) await user.click(next);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    next.click();
    await Promise.resolve();
    expect(waiting().map(({ kind }) => kind)).toContain('stepDone');
    vi.unstubAllGlobals();
  });

  it('plays like a film, pauses, and is sought through', async () => {
    serveLesson();
    const user = openLesson();
    await user.click(await button(learn.board.play));
    expect(await button(learn.board.pause)).toBeTruthy();
    const seek = screen.getByRole('slider', { name: learn.board.seek });
    await waitFor(() => expect(Number(seek.getAttribute('value'))).toBeGreaterThan(0));
    await user.click(await button(learn.board.pause));
    expect(await button(learn.board.play)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: learn.board.speed }), '2');
  });

  it('lists its moments, and goes to the one that is chosen', async () => {
    serveLesson();
    const user = openLesson();
    await user.click(await screen.findByText(learn.board.chapters));
    const chapters = within(screen.getByText(learn.board.chapters).closest('details')!);
    expect((await chapters.findAllByRole('button')).map((one) => one.textContent)).toEqual(
      frames.map(({ caption }, index) => `${index + 1}${caption}`),
    );
    const last = chapters.getAllByRole('button').at(-1)!;
    await user.click(last);
    expect(last.getAttribute('aria-current')).toBe('step');
    expect(await screen.findByText(`${frames.length} / ${frames.length}`)).toBeTruthy();
    const ticks = document.querySelectorAll('datalist option');
    expect(ticks).toHaveLength(frames.length);
  });

  it('plays nothing for whoever asked for less motion', async () => {
    const media = vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          media: query,
          matches: query.includes('reduced-motion'),
          onchange: null,
        }) as never,
    );
    serveLesson();
    openLesson();
    expect(await button(learn.board.next)).toBeTruthy();
    expect(screen.queryByRole('button', { name: learn.board.play })).toBeNull();
    media.mockRestore();
  });

  it('goes on where it was left', async () => {
    serveLesson({ state: 'begun', progress: { done: ['breathe'], step: 'edge', position: 1 } });
    openLesson();
    const edge = stepCalled('edge');
    expect(await screen.findByText(edge.kind === 'board' ? edge.frames[1]!.caption : '')).toBeTruthy();
    expect(waiting()).toEqual([]);
  });
});

describe('a question on the board', () => {
  const point = (at: string) => screen.findByRole('gridcell', { name: new RegExp(`^${at},`) });

  it('answers a wrong move in words, helps in three steps, and is solved at any try', async () => {
    serveLesson({ progress: { done: [], step: 'take', position: 0 } });
    const user = openLesson();
    const take = stepCalled('take');
    if (take.kind !== 'question') throw new Error('not a question');
    const texts = take.problem.texts!['en-US']!;
    await user.click(await point('A1'));
    expect(await screen.findByText(texts.wrong)).toBeTruthy();
    expect(waiting().at(-1)).toMatchObject({
      kind: 'attempt',
      problem: 'liberties/take',
      moves: ['A1', 'D5'],
      solved: false,
      hints: 0,
    });
    await user.click(await button(board.restart));
    await user.click(await button(board.hint));
    expect(await screen.findByText(learn.question.region)).toBeTruthy();
    await user.click(await button(board.hint));
    expect((await screen.findAllByText(take.hint)).length).toBeGreaterThan(0);
    await user.click(await button(board.hint));
    expect(await screen.findByText(board.hintAt.replace('{point}', 'D5'))).toBeTruthy();
    await user.click(await point('D5'));
    expect(await screen.findByText(texts.right.replace('{point}', 'D5'))).toBeTruthy();
    await waitFor(() => expect(waiting().at(-1)).toMatchObject({ kind: 'stepDone', step: 'take' }));
    expect(
      waiting()
        .filter(({ kind }) => kind === 'attempt')
        .at(-1),
    ).toMatchObject({ solved: true, hints: 3 });
  });

  it('takes a look at the solution for all of its hints', async () => {
    serveLesson({ progress: { done: [], step: 'take', position: 0 } });
    const user = openLesson();
    const d5 = await point('D5');
    await user.click(screen.getByText(board.showSolution));
    await user.click(d5);
    await waitFor(() =>
      expect(waiting()).toContainEqual(expect.objectContaining({ kind: 'attempt', solved: true, hints: 3 })),
    );
  });
});

describe('whoever does not read', () => {
  const point = (at: string) => screen.findByRole('gridcell', { name: new RegExp(`^${at},`) });
  const ringed = () =>
    [...document.querySelectorAll('.learn-cue, .go-tool-main')].map(({ textContent }) => textContent);

  it('sees what to press next, where to look after two wrong tries, and the point after three', async () => {
    serveLesson({ progress: { done: [], step: 'take', position: 0 } });
    const user = openLesson();
    for (const [wrong, frames, ghosts] of [
      ['A1', 0, 0],
      ['A2', 1, 0],
      ['A7', 0, 1],
    ] as const) {
      await user.click(await point(wrong));
      await waitFor(() => expect(ringed()).toEqual([board.undo]));
      await user.click(await button(board.undo));
      expect(ringed()).toEqual([]);
      const seen = (selector: string) => document.querySelectorAll(`.learn-lesson .go-board ${selector}`).length;
      expect([wrong, seen('.go-region'), seen('[href="#go-gb"]')]).toEqual([wrong, frames, ghosts]);
    }
    await user.click(await point('D5'));
    await waitFor(() => expect(ringed()).toEqual([learn.lesson.next]));
    // A hint that the board shows by itself counts as shown.
    const attempts = waiting().flatMap((event) => (event.kind === 'attempt' ? [[event.solved, event.hints]] : []));
    expect(attempts).toEqual([
      [false, 0],
      [false, 0],
      [false, 1],
      [true, 3],
    ]);
  });

  it('hears what the board says to a move', async () => {
    const spoken: string[] = [];
    vi.stubGlobal(
      'speechSynthesis',
      Object.assign(new EventTarget(), {
        getVoices: () => [{ lang: 'en-US' }],
        speak: ({ text }: { text: string }) => spoken.push(text),
        cancel: () => {},
      }),
    );
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
    rememberUser();
    serveLesson(
      { progress: { done: [], step: 'take', position: 0 } },
      { 'GET course/learning/settings': { data: { kids: true, weeklyLetter: false } } },
    );
    const user = openLesson();
    const take = stepCalled('take');
    const { prompt, wrong } = take.kind === 'question' ? take.problem.texts!['en-US']! : { prompt: '', wrong: '' };
    await user.click(await point('A1'));
    await waitFor(() => expect(spoken).toEqual([prompt, wrong]));
    vi.unstubAllGlobals();
  });
});

describe('exercises', () => {
  const take = stepCalled('take');
  const problem = take.kind === 'question' ? { ...take.problem, texts: undefined } : null;
  const one = (id: string): BankProblem => ({ id, grade: 19, family: 'capture', problem: problem! });

  it('are drawn from the bank, and what went wrong comes back as a sibling', async () => {
    const exercises = { ...stepCalled('practice'), count: 2 } as Step;
    const { calls } = serveLesson(
      { steps: [exercises] },
      {
        [`${here}/exercises`]: ({ query }) => ({
          data: (query as { like?: string }).like ? [one('sibling')] : [one('a'), one('b')],
        }),
      },
    );
    const user = openLesson();
    expect(await screen.findByText('Problem 1 of 2')).toBeTruthy();
    await user.click(await screen.findByRole('gridcell', { name: /^A1,/ }));
    // A problem of the bank has no texts of its own: the effect of the reply explains why.
    expect(await screen.findByText('Not this one. White takes the point you needed. Undo and try again.')).toBeTruthy();
    expect(await screen.findByText('Problem 1 of 3')).toBeTruthy();
    await user.click(await button(learn.exercises.next));
    // The pressed button is gone with the problem, so the next problem has the focus.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Problem 2 of 3'));
    await user.click(await screen.findByRole('gridcell', { name: /^D5,/ }));
    await waitFor(() => expect(waiting().filter(({ kind }) => kind === 'attempt')).toHaveLength(2));
    await user.click(await button(learn.exercises.next));
    expect(await screen.findByText(learn.exercises.sibling)).toBeTruthy();
    await user.click(await screen.findByRole('gridcell', { name: /^D5,/ }));
    await waitFor(() => expect(waiting().filter(({ kind }) => kind === 'attempt')).toHaveLength(3));
    await user.click(await button(learn.exercises.toResult));
    const result = await screen.findByText('2 of 3 right on the first try.');
    await waitFor(() => expect(document.activeElement).toBe(result));
    const drawn = calls.filter(({ url }) => url.endsWith('/exercises')).map(({ query }) => query);
    expect(drawn).toMatchObject([{ count: 2 }, { count: 1, like: 'a', without: 'a,b' }]);
    expect(waiting().some(({ kind }) => kind === 'finished')).toBe(true);
  });

  it('bring a sibling for each that went wrong, as long as the bank has one that is not there already', async () => {
    const bank = ['a', 'b', 'c', 'd'];
    const asked: string[] = [];
    serveLesson(
      { steps: [{ ...stepCalled('practice'), count: 2 } as Step] },
      {
        [`${here}/exercises`]: ({ query }) => {
          const { count, like, without = '' } = query as { count: number; like?: string; without?: string };
          if (like) asked.push(`${like}: ${without}`);
          // Like the server, this may draw any problem that is not excluded.
          const others = bank.filter((id) => id !== like && !without.split(',').includes(id));
          return { data: others.slice(0, count).map(one) };
        },
      },
    );
    const user = openLesson();
    await user.click(await screen.findByRole('gridcell', { name: /^A1,/ }));
    await user.click(await button(learn.exercises.next));
    await user.click(await screen.findByRole('gridcell', { name: /^A1,/ }));
    expect(await screen.findByText('Problem 2 of 4')).toBeTruthy();
    expect(asked).toEqual(['a: a,b', 'b: a,b,c']);
  });

  it('may be left, one or all of them, and are not done by that', async () => {
    serveLesson(
      { steps: [{ ...stepCalled('practice'), count: 3 } as Step] },
      { [`${here}/exercises`]: { data: [one('a'), one('b'), one('c')] } },
    );
    const user = openLesson();
    await user.click(await button(learn.exercises.skip));
    expect(await screen.findByText('Problem 2 of 3')).toBeTruthy();
    await user.click(await button(learn.exercises.leave));
    expect(await screen.findByRole('heading', { name: learn.lesson.notFinished })).toBeTruthy();
    expect(waiting().map(({ kind }) => kind)).toEqual(['opened']);
  });

  it('that do not come can be asked for again, and where there are none the lesson goes on', async () => {
    let isOnline = false;
    serveLesson(
      { steps: [stepCalled('practice')] },
      { [`${here}/exercises`]: () => (isOnline ? { data: [] } : 'offline') },
    );
    const user = openLesson();
    expect(await screen.findByText(learn.exercises.failed)).toBeTruthy();
    isOnline = true;
    await user.click(await button(learn.exercises.again));
    expect(await screen.findByText(learn.exercises.none)).toBeTruthy();
    expect(waiting().some(({ kind }) => kind === 'finished')).toBe(true);
  });
});

describe('a game', () => {
  const game = (changes: object = {}): Step => ({
    id: 'game',
    kind: 'game',
    title: 'Capture one',
    text: 'Capture a white stone.',
    game: { size: 7, capture: 1, black: 'C4 D3 E4', white: 'D4', learner: 'black', ...changes },
  });

  it('to one capture is won on the board, by keyboard too', async () => {
    serveLesson({ steps: [game()] });
    const user = openLesson();
    const point = await screen.findByRole('gridcell', { name: /^D5,/ });
    point.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('You win! You captured 1.')).toBeTruthy();
    expect(waiting().map(({ kind }) => kind)).toContain('finished');
    await user.click(await button(learn.game.again));
    expect(await screen.findByText(/Your move/)).toBeTruthy();
  });

  it('is answered by the partner, says why a move is rejected, and ends when both pass', async () => {
    serveLesson({ steps: [game({ size: 5, capture: null, black: 'B1 B2 A2 C1 D1 D2 E2 B3 C3 D3 C2', white: '' })] });
    const user = openLesson();
    await user.click(await screen.findByRole('gridcell', { name: /^B1,/ }));
    expect(await screen.findByText(board.refused.taken)).toBeTruthy();
    const pass = await button(learn.game.pass);
    await user.click(pass);
    expect(await screen.findByText(/Black passes\. White passes\./)).toBeTruthy();
    expect(await screen.findByText('You win, 25 to 0!')).toBeTruthy();
    // The last pressed button retains the focus although it is disabled.
    await waitFor(() => expect(document.activeElement).toBe(pass));
    expect(pass.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('reading', () => {
  it('a text is done by being read, and reads itself aloud to a child', async () => {
    const spoken: string[] = [];
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'en-US' }],
      speak: ({ text }: { text: string }) => spoken.push(text),
      cancel: () => {},
    });
    vi.stubGlobal('speechSynthesis', synthesis);
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
    rememberUser();
    const { submitted } = serveLesson(
      { steps: [{ id: 'read', kind: 'reading', title: 'Names', paragraphs: ['Go has many names.'] }] },
      { 'GET course/learning/settings': { data: { kids: true, weeklyLetter: false } } },
    );
    openLesson();
    expect(await screen.findByText('Go has many names.')).toBeTruthy();
    await waitFor(() => expect(spoken).toEqual(['Go has many names.']));
    expect(await button(learn.readAloud)).toBeTruthy();
    // No link to the shop.
    await waitFor(() => expect(screen.queryByRole('link', { name: learn.header.shop })).toBeNull());
    await waitFor(() => expect(submitted.map(({ kind }) => kind).sort()).toEqual(['finished', 'opened', 'stepDone']));
    vi.unstubAllGlobals();
  });
});

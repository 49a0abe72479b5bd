import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CourseScreen } from '@/components/learn/course/course-screen';
import { LessonScreen } from '@/components/learn/lesson/lesson-screen';
import type { Step } from '@/components/learn/lesson/step-props';
import { ProgressScreen } from '@/components/learn/progress/progress-screen';
import { LearnFrame } from '@/components/learn/shell/learn-frame';
import { TodayScreen } from '@/components/learn/today/today-screen';
import type {
  BankProblem,
  CourseOfLessons,
  LearningEvent,
  LearningProgress,
  Lesson,
  LessonEntry,
  StudyCourse,
} from '@/lib/contract/learning';
import messages from '@/messages/en-US.json';
import { lessonOf, readTopic } from '@/platform/content/topics';
import { rememberUser, resetBrowser, serveApi } from '@/tests/setup/render-account';
import { nobody, waitingEvents } from './events/queue';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn',
  useRouter: () => ({ prefetch: () => {} }),
}));

const { learn, board } = messages;
const steps = lessonOf(readTopic('liberties'), 'en-US') as Step[];
const stepCalled = (id: string) => steps.find((step) => step.id === id)!;

const entry = (changes: Partial<LessonEntry> = {}): LessonEntry => ({
  id: 'liberties',
  title: 'Liberties',
  minutes: 6,
  grade: 19,
  isFree: true,
  state: 'new',
  ...changes,
});
const lesson = (changes: Partial<Lesson> = {}): Lesson => ({
  ...entry(),
  course: { id: 'kidtrial-01', title: 'Kids’ trial', productId: 'kidtrial-01' },
  summary: 'Stones breathe through empty points.',
  access: 'open',
  steps,
  progress: { done: [], step: null, position: 0 },
  previous: null,
  next: 'capture',
  ...changes,
});
const study = (changes: Partial<StudyCourse> = {}): StudyCourse => ({
  id: 'combo-05',
  title: 'Beginner bundle',
  isTrial: false,
  isOpen: true,
  productId: 'combo-05',
  gradeFrom: 19,
  gradeTo: 15,
  lessons: 20,
  finished: 0,
  minutes: 160,
  next: entry(),
  lastAt: null,
  ...changes,
});
const settings = { data: { kids: false, weeklyLetter: false } };
const learner = (id: string, name: string) => ({
  id,
  name,
  birthYear: 2019,
  birthMonth: 5,
  age: 7,
  vipEndAt: null,
  canBeRemoved: true,
});

type Answers = Parameters<typeof serveApi>[0];
function serve(answers: Answers) {
  const told: LearningEvent[] = [];
  const calls = serveApi({
    'GET user/learners': { data: [] },
    'GET course/learning/settings': settings,
    'POST course/learning/events': ({ body }) => {
      const { events } = body as { events: LearningEvent[] };
      told.push(...events);
      return { data: { accepted: events.map(({ id }) => id), rejected: [] } };
    },
    ...answers,
  });
  return { told, calls };
}
const here = 'GET course/learning/courses/kidtrial-01/lessons/liberties';
const serveLesson = (changes: Partial<Lesson> = {}, more: Answers = {}) =>
  serve({ [here]: { data: lesson(changes) }, ...more });

function open(page: ReactNode) {
  const user = userEvent.setup();
  const { account, errors, common, course } = messages;
  render(
    <NextIntlClientProvider
      locale="en-US"
      timeZone="Asia/Taipei"
      messages={{ learn, board, errors, common, course, account }}
    >
      <LearnFrame
        locale="en-US"
        site={{ title: 'Sente', appUrl: '/en-US/learn', email: '', phone: '', address: '' }}
        origin="/en-US/origin"
      >
        {page}
      </LearnFrame>
    </NextIntlClientProvider>,
  );
  return user;
}
const openLesson = () => open(<LessonScreen course="kidtrial-01" lesson="liberties" />);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const waiting = () => waitingEvents(nobody);

beforeEach(() => {
  resetBrowser();
  window.scrollTo = () => {};
});

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
      const words = await screen.findByText(caption);
      if (moves.length > 0) expect(words.textContent).toContain(`White ${moves[0]!.at}`);
    }
    expect(screen.getByText(/captures one/)).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Black: none. White: E6, D5, F5, E4.');
    expect(waiting().map(({ kind }) => kind)).toEqual(expect.arrayContaining(['opened', 'stepDone']));
    expect(await button(/Step 1 of \d.*, done/)).toBeTruthy();
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
    expect(await screen.findByText('Problem 1 of 3')).toBeTruthy();
    await user.click(await button(learn.exercises.next));
    await user.click(await screen.findByRole('gridcell', { name: /^D5,/ }));
    await waitFor(() => expect(waiting().filter(({ kind }) => kind === 'attempt')).toHaveLength(2));
    await user.click(await button(learn.exercises.next));
    expect(await screen.findByText(learn.exercises.sibling)).toBeTruthy();
    await user.click(await screen.findByRole('gridcell', { name: /^D5,/ }));
    await waitFor(() => expect(waiting().filter(({ kind }) => kind === 'attempt')).toHaveLength(3));
    await user.click(await button(learn.exercises.next));
    expect(await screen.findByText('2 of 3 right at the first try.')).toBeTruthy();
    const drawn = calls.filter(({ url }) => url.endsWith('/exercises')).map(({ query }) => query);
    expect(drawn).toMatchObject([{ count: 2 }, { count: 1, like: 'a' }]);
    expect(waiting().some(({ kind }) => kind === 'finished')).toBe(true);
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

  it('is answered by the partner, says why a move is refused, and ends when both pass', async () => {
    serveLesson({ steps: [game({ size: 5, capture: null, black: 'B1 B2 A2 C1 D1 D2 E2 B3 C3 D3 C2', white: '' })] });
    const user = openLesson();
    await user.click(await screen.findByRole('gridcell', { name: /^B1,/ }));
    expect(await screen.findByText(board.refused.taken)).toBeTruthy();
    await user.click(await button(learn.game.pass));
    expect(await screen.findByText(/Black passes\. White passes\./)).toBeTruthy();
    expect(await screen.findByText('You win, 25 to 0!')).toBeTruthy();
  });
});

describe('reading and films', () => {
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
    const { told } = serveLesson(
      { steps: [{ id: 'read', kind: 'reading', title: 'Names', paragraphs: ['Go has many names.'] }] },
      { 'GET course/learning/settings': { data: { kids: true, weeklyLetter: false } } },
    );
    openLesson();
    expect(await screen.findByText('Go has many names.')).toBeTruthy();
    await waitFor(() => expect(spoken).toEqual(['Go has many names.']));
    expect(await button(learn.readAloud)).toBeTruthy();
    // No way to the shop.
    await waitFor(() => expect(screen.queryByRole('link', { name: learn.header.shop })).toBeNull());
    await waitFor(() => expect(told.map(({ kind }) => kind).sort()).toEqual(['finished', 'opened', 'stepDone']));
    vi.unstubAllGlobals();
  });

  it('a film goes on where it was left, tells where it is, and is done at its end', async () => {
    const film: Step = {
      id: 'film',
      kind: 'film',
      title: 'The first stone',
      src: '/f.mp4',
      captions: '/f.vtt',
      seconds: 90,
    };
    serveLesson({ steps: [film], progress: { done: [], step: 'film', position: 30 } });
    openLesson();
    const video = await screen.findByLabelText<HTMLVideoElement>('The first stone', { selector: 'video' });
    expect(video.querySelector('track')?.getAttribute('src')).toBe('/f.vtt');
    video.dispatchEvent(new Event('loadedmetadata'));
    expect(video.currentTime).toBe(30);
    video.currentTime = 45;
    video.dispatchEvent(new Event('timeupdate'));
    expect(waiting()).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'reached', position: 45 })]));
    video.dispatchEvent(new Event('ended'));
    expect(waiting().map(({ kind }) => kind)).toContain('finished');
  });

  const filmWith = (src: string): Step => ({
    ...{ id: 'film', kind: 'film', title: 'The first stone', captions: null, seconds: 900, src },
  });
  const theFilm = () => screen.findByLabelText<HTMLVideoElement>('The first stone', { selector: 'video' });
  const happens = (video: HTMLVideoElement, ...names: string[]) =>
    act(() => names.forEach((name) => void video.dispatchEvent(new Event(name))));
  const watchTo = (video: HTMLVideoElement, second: number) => {
    video.currentTime = second;
    happens(video, 'timeupdate');
  };

  it('a film goes on where it was, playing, with another link when its own has ended', async () => {
    let read = 0;
    const answer = () => ({ data: lesson({ steps: [filmWith(`/f.mp4?link=${++read}`)] }) });
    serve({ [here]: answer });
    openLesson();
    const video = await theFilm();
    const play = vi.spyOn(video, 'play').mockResolvedValue();
    vi.spyOn(video, 'paused', 'get').mockReturnValue(false);
    happens(video, 'loadedmetadata');
    video.playbackRate = 1.5;
    for (const second of [125, 700]) {
      watchTo(video, second);
      const before = read;
      happens(video, 'error');
      await waitFor(() => expect(video.getAttribute('src')).toBe(`/f.mp4?link=${before + 1}`));
      // As a browser does while it loads the other.
      video.playbackRate = 1;
      watchTo(video, 0);
      happens(video, 'loadedmetadata');
      expect([video.currentTime, video.playbackRate]).toEqual([second, 1.5]);
    }
    expect(play).toHaveBeenCalledTimes(2);
    expect(read).toBe(3);
    expect(screen.queryByRole('alert')).toBeNull();
    const reached = waiting().flatMap((event) => (event.kind === 'reached' ? [event.position] : []));
    expect(reached).toEqual([700]);
  });

  it('a film that does not play with another link either says so, and asks no more', async () => {
    let read = 0;
    serve({ [here]: () => ({ data: lesson({ steps: [filmWith(`/f.mp4?link=${++read}`)] }) }) });
    openLesson();
    const video = await theFilm();
    happens(video, 'error');
    await waitFor(() => expect(video.getAttribute('src')).toBe('/f.mp4?link=2'));
    happens(video, 'loadedmetadata', 'error', 'error');
    expect(await screen.findByText(learn.film.failed)).toBeTruthy();
    expect(read).toBe(2);
  });

  it('a film whose lesson does not come again says so; one that is no longer theirs is closed', async () => {
    let answers: Lesson | null = lesson({ steps: [filmWith('/f.mp4')] });
    serve({ [here]: () => (answers ? { data: answers } : 'offline') });
    openLesson();
    const video = await theFilm();
    answers = null;
    happens(video, 'error');
    expect(await screen.findByText(learn.film.failed)).toBeTruthy();
    answers = lesson({ access: 'closed', steps: null });
    cleanup();
    openLesson();
    expect(await screen.findByRole('heading', { name: /This lesson is part of/ })).toBeTruthy();
  });

  it('what one device has told of a film, another goes on with', async () => {
    rememberUser();
    const told: LearningEvent[] = [];
    const progress = () => {
      const last = told.filter((event) => event.kind === 'reached').at(-1);
      return { done: [], step: last?.step ?? null, position: last?.position ?? 0 };
    };
    serve({
      [here]: () => ({
        data: lesson({ state: 'begun', steps: [stepCalled('edge'), filmWith('/f.mp4')], progress: progress() }),
      }),
      'POST course/learning/events': ({ body }) => {
        const { events } = body as { events: LearningEvent[] };
        told.push(...events);
        return { data: { accepted: events.map(({ id }) => id), rejected: [] } };
      },
    });
    const user = openLesson();
    await user.click(await button(learn.lesson.next));
    const video = await theFilm();
    happens(video, 'loadedmetadata');
    watchTo(video, 333.4);
    // The tab is left: what waits is told at once.
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(progress().position).toBe(333));
    cleanup();
    resetBrowser();
    rememberUser();
    openLesson();
    const other = await theFilm();
    happens(other, 'loadedmetadata');
    expect(other.currentTime).toBe(333);
  });
});

describe('a lesson', () => {
  it('may be gone through in any order, and says at its end what is left', async () => {
    serveLesson({ steps: steps.slice(0, 2), summary: 'What was learned.' });
    const user = openLesson();
    await user.click(await button(learn.lesson.next));
    await user.click(await button(learn.lesson.end));
    expect(await screen.findByRole('heading', { name: learn.lesson.notFinished })).toBeTruthy();
    expect(screen.getByText(/2 steps are left/)).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: learn.visitor.login }).getAttribute('href')).toBe(
      '/en-US/origin#/login?redirect=learn%2Fkidtrial-01%2Fliberties',
    );
    expect((await link(learn.lesson.nextLesson)).getAttribute('href')).toBe('/en-US/learn/kidtrial-01/capture');
    await user.click(await button(learn.lesson.toRest));
    expect(await screen.findByRole('heading', { name: steps[0]!.title })).toBeTruthy();
  });

  it('of a course that can be given back is opened after it is said what that means, and noted once', async () => {
    rememberUser();
    let isOpened = false;
    const { told } = serve({
      [here]: () => ({ data: isOpened ? lesson({ state: 'begun' }) : lesson({ access: 'ask', steps: null }) }),
      'POST course/learning/events': ({ body }) => {
        const { events } = body as { events: LearningEvent[] };
        told.push(...events);
        isOpened = true;
        return { data: { accepted: events.map(({ id }) => id), rejected: [] } };
      },
    });
    const user = openLesson();
    const dialog = within(await screen.findByRole('dialog', { name: learn.ask.title }));
    expect(dialog.getByText(/can be refunded until/)).toBeTruthy();
    expect(told).toEqual([]);
    await user.click(dialog.getByRole('button', { name: learn.ask.open }));
    expect(await screen.findByRole('heading', { name: steps[0]!.title })).toBeTruthy();
    expect(told.map(({ kind }) => kind)).toEqual(['opened']);
  });

  it('is not opened without a line, and says so', async () => {
    rememberUser();
    serve({
      [here]: { data: lesson({ access: 'ask', steps: null }) },
      'POST course/learning/events': 'offline',
    });
    const user = openLesson();
    await user.click(await button(learn.ask.open));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: steps[0]!.title })).toBeNull();
  });

  it('that is not theirs says what it is, what is free and where it is sold', async () => {
    serve({ [here]: { data: lesson({ access: 'closed', steps: null }) } });
    openLesson();
    expect(await screen.findByRole('heading', { name: /This lesson is part of “Kids’ trial”/ })).toBeTruthy();
    expect((await link(learn.closed.free)).getAttribute('href')).toBe('/en-US/learn/kidtrial-01');
  });

  it('that nobody has says so', async () => {
    serve({});
    openLesson();
    expect(await screen.findByRole('heading', { name: learn.missing.lesson })).toBeTruthy();
  });
});

describe('Today', () => {
  const trials = [{ id: 'kidtrial-01', title: 'Kids’ trial' }];
  const today = (...courses: StudyCourse[]) => serve({ 'GET course/learning': { data: courses } });

  it('tells who is not logged in what this is, and what can be tried', async () => {
    serve({});
    open(<TodayScreen trials={trials} />);
    expect(await screen.findByRole('heading', { name: learn.visitor.title })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: learn.visitor.login }).getAttribute('href')).toBe(
      '/en-US/origin#/login?redirect=learn',
    );
    expect((await link('Kids’ trial')).getAttribute('href')).toBe('/en-US/learn/kidtrial-01');
  });

  it('begins with where somebody left off, then the others, what is not begun, trials and what is finished', async () => {
    rememberUser();
    today(
      study({ id: 'old', title: 'Old', lastAt: '2026-11-01T00:00:00Z' }),
      study({ id: 'new', title: 'New', lastAt: '2026-11-20T00:00:00Z', finished: 3 }),
      study({ id: 'fresh', title: 'Fresh' }),
      study({ id: 'done', title: 'Done', next: null, finished: 20, lastAt: '2026-10-01T00:00:00Z' }),
      study({ id: 'kidtrial-01', title: 'Trial', isTrial: true }),
      study({ id: 'far', title: 'Far', isOpen: false }),
    );
    open(<TodayScreen trials={trials} />);
    await screen.findByRole('heading', { name: learn.today.continue });
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['New', 'Old', 'Fresh', 'Trial', 'Done']);
    const [first] = screen.getAllByRole('link', { name: /^Go on: Liberties/ });
    expect(first?.getAttribute('href')).toBe('/en-US/learn/new/liberties');
    expect((await link('Far')).getAttribute('href')).toBe('/en-US/learn/far');
  });

  it('leads to a trial where there is nothing', async () => {
    rememberUser();
    today();
    open(<TodayScreen trials={[]} />);
    expect((await link(learn.today.toTrials)).getAttribute('href')).toBe('/en-US/TrialCourse');
  });

  it('asks a family once who learns, and always says so', async () => {
    rememberUser();
    const { calls } = serve({
      'GET user/learners': { data: [learner('m1', 'Mei')] },
      'GET course/learning': { data: [study()] },
    });
    const user = open(<TodayScreen trials={trials} />);
    await user.click(await button('Mei'));
    expect(await button('Mei is learning; change who')).toBeTruthy();
    await waitFor(() =>
      expect(calls.find(({ url }) => url === 'course/learning')?.query).toMatchObject({ learner: 'm1' }),
    );
    await user.click(await button('Mei is learning; change who'));
    expect(await screen.findByRole('heading', { name: learn.who.title })).toBeTruthy();
  });
});

it('a course shows its chapters, what is done, what is free and where it is sold', async () => {
  const course: CourseOfLessons = {
    ...study({ isOpen: false }),
    chapters: [
      {
        title: 'First captures',
        lessons: [entry({ state: 'finished' }), entry({ id: 'atari', title: 'Atari', isFree: false })],
      },
    ],
  };
  serve({ 'GET course/learning/courses/combo-05': { data: course } });
  open(<CourseScreen course="combo-05" />);
  expect(await screen.findByRole('heading', { name: 'First captures' })).toBeTruthy();
  expect((await link(/^Liberties.*Finished.*Free/)).getAttribute('href')).toBe('/en-US/learn/combo-05/liberties');
  expect((await link(/^Atari.*Not begun/)).getAttribute('href')).toBe('/en-US/learn/combo-05/atari');
  expect(screen.getByText(learn.course.closed)).toBeTruthy();
});

it('progress is a road that fills, a week and topics; settings are kept', async () => {
  rememberUser();
  const progress: LearningProgress = {
    road: Array.from({ length: 19 }, (_, i) => ({
      grade: 19 - i,
      lessons: i ? 0 : 4,
      finished: i ? 0 : 2,
      minutes: 20,
      solved: 3,
      tried: i ? 0 : 5,
    })),
    topics: [
      { id: 'liberties', title: 'Liberties', grade: 19, state: 'finished', tried: 5, solved: 3, isMastered: true },
    ],
    week: Array.from({ length: 7 }, (_, i) => ({ day: `2026-11-${18 + i}`, seconds: i * 60, finished: i % 2 })),
  };
  const { calls } = serve({
    'GET course/learning/progress': { data: progress },
    'PUT course/learning/settings': { data: { done: true } },
  });
  const user = open(<ProgressScreen />);
  expect(await screen.findByText('2 of 4 lessons')).toBeTruthy();
  expect(screen.getAllByText('3 of 5 problems at the first try')).toHaveLength(1);
  expect(screen.getByText(learn.progress.mastered)).toBeTruthy();
  expect(screen.getByText('21 minutes, 3 lessons finished.')).toBeTruthy();
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(learn.settings.kids.title) }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ kids: true, weeklyLetter: false }),
  );
});

describe('the weekly letter', () => {
  const progress: LearningProgress = { road: [], topics: [], week: [] };
  const serveSettings = (isEmailProved: boolean, weeklyLetter = false) =>
    serve({
      'GET course/learning/progress': { data: progress },
      'GET course/learning/settings': { data: { kids: false, weeklyLetter, isEmailProved } },
      'PUT course/learning/settings': { data: { done: true } },
    });
  const box = () =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(learn.settings.weeklyLetter.title) });

  it('is turned on with a verified address', async () => {
    rememberUser();
    const { calls } = serveSettings(true);
    const user = open(<ProgressScreen />);
    await user.click(await box());
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ kids: false, weeklyLetter: true }),
    );
    expect(screen.queryByText(learn.settings.weeklyLetter.needsEmail)).toBeNull();
  });

  it('says why it cannot be turned on without one', async () => {
    rememberUser();
    serveSettings(false);
    open(<ProgressScreen />);
    const off = await box();
    expect(off.disabled).toBe(true);
    const why = document.getElementById(off.getAttribute('aria-describedby')!);
    expect(why?.textContent).toContain(learn.settings.weeklyLetter.needsEmail);
    const toAccount = screen.getByRole('link', { name: learn.settings.weeklyLetter.toAccount });
    expect(toAccount.getAttribute('href')).toBe('/en-US/origin#/userSpace/account');
  });

  it('can be turned off without one', async () => {
    rememberUser();
    const { calls } = serveSettings(false, true);
    const user = open(<ProgressScreen />);
    await user.click(await box());
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ kids: false, weeklyLetter: false }),
    );
  });
});

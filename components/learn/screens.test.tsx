import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CourseScreen } from '@/components/courses/course-screen';
import { ClimbLink } from '@/components/climb/climb-link';
import { NotebookLink } from '@/components/notebook/notebook-link';
import { ProgressScreen } from '@/components/progress/progress-screen';
import { TodayScreen } from '@/components/learn/today/today-screen';
import type { CourseOfLessons, StudyCourse } from '@/lib/courses/study-contract';
import type { LearningProgress } from '@/lib/progress/contract';
import { rememberUser } from '@/tests/setup/render-account';
import { learn, entry, study, learner, serve, open, button, link, resetLearnApp } from '@/tests/setup/learn-app';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn',
  useRouter: () => ({ prefetch: () => {} }),
}));

beforeEach(resetLearnApp);

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
    // The login by a card's code.
    expect(main.getByRole('link', { name: learn.visitor.withCard }).getAttribute('href')).toBe(
      '/en-US/origin#/login?redirect=learn&by=card',
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
    const [first] = screen.getAllByRole('link', { name: /^Continue: Liberties/ });
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
    expect(await button('Mei is learning. Switch learner')).toBeTruthy();
    await waitFor(() =>
      expect(calls.find(({ url }) => url === 'course/learning')?.query).toMatchObject({ learner: 'm1' }),
    );
    await user.click(await button('Mei is learning. Switch learner'));
    const heading = await screen.findByRole('heading', { name: learn.who.title });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await user.click(await button('Mei'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});

it('a course shows its chapters, what is done, what is free and where it is sold', async () => {
  // The course covers G19 to G15.
  const other = entry({ id: 'sente', title: 'Sente', grade: 14 });
  const course: CourseOfLessons = {
    ...study({ isOpen: false }),
    chapters: [
      {
        title: 'First captures',
        lessons: [entry({ state: 'finished' }), entry({ id: 'atari', title: 'Atari', isFree: false }), other],
      },
    ],
  };
  serve({ 'GET course/learning/courses/combo-05': { data: course } });
  open(<CourseScreen course="combo-05" />);
  expect(await screen.findByRole('heading', { name: 'First captures' })).toBeTruthy();
  expect((await link(/^Liberties.*Finished.*Free/)).getAttribute('href')).toBe('/en-US/learn/combo-05/liberties');
  expect((await link(/^Atari.*Not started/)).getAttribute('href')).toBe('/en-US/learn/combo-05/atari');
  expect(screen.getByText(learn.course.closed)).toBeTruthy();
  expect((await link(/^Atari/)).textContent).toContain('G19');
  // A grade that is not sold here is not listed.
  expect((await link(/^Sente/)).textContent).not.toMatch(/G\d/);
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
  const user = open(<ProgressScreen climb={<ClimbLink />} notebook={<NotebookLink isOffered />} />);
  expect(await screen.findByText('2 of 4 lessons')).toBeTruthy();
  expect(screen.getAllByText('3 of 5 problems on the first try')).toHaveLength(1);
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
    const user = open(<ProgressScreen climb={<ClimbLink />} notebook={<NotebookLink isOffered />} />);
    await user.click(await box());
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ kids: false, weeklyLetter: true }),
    );
    expect(screen.queryByText(learn.settings.weeklyLetter.needsEmail)).toBeNull();
  });

  it('says why it cannot be turned on without one', async () => {
    rememberUser();
    serveSettings(false);
    open(<ProgressScreen climb={<ClimbLink />} notebook={<NotebookLink isOffered />} />);
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
    const user = open(<ProgressScreen climb={<ClimbLink />} notebook={<NotebookLink isOffered />} />);
    await user.click(await box());
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ kids: false, weeklyLetter: false }),
    );
  });
});

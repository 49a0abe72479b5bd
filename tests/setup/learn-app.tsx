import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { LessonScreen } from '@/components/lessons/lesson-screen';
import type { Step } from '@/components/lessons/step-props';
import { LearnFrame } from '@/components/learn/frame/learn-frame';
import type { Lesson } from '@/lib/lessons/contract';
import type { LearningEvent } from '@/lib/events/contract';
import type { LessonEntry, StudyCourse } from '@/lib/courses/study-contract';
import type { Notebook } from '@/lib/notebook/contract';
import { learnMessages } from '@/lib/kernel/i18n/screen-messages';
import messages from '@/messages/en-US.json';
import { lessonOf, readTopic } from '@/platform/topics/topics';
import { resetBrowser, serveApi } from './render-account';
import { nobody, waitingEvents } from '@/components/events/queue';

export const { learn, homework, ladder, board, notebook, reports } = messages;
export const steps = lessonOf(readTopic('liberties'), 'en-US') as Step[];
export const stepCalled = (id: string) => steps.find((step) => step.id === id)!;

export const entry = (changes: Partial<LessonEntry> = {}): LessonEntry => ({
  id: 'liberties',
  title: 'Liberties',
  minutes: 6,
  grade: 19,
  isFree: true,
  state: 'new',
  ...changes,
});
export const lesson = (changes: Partial<Lesson> = {}): Lesson => ({
  ...entry(),
  course: { id: 'kidtrial-01', title: 'Kids’ trial', isTrial: true, productId: 'kidtrial-01' },
  summary: 'Stones breathe through empty points.',
  access: 'open',
  steps,
  progress: { done: [], step: null, position: 0 },
  previous: null,
  next: 'capture',
  ...changes,
});
export const study = (changes: Partial<StudyCourse> = {}): StudyCourse => ({
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
export const settings = { data: { kids: false, weeklyLetter: false } };
export const noNotebook: Notebook = {
  isOn: false,
  today: '2026-11-25',
  done: 0,
  left: 0,
  due: 0,
  nextDay: null,
  offersStartOver: false,
  groups: [],
};
export const learner = (id: string, name: string) => ({
  id,
  name,
  birthYear: 2019,
  birthMonth: 5,
  age: 7,
  vipEndAt: null,
  canBeRemoved: true,
});

export type Answers = Parameters<typeof serveApi>[0];
export function serve(answers: Answers) {
  const submitted: LearningEvent[] = [];
  const calls = serveApi({
    'GET user/learners': { data: [] },
    'GET course/learning/settings': settings,
    'GET course/learning/notebook': { data: noNotebook },
    'GET course/learning/ladder/energy': { data: { left: 30, nextInSeconds: null } },
    'GET course/learning/problem-reports': { data: [] },
    'GET course/learning/homework': { data: { items: [], pages: 1, count: 0 } },
    'GET course/learning/lectures': {
      data: { isOpen: false, upcoming: [], past: { items: [], pages: 1, count: 0 } },
    },
    'GET course/learning/shared': { data: { items: [], pages: 1, count: 0 } },
    'POST course/learning/events': ({ body }) => {
      const { events } = body as { events: LearningEvent[] };
      submitted.push(...events);
      return { data: { accepted: events.map(({ id }) => id), rejected: [] } };
    },
    ...answers,
  });
  return { submitted: submitted, calls };
}
export const here = 'GET course/learning/courses/kidtrial-01/lessons/liberties';
export const serveLesson = (changes: Partial<Lesson> = {}, more: Answers = {}) =>
  serve({ [here]: { data: lesson(changes) }, ...more });

export function open(page: ReactNode) {
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="en-US" timeZone="Asia/Taipei" messages={learnMessages(messages)}>
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
export const openLesson = () => open(<LessonScreen course="kidtrial-01" lesson="liberties" />);
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const link = (name: string | RegExp) => screen.findByRole('link', { name });
type User = ReturnType<typeof open>;
/** Presses Tab until this has the focus. */
export async function tabTo(user: User, has: (element: Element | null) => boolean): Promise<void> {
  for (let press = 0; !has(document.activeElement); press += 1) {
    if (press === 60) throw new Error('Tab does not lead there');
    await user.tab();
  }
}
/** Presses a control, reached by Tab alone. */
export async function pressByKey(user: User, control: HTMLElement): Promise<void> {
  await tabTo(user, (element) => element === control);
  await user.keyboard('{Enter}');
}
/** Plays a point of a small board: Tab to the board, Home and Page Down to its corner at the lower left, arrows from there. */
export async function playByKey(user: User, right: number, up: number): Promise<void> {
  await tabTo(user, (element) => element?.hasAttribute('data-at') ?? false);
  await user.keyboard('{Home}{PageDown}');
  await user.keyboard(`${'{ArrowRight}'.repeat(right)}${'{ArrowUp}'.repeat(up)}{Enter}`);
}
export const waiting = () => waitingEvents(nobody);

export function resetLearnApp() {
  resetBrowser();
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
}

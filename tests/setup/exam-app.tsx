import { screen } from '@testing-library/react';
import { ExamScreen } from '@/components/exams/exam-screen';
import type { ExamQuestion, ExamSitting, ExamWithSittings } from '@/lib/exams/contract';
import messages from '@/messages/en-US.json';
import { open, serve, type Answers } from './learn-app';
import type { Call } from './render-account';

/** A mock exam of two questions, and a server that stores what is begun, answered and submitted. */
export const { exam: words } = messages;
export const id = '00000000-0000-4000-8000-000000000001';
const rules = {
  grade: 19,
  minutes: 15,
  questions: 2,
  pass: 2,
  parts: [
    { part: 'capture' as const, total: 1 },
    { part: 'escape' as const, total: 1 },
  ],
};
export const exam = (changes: Partial<ExamWithSittings> = {}): ExamWithSittings => ({
  ...rules,
  isOpen: true,
  isFree: true,
  productId: null,
  running: null,
  last: null,
  sittings: [],
  ...changes,
});
export const position = { size: 7, black: 'C4 D3 E4', white: 'D4 C6 E6', toPlay: 'black' as const };
export const question = (number: number, answer: string | null = null): ExamQuestion => ({
  number,
  part: number === 1 ? 'capture' : 'escape',
  position,
  goal: 'capture',
  prompt: null,
  answer,
});
export const sitting = (changes: Partial<ExamSitting> = {}): ExamSitting => ({
  id,
  ...rules,
  startedAt: '2026-11-25T10:00:00Z',
  endsAt: '2026-11-25T10:15:00Z',
  secondsLeft: 845,
  asked: [question(1), question(2)],
  result: null,
  ...changes,
});
const problem = { position, goal: 'capture' as const, moves: [{ at: 'D5' }], otherwise: 'D5' };
export const result = (given: (string | null)[] = ['A1', null]): ExamSitting => {
  const parts = rules.parts.map(({ part, total }, index) => ({ part, total, right: given[index] === 'D5' ? 1 : 0 }));
  const right = parts.filter((one) => one.right === 1).length;
  const outcome = { id, startedAt: '2026-11-25T10:00:00Z', finishedAt: '2026-11-25T10:09:00Z' };
  return sitting({
    secondsLeft: 0,
    asked: [],
    result: {
      ...outcome,
      right,
      isPassed: right === 2,
      parts,
      certificate: null,
      explained: given.map((answer, index) => ({
        number: index + 1,
        part: rules.parts[index]!.part,
        id: `problem-${index + 1}`,
        problem,
        answer,
        isRight: answer === 'D5',
      })),
      study: [
        {
          part: 'capture',
          lessons: [
            {
              course: 'kidtrial-01',
              courseTitle: 'Kids’ trial',
              lesson: 'liberties',
              title: 'Liberties',
              isOpen: true,
            },
          ],
        },
        { part: 'escape', lessons: [] },
      ],
    },
  });
};

/** The server's side of an exam: stores what was begun, answered and submitted. */
export function serveExam(first: ExamWithSittings = exam(), more: Answers = {}) {
  const stored = { begun: first.running !== null, given: [null, null] as (string | null)[], isOver: false };
  const now = () =>
    stored.isOver
      ? result(stored.given)
      : sitting({ asked: [question(1, stored.given[0]), question(2, stored.given[1])] });
  const take =
    (index: number) =>
    ({ body }: Call) => {
      stored.given[index] ??= (body as { at: string }).at;
      return { data: { answer: stored.given[index], secondsLeft: 800 } };
    };
  const served = serve({
    'GET course/learning/exams/19': () => ({
      data: {
        ...first,
        running: stored.begun && !stored.isOver ? { id, secondsLeft: 845 } : null,
        sittings: stored.isOver ? [now().result] : first.sittings,
      },
    }),
    'POST course/learning/exams/19/sittings': () => {
      stored.begun = true;
      return { data: now() };
    },
    [`GET course/learning/exam-sittings/${id}`]: () => ({ data: now() }),
    [`PUT course/learning/exam-sittings/${id}/answers/1`]: take(0),
    [`PUT course/learning/exam-sittings/${id}/answers/2`]: take(1),
    [`POST course/learning/exam-sittings/${id}/finish`]: () => {
      stored.isOver = true;
      return { data: now() };
    },
    ...more,
  });
  return { ...served, kept: stored };
}
export const openSitting = () => {
  window.history.replaceState(null, '', `#${id}`);
  return open(<ExamScreen grade={19} />);
};
export const running = exam({ running: { id, secondsLeft: 845 } });
export const point = (name: string) => screen.findByRole('gridcell', { name });

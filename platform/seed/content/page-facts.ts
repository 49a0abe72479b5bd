import { activatableGrades } from '@/lib/kernel/grades';
import { exams } from '../catalogue/exams';

const [easiest, hardest] = [exams[0]!, exams.at(-1)!];

/** Placeholders of pages, such as `{examMinutes}`, with their values from the catalogue. */
export const pageFacts = {
  examMinutes: `${easiest.minutes}–${hardest.minutes}`,
  examQuestions: `${easiest.questions}–${hardest.questions}`,
};

/** Lists from which a table gets one row per entry, with the placeholders of its cells. */
export const tableRows: Readonly<Record<string, () => Record<string, unknown>[]>> = {
  exams: () => exams.map(({ grade, shows, minutes, questions, pass }) => ({ grade, shows, minutes, questions, pass })),
  /** Which grades teachers of some own grades may activate. */
  activation: () => [15, 10, 5].map((own) => ({ own, ...activatableGrades(own) })),
};

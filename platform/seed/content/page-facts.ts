import { activatableGrades } from '@/lib/kernel/grades';
import { exams } from '../catalogue/exams';

const [easiest, hardest] = [exams[0]!, exams.at(-1)!];

/** What pages may say as `{examMinutes}`: it follows the catalogue. */
export const pageFacts = {
  examMinutes: `${easiest.minutes}–${hardest.minutes}`,
  examQuestions: `${easiest.questions}–${hardest.questions}`,
};

/** Lists of which a table may have a row each: what its cells may say. */
export const tableRows: Readonly<Record<string, () => Record<string, unknown>[]>> = {
  exams: () => exams.map(({ grade, shows, minutes, questions, pass }) => ({ grade, shows, minutes, questions, pass })),
  /** What teachers of some grades may activate. */
  activation: () => [15, 10, 5].map((own) => ({ own, ...activatableGrades(own) })),
};

import type { HelpReason } from '@/lib/students/needs-help';

/** How the students of a homework's results may be ordered; within each they stay by name. */
export const resultsOrders = ['name', 'help', 'done', 'wrong'] as const;
export type ResultsOrder = (typeof resultsOrders)[number];

/** What a student made of an item; null: not begun. `right` of a problem is 1 if the first try was. */
type Cell = { isDone: boolean; right: number } | null;
type Fared = { needsHelp: HelpReason | null; cells: readonly Cell[] };

/**
 * The students, who are by name, by what a teacher looks for: who needs help first, who has done the least, or who was wrong at the first try of the most
 * problems. `isProblem` says of each item whether it is one.
 */
export function orderedBy<Student extends Fared>(
  order: ResultsOrder,
  students: readonly Student[],
  isProblem: readonly boolean[],
): Student[] {
  const done = ({ cells }: Student) => cells.filter((cell) => cell?.isDone).length;
  const wrong = ({ cells }: Student) => cells.filter((cell, index) => isProblem[index] && cell?.right === 0).length;
  const rank: Record<ResultsOrder, (student: Student) => number> = {
    name: () => 0,
    help: ({ needsHelp }) => (needsHelp === null ? 2 : needsHelp === 'wrong' ? 0 : 1),
    done,
    wrong: (student) => -wrong(student),
  };
  return students.toSorted((one, other) => rank[order](one) - rank[order](other));
}

import type { HelpReason } from '@/lib/students/needs-help';

/** The sort orders of the students in a homework's results; ties stay sorted by name. */
export const resultsOrders = ['name', 'help', 'done', 'wrong'] as const;
export type ResultsOrder = (typeof resultsOrders)[number];

/** A student's result of an item; null: not begun. For a problem `right` is 1 if the first try was right. */
type Cell = { isDone: boolean; right: number } | null;
type Fared = { needsHelp: HelpReason | null; cells: readonly Cell[] };

/**
 * Sorts students, already sorted by name: those who need help first, those who have done the least first, or those with the most wrong first tries first.
 * `isProblem`: for each item, whether it is a problem.
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

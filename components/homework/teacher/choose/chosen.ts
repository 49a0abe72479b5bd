import type { GivenOwnProblem, HomeworkItemShown } from '@/lib/homework/contract';
import type { BankProblem } from '@/lib/bank/bank-problem';
import { itemKey, type HomeworkItem } from '@/lib/homework/homework';

type LevelsItem = Extract<HomeworkItem, { kind: 'levels' }>;
/** A chosen item, with the data needed to show it. */
export type Chosen =
  | { kind: 'lesson'; course: string; lesson: string; title: string }
  | { kind: 'problem'; board: BankProblem }
  | { kind: 'own'; board: GivenOwnProblem }
  | LevelsItem;

export function itemOf(chosen: Chosen): HomeworkItem {
  switch (chosen.kind) {
    case 'lesson':
      return { kind: 'lesson', course: chosen.course, lesson: chosen.lesson };
    case 'problem':
      return { kind: 'problem', problem: chosen.board.id };
    case 'own':
      return { kind: 'own', material: chosen.board.material, revision: chosen.board.revision };
    case 'levels':
      return chosen;
  }
}

export const keyOf = (chosen: Chosen): string => itemKey(itemOf(chosen));
export const keyOfOwn = ({ material, revision }: GivenOwnProblem): string =>
  itemKey({ kind: 'own', material, revision });

export function chosenOf(item: HomeworkItemShown): Chosen {
  switch (item.kind) {
    case 'lesson':
      return { kind: 'lesson', course: item.course, lesson: item.lesson, title: item.title };
    case 'problem': {
      const { id, grade, family, problem } = item;
      return { kind: 'problem', board: { id, grade, family, problem } };
    }
    case 'own': {
      const { material, revision, title, problem } = item;
      return { kind: 'own', board: { material, revision, title, problem } };
    }
    case 'levels': {
      const { theme, grade, count } = item;
      return { kind: 'levels', theme, grade, count };
    }
  }
}

import type { PlayableItem } from '@/components/go/playable-item';
import type { BlockOf } from '@/lib/pages/blocks';
import type { Problem } from '@/lib/go/position';

/** The problems of a block as the board plays them; one without a position is unfinished and left out. */
export const playableItems = (problems: BlockOf<'problem'>['problems']): PlayableItem[] =>
  problems.flatMap(({ problem, title, hint, wrong, solved }) =>
    problem
      ? [
          {
            problem: problem as Problem,
            title,
            hint: hint || undefined,
            wrong: wrong || undefined,
            solved: solved || undefined,
          },
        ]
      : [],
  );

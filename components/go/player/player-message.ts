import { pointName } from '@/lib/go/point-name';
import type { PlayedMove } from '@/lib/go/solve';
import type { BoardLabels } from '../board-labels';
import type { PlayableItem } from '../playable-item';
import { placeOf } from '../stones';
import type { PlayerState, Standing } from './player-state';

type Item = Omit<PlayableItem, 'problem'>;

/** The board's message: why a press had no effect, how the line ended, a hint, whose turn it is, or the task. */
export function playerMessage(
  item: Item,
  labels: BoardLabels,
  standing: Standing,
  { notice }: Pick<PlayerState, 'notice'>,
): string | undefined {
  const { step, status, color, best, shownHint, problem } = standing;
  if (notice) return notice === 'unavailable' ? labels.unavailable : labels.refused[notice];
  if (status === 'solved') return item.solved ?? labels.solved;
  if (status === 'wrong') return item.wrong ?? (step?.refutation && item.refuted?.(step.refutation)) ?? labels.wrong;
  if (shownHint === 'region') return item.hints?.region;
  if (shownHint === 'idea') return item.hints?.idea;
  if (shownHint && best)
    return (!step && item.hint) || labels.hintAt.replace('{point}', nameOf(best.at, problem.position.size, labels));
  if (step) return color === 'black' ? labels.turnBlack : labels.turnWhite;
  return item.title;
}

/** 'Black F4, captures two.' for each move. */
export const spokenMoves = (played: readonly PlayedMove[], size: number, labels: BoardLabels): string =>
  played
    .map(({ at, color, captured }) =>
      (labels.captures[Math.min(captured, labels.captures.length) - 1] ?? labels.move)
        .replace('{color}', labels[color])
        .replace('{point}', nameOf(at, size, labels)),
    )
    .join(' ');

const nameOf = (at: string, size: number, labels: BoardLabels) => pointName(placeOf(at, size), size, labels.convention);

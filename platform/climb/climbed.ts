import type { LearningEvent } from '@/lib/events/contract';
import { climbLesson } from '@/lib/climb/climb';
import { isSolvedBy } from '@/lib/go/replay';
import type { Database } from '@/platform/kernel/database/database';
import { playedOf } from './levels';
import { judgePlacement, placementRow } from './placement';

type Climbed = Extract<LearningEvent, { kind: 'level' | 'placed' }>;

/** Judges events of the climb and returns what to store of each; null if the level does not exist or the answers do not fit the questions. */
export async function climbedOf(db: Database, events: readonly LearningEvent[]) {
  const played = await playedOf(
    db,
    events.flatMap((event) => (event.kind === 'level' ? [event.level] : [])),
  );
  return async (event: Climbed) => {
    if (event.kind === 'placed') {
      const { start, answers } = event;
      const found = await judgePlacement(db, start, answers);
      if (!found || !('grade' in found)) return null;
      return placementRow({ start, answers, grade: found.grade });
    }
    const { level, moves, hints, milliseconds, defences = [] } = event;
    const known = played.get(level);
    if (!known) return null;
    const lesson = climbLesson(known.theme);
    const solved =
      isSolvedBy(known.problem, moves) && known.defences.every((one, index) => isSolvedBy(one, defences[index] ?? []));
    const judged = { solved, grade: known.grade };
    return { course: lesson, lesson, problem: level, data: { moves, defences, hints, milliseconds, ...judged } };
  };
}

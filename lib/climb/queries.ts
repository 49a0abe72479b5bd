import { climbOperations as operations } from './addresses';
import type { Level, PlacementStep } from './contract';
import type { PlacementAnswer } from '@/lib/events/contract';
import type { ResponseOf } from '@/lib/kernel/api/operation';
import type { ClimbTheme } from './climb';
import { asApiError } from '@/lib/kernel/api/api-error';
import { call } from '@/lib/kernel/api/client';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import { reading, underWay } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

export const useClimb = (learner: Learner) =>
  useRead(reading(['learning', 'ladder', learner], operations.ladder, { query: learnerScope(learner) }));
export const useLevels = (theme: ClimbTheme, grade: number, learner: Learner) =>
  useRead(
    reading(['learning', 'levels', theme, grade, learner], operations.levels, {
      query: { ...learnerScope(learner), theme, grade },
    }),
  );

/** Refetches when the next unit of energy comes. */
export const useEnergy = (learner: Learner, isWanted: boolean) =>
  useRead({
    ...reading(['learning', 'energy', learner], operations.energy, { query: learnerScope(learner) }),
    enabled: isWanted,
    refetchInterval: ({ state: { data } }) => (data?.nextInSeconds ?? 0) * 1000 || false,
  });

/** A level by its id; else the next one: after a level, of a theme from a grade on, or where the learner is. */
export type WantedLevel = { id: string } | { after?: string; theme?: ClimbTheme; grade?: number };

type NextLevel = ResponseOf<typeof operations.nextLevel>;

/** What the caller does before the request, and when it fails. */
type Beside = {
  /** Sends the pending events first, so that the server does not return the level just solved. */
  before: () => Promise<void>;
  /** Reads the level from the packs on this device, when there is no network; null: it has none. */
  readStored: (wanted: WantedLevel) => Promise<Level | null>;
};

export const useLevel = (wanted: WantedLevel, learner: Learner, { before, readStored }: Beside) =>
  useRead({
    queryKey: ['learning', 'level', wanted, learner],
    queryFn: async ({ signal }): Promise<NextLevel> => {
      try {
        await before();
        return await askLevel(wanted, learner, signal);
      } catch (error) {
        const level = asApiError(error).code === 'NETWORK' && !signal.aborted ? await readStored(wanted) : null;
        if (level) return { level, noneIn: null };
        throw error;
      }
    },
    ...underWay,
  });

async function askLevel(wanted: WantedLevel, learner: Learner, signal: AbortSignal): Promise<NextLevel> {
  if (!('id' in wanted)) return call(operations.nextLevel, { query: { ...learnerScope(learner), ...wanted } }, signal);
  const level = await call(operations.level, { params: { id: wanted.id }, query: learnerScope(learner) }, signal);
  return { level, noneIn: null };
}

/** The size of a pack before it is downloaded. */
export const usePackSize = (pack: string, learner: Learner) =>
  useRead(
    reading(['learning', 'packSize', pack, learner], operations.packSize, {
      params: { pack },
      query: learnerScope(learner),
    }),
  );
/** @throws ApiError */
export const fetchPack = (pack: string, learner: Learner) =>
  call(operations.pack, { params: { pack }, query: learnerScope(learner) });

export const askPlacement = (
  learner: Learner,
  start: number | undefined,
  answers: PlacementAnswer[],
): Promise<PlacementStep> =>
  call(operations.placement, { body: { ...learnerScope(learner), ...(start !== undefined && { start }), answers } });

import { ladderOperations } from '@/lib/contract/ladder';
import { getEnergy } from '@/platform/services/learning/ladder/energy';
import { getLadder } from '@/platform/services/learning/ladder/get-ladder';
import { getLevel, listLevels } from '@/platform/services/learning/ladder/get-level';
import { getNextLevel } from '@/platform/services/learning/ladder/next-level';
import { getPack, getPackSize } from '@/platform/services/learning/ladder/pack';
import { stepOfPlacement } from '@/platform/services/learning/ladder/placement';
import { newRouter, serve } from './serve';

export const ladderApi = newRouter();

serve(ladderApi, ladderOperations.ladder, ({ ctx, query }) => getLadder({ ctx, input: query }));
serve(ladderApi, ladderOperations.levels, ({ ctx, query }) => listLevels({ ctx, input: query }));
serve(ladderApi, ladderOperations.nextLevel, ({ ctx, query }) => getNextLevel({ ctx, input: query }));
serve(ladderApi, ladderOperations.level, ({ ctx, params, query }) => getLevel({ ctx, input: { ...params, ...query } }));
serve(ladderApi, ladderOperations.energy, ({ ctx, query }) => getEnergy({ ctx, input: query }));
serve(ladderApi, ladderOperations.pack, ({ ctx, params, query }) => getPack({ ctx, input: { ...params, ...query } }));
serve(ladderApi, ladderOperations.packSize, ({ ctx, params, query }) =>
  getPackSize({ ctx, input: { ...params, ...query } }),
);
serve(ladderApi, ladderOperations.placement, ({ ctx, body }) => stepOfPlacement({ ctx, input: body }));

import { ladderOperations } from '@/lib/climb/contract';
import { getEnergy } from './energy';
import { getLadder } from './get-ladder';
import { getLevel, listLevels } from './get-level';
import { getNextLevel } from './next-level';
import { getPack, getPackSize } from './pack';
import { stepOfPlacement } from './placement';
import { newRouter, serve } from '@/platform/kernel/api/serve';

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

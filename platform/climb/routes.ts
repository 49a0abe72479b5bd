import { climbOperations } from '@/lib/climb/contract';
import { getEnergy } from './energy';
import { getClimb } from './get-climb';
import { getLevel, listLevels } from './get-level';
import { getNextLevel } from './next-level';
import { getPack, getPackSize } from './pack';
import { stepOfPlacement } from './placement';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const climbApi = newRouter();

serve(climbApi, climbOperations.ladder, ({ ctx, query }) => getClimb({ ctx, input: query }));
serve(climbApi, climbOperations.levels, ({ ctx, query }) => listLevels({ ctx, input: query }));
serve(climbApi, climbOperations.nextLevel, ({ ctx, query }) => getNextLevel({ ctx, input: query }));
serve(climbApi, climbOperations.level, ({ ctx, params, query }) => getLevel({ ctx, input: { ...params, ...query } }));
serve(climbApi, climbOperations.energy, ({ ctx, query }) => getEnergy({ ctx, input: query }));
serve(climbApi, climbOperations.pack, ({ ctx, params, query }) => getPack({ ctx, input: { ...params, ...query } }));
serve(climbApi, climbOperations.packSize, ({ ctx, params, query }) =>
  getPackSize({ ctx, input: { ...params, ...query } }),
);
serve(climbApi, climbOperations.placement, ({ ctx, body }) => stepOfPlacement({ ctx, input: body }));

import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { Material } from '@/lib/materials/contract';
import { faultOfProblem, stateOf, type Judged, type OwnProblem } from '@/lib/homework/own-problem';
import { splitPoints } from '@/lib/go/position';
import { solverVersion } from '@/lib/go/solver/solver';
import { searchAnswers } from '@/platform/lessons/answer-search';
import { objectionsTo } from '@/platform/lessons/found';
import { stakesOf } from '@/platform/lessons/posed-by';
import { materials } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { contentOf, requireMaterial, toMaterial } from './material-rows';

/**
 * Searches which first moves are right, and stores the result: the whole tree of answers if it agrees with the teacher, else its objections. Runs outside
 * any transaction, as it may take seconds; a problem that was changed meanwhile is not marked as judged.
 * @throws ServiceError PROBLEM_WRONG with what is missing, MATERIAL_UNKNOWN, STATE_CHANGED
 */
export async function judgeProblem({ ctx, input }: Asked<{ id: string }>): Promise<Material> {
  const teacher = await requireTeacher(ctx);
  const db = database(ctx.payload);
  const row = await requireMaterial(db, teacher, input.id);
  const content = contentOf(row);
  if (content.kind !== 'problem') throw new ServiceError('MATERIAL_UNKNOWN', 'it is no problem');
  const fault = faultOfProblem(content, stakesOf(content));
  if (fault) throw new ServiceError('PROBLEM_WRONG', 'it is not complete', { reason: fault });
  await countAgainst(ctx.payload, 'judge', teacher.id);
  const judged = await judge(content);
  const [changed] = await db
    .update(materials)
    .set({ judged, state: stateOf(judged), revision: sql`${materials.revision} + 1` })
    .where(and(eq(materials.id, row.id), eq(materials.revision, row.revision)))
    .returning();
  if (!changed) throw new ServiceError('STATE_CHANGED', 'it was changed meanwhile');
  return toMaterial(ctx, db, changed);
}

async function judge({ position, goal, right, region, within }: OwnProblem): Promise<Judged> {
  const targets = stakesOf({ position, goal });
  const area = region ? splitPoints(region) : undefined;
  const [found] = await searchAnswers([{ position, goal, proof: { targets, region: area, within } }]);
  const objections = objectionsTo(
    right.map((at) => ({ at })),
    found!,
  );
  const proved = objections.length === 0 && found && 'moves' in found ? found : null;
  return {
    solver: solverVersion,
    moves: proved?.moves ?? null,
    ...(proved?.otherwise ? { otherwise: proved.otherwise } : {}),
    objections,
  };
}

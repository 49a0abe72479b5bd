import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Level, LevelEntry } from '@/lib/climb/contract';
import type { ClimbTheme } from '@/lib/climb/climb';
import { ladder_levels } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { ServiceError } from '@/platform/kernel/service-error';
import type { ForLearner } from '@/platform/family/person';
import { whoVisits } from '@/platform/courses/visitor';
import { requireEnergy } from './energy';
import { findLevels, withProblem } from './levels';

/** A level with its problem: members get every level that they have energy for, visitors only the open ones (docs/product.md, "The climb"). */
export async function getLevel({ ctx, input }: Asked<ForLearner & { id: string }>): Promise<Level> {
  const { db, who } = await whoVisits(ctx, input);
  const [found] = await findLevels(db, who, eq(ladder_levels.problem, input.id), 1);
  if (found && !found.isOpen) throw new ServiceError('FORBIDDEN', 'the level is for members');
  if (found) await requireEnergy(db, who, found, ctx.now());
  const level = found && (await withProblem(db, found));
  if (!level) throw new ServiceError('NOT_FOUND', 'no such level');
  return level;
}

export async function listLevels({
  ctx,
  input,
}: Asked<ForLearner & { theme: ClimbTheme; grade: number }>): Promise<LevelEntry[]> {
  const { db, who } = await whoVisits(ctx, input);
  const { theme, grade } = ladder_levels;
  const found = await findLevels(db, who, and(eq(theme, input.theme), eq(grade, input.grade)));
  return found.map(({ place: _, ...level }) => level);
}

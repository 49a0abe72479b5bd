import { and, desc, eq, gte, isNull, lt, or } from '@payloadcms/db-postgres/drizzle';
import type { Level } from '@/lib/climb/contract';
import { climbThemes } from '@/lib/climb/climb';
import { maxInPack, nextLevels, packChoice, sharesOf, type PackSize } from '@/lib/climb/pack';
import { ladder_levels, level_progress } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { ofPerson, whoLearns, type Learning, type ForLearner } from '@/platform/family/person';
import { findLevels, theirs, withProblems } from './levels';
import { beginning } from './next-level';
import { placedGrade } from './placement';

type Input = ForLearner & { pack: string };

/**
 * Levels to be stored on a device and played offline (docs/product.md, "The climb"). A pack costs no energy: levels are paid for when they are reported
 * as played (docs/decisions/056).
 */
export async function getPack({ ctx, input }: Asked<Input>): Promise<{ levels: Level[] }> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const who = await whoLearns(db, id, input.learner);
  const choice = packChoice(input.pack);
  if (choice === null) throw new ServiceError('NOT_FOUND', 'no such pack');
  if (choice === 'next') return { levels: await withProblems(db, await nextOnPaths(db, who)) };
  const { theme, grade } = ladder_levels;
  const ofCell = and(eq(theme, choice.theme), eq(grade, choice.grade));
  return { levels: await withProblems(db, await findLevels(db, who, ofCell, maxInPack)) };
}

/** The size of a pack, to be shown before the download. */
export async function getPackSize(asked: Asked<Input>): Promise<PackSize> {
  const { levels } = await getPack(asked);
  return { levels: levels.length, bytes: Buffer.byteLength(JSON.stringify(levels)) };
}

/** Unsolved levels of the paths that a person has begun, else of all paths: equal shares of each, first from the current place on, then the earlier ones. */
async function nextOnPaths(db: Database, who: Learning) {
  const { theme, place } = ladder_levels;
  const placed = await placedGrade(db, who);
  const last = await db
    .selectDistinctOn([theme], { theme, place })
    .from(level_progress)
    .innerJoin(ladder_levels, theirs(who))
    .where(ofPerson(level_progress, who))
    .orderBy(theme, desc(level_progress.lastAt));
  const at = new Map(last.map((row) => [row.theme, row.place]));
  const begun = climbThemes.filter((one) => at.has(one));
  const { isSolved } = level_progress;
  const isLeft = or(isNull(isSolved), eq(isSolved, false));
  const paths = await Promise.all(
    (begun.length > 0 ? begun : climbThemes).map(async (one) => {
      const from = placed?.isLater ? undefined : at.get(one);
      const start = from ?? (await beginning(db, one, placed?.grade));
      const onward = await findLevels(db, who, and(eq(theme, one), gte(place, start), isLeft), nextLevels);
      const behind = await findLevels(db, who, and(eq(theme, one), lt(place, start), isLeft), nextLevels);
      return [...onward, ...behind].slice(0, nextLevels);
    }),
  );
  const shares = sharesOf(
    paths.map(({ length }) => length),
    nextLevels,
  );
  return paths.flatMap((path, index) => path.slice(0, shares[index]));
}

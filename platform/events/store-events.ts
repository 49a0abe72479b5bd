import { learning_events } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { spendEnergy } from '@/platform/climb/energy';
import type { Learning } from '@/platform/family/person';
import { isNotebookOn, noteMistakes } from '@/platform/notebook/note-mistakes';
import { project } from '@/platform/progress/project';

export type NewEvent = typeof learning_events.$inferInsert;

/**
 * Stores events and what follows from them: the energy that levels cost, progress, and the notebook's cards. The caller holds the account's row.
 * Energy comes first, because it asks which levels were answered earlier today.
 */
export async function storeEvents(db: Database, who: Learning, rows: readonly NewEvent[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const problems = rows.flatMap(({ problem }) => problem ?? []);
  const levels = rows.flatMap(({ kind, problem }) => (kind === 'level' && problem ? [problem] : []));
  await spendEnergy(db, who, [...new Set(levels)], now);
  await db
    .insert(learning_events)
    .values([...rows])
    .onConflictDoNothing();
  await project(db, who, [...new Set(rows.map(({ lesson }) => lesson))], [...new Set(problems)]);
  if (await isNotebookOn(db, who)) await noteMistakes(db, who, { problems });
}

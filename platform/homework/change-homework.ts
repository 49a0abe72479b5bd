import { isDeepStrictEqual } from 'node:util';
import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Homework, HomeworkChange } from '@/lib/homework/contract';
import { dueDay, type HomeworkState } from '@/lib/homework/homework';
import type { Locale } from '@/lib/kernel/locale';
import { homework } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, sql, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { dueOf } from './give-homework';
import { isBegun, itemsOf, recipientsOf, requireHomework, type HomeworkRow } from './homework-rows';
import { requireGivable } from './items';
import { toHomework } from './list-homework';
import { asGiven } from './own-problems';

type Change = HomeworkChange & { id: string; locale: Locale };

/** Title, text and date can be changed at any time, the items until a student has begun. Archived homework cannot be changed. */
export async function changeHomework({ ctx, input }: Asked<Change>): Promise<Homework> {
  const teacher = await requireTeacher(ctx);
  const now = ctx.now();
  return inTransaction(ctx.payload, async ({ db }) => {
    const row = await requireHomework(db, teacher, input.id, { lock: true });
    if (row.state === 'archived') throw new ServiceError('STATE_CHANGED', 'this homework is archived');
    const given = itemsOf(row);
    const items = input.items ? await asGiven(db, teacher, input.items, given) : given;
    if (!isDeepStrictEqual(items, given)) {
      if (await isBegun(db, row)) throw new ServiceError('HOMEWORK_BEGUN', 'somebody has begun');
      await requireGivable(db, items, await recipientsOf(db, row), { locale: input.locale, now });
    }
    const before = row.dueAt === null ? null : dueDay(new Date(row.dueAt));
    const due = input.due === before ? row.dueAt : dueOf(input.due, now);
    const changed = await write(db, row, { title: input.title, words: input.words, dueAt: due, items });
    return toHomework(db, changed, input.locale);
  });
}

/** Closed homework takes no more tries, archived homework is also hidden; reopened it is as before. Results stay. */
export async function setHomeworkState({
  ctx,
  input,
}: Asked<{ id: string; state: HomeworkState }>): Promise<{ state: HomeworkState }> {
  const teacher = await requireTeacher(ctx);
  const at = ctx.now().toISOString();
  return inTransaction(ctx.payload, async ({ db }) => {
    const row = await requireHomework(db, teacher, input.id, { lock: true });
    const closedAt = input.state === 'open' ? null : (row.closedAt ?? at);
    await write(db, row, { state: input.state, closedAt });
    return { state: input.state };
  });
}

async function write(db: Database, { id }: HomeworkRow, values: Partial<HomeworkRow>): Promise<HomeworkRow> {
  const [changed] = await db
    .update(homework)
    .set({ ...values, revision: sql`${homework.revision} + 1` })
    .where(eq(homework.id, id))
    .returning();
  return changed!;
}

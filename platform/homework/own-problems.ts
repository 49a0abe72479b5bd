import { and, desc, eq, inArray, like } from '@payloadcms/db-postgres/drizzle';
import type { GivenOwnProblem } from '@/lib/homework/contract';
import { itemKey, type GivenItem, type HomeworkItem } from '@/lib/homework/homework';
import { givenProblem, type Judged, type OwnProblem } from '@/lib/homework/own-problem';
import { searchKey } from '@/lib/classes/student';
import { materials } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireTeacher, type Teacher } from '@/platform/classes/access/require-teacher';
import { containing, pagesOf, type Paged } from '@/platform/kernel/database/paged';
import { boardsShown } from './choose';

/** Problems of this teacher that the search agreed with, as they are now. */
const isGivable = ({ id }: Pick<Teacher, 'id'>) =>
  and(eq(materials.teacher, id), eq(materials.kind, 'problem'), eq(materials.state, 'proved'));

const columns = {
  publicId: materials.publicId,
  revision: materials.revision,
  title: materials.title,
  content: materials.content,
  judged: materials.judged,
};

type Row = Pick<typeof materials.$inferSelect, keyof typeof columns>;

function shown({ publicId, revision, title, content, judged }: Row): GivenOwnProblem[] {
  // Of the teacher's materials homework gives problems alone, and knows no other content.
  const written = content as { kind: string } & OwnProblem;
  const problem = written.kind === 'problem' ? givenProblem(written, judged as Judged | null) : null;
  return problem ? [{ material: publicId, revision, title, problem }] : [];
}

/** The teacher's own problems to choose from by looking at them, the last changed first. */
export async function listOwnProblems({
  ctx,
  input: { page, search },
}: Asked<{ page: number; search?: string | undefined }>): Promise<Paged<GivenOwnProblem>> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const isWanted = and(
    isGivable(teacher),
    search ? like(materials.titleKey, containing(searchKey(search))) : undefined,
  );
  const count = await db.$count(materials, isWanted);
  const found = await db
    .select(columns)
    .from(materials)
    .where(isWanted)
    .orderBy(desc(materials.changedAt), desc(materials.id))
    .limit(boardsShown)
    .offset((page - 1) * boardsShown);
  return { items: found.flatMap(shown), pages: pagesOf(count, boardsShown), count };
}

/**
 * The items as they are kept: each problem of the teacher's own with what it is now. What was given with the homework before stays as it was given.
 * @throws ServiceError ITEM_UNKNOWN of what is not theirs, not proved, or was changed since it was looked at
 */
export async function asGiven(
  db: Database,
  teacher: Pick<Teacher, 'id'>,
  items: readonly HomeworkItem[],
  before: readonly GivenItem[] = [],
): Promise<GivenItem[]> {
  const kept = new Map(before.map((item) => [itemKey(item), item]));
  const wanted = items.flatMap((item) => (item.kind === 'own' && !kept.has(itemKey(item)) ? [item.material] : []));
  const found =
    wanted.length > 0
      ? await db
          .select(columns)
          .from(materials)
          .where(and(isGivable(teacher), inArray(materials.publicId, wanted)))
      : [];
  const now = new Map(
    found.flatMap(shown).map((one): [string, GivenItem] => {
      const item = { kind: 'own' as const, ...one };
      return [itemKey(item), item];
    }),
  );
  return items.map((item) => {
    if (item.kind !== 'own') return item;
    const key = itemKey(item);
    const given = kept.get(key) ?? now.get(key);
    if (!given) throw new ServiceError('ITEM_UNKNOWN', 'an item cannot be given', { item: key });
    return given;
  });
}

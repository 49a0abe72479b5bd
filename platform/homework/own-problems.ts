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

/** Condition for this teacher's problems that the search has proved. */
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
  // Homework can only give problems, no other materials.
  const written = content as { kind: string } & OwnProblem;
  const problem = written.kind === 'problem' ? givenProblem(written, judged as Judged | null) : null;
  return problem ? [{ material: publicId, revision, title, problem }] : [];
}

/** A page of the teacher's own problems with their boards to choose from, the last changed first. */
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
 * The items in their stored form: each of the teacher's own problems with a copy of its current content. Problems that the homework already had keep
 * their copy.
 * @throws ServiceError ITEM_UNKNOWN for a problem that is not theirs, not proved, or was changed since it was shown
 */
export async function asGiven(
  db: Database,
  teacher: Pick<Teacher, 'id'>,
  items: readonly HomeworkItem[],
  before: readonly GivenItem[] = [],
): Promise<GivenItem[]> {
  const stored = new Map(before.map((item) => [itemKey(item), item]));
  const wanted = items.flatMap((item) => (item.kind === 'own' && !stored.has(itemKey(item)) ? [item.material] : []));
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
    const given = stored.get(key) ?? now.get(key);
    if (!given) throw new ServiceError('ITEM_UNKNOWN', 'an item cannot be given', { item: key });
    return given;
  });
}

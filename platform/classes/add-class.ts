import { randomBytes } from 'node:crypto';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { ClassInput, SchoolClass } from '@/lib/classes/contract';
import { handleLength } from '@/lib/classes/card';
import { maxClasses } from '@/lib/classes/student';
import { nameKey } from '@/lib/kernel/person/person-name';
import { school_classes } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { randomLetters } from '@/platform/kernel/secrets/random-letters';
import { ServiceError } from '@/platform/kernel/service-error';
import type { ClassRow } from './access/require-students';
import { lockTeacher, requireTeacher, type Teacher } from './access/require-teacher';
import { toClass } from './list-classes';

export async function addClass({ ctx, input }: Asked<ClassInput>): Promise<SchoolClass> {
  const teacher = await requireTeacher(ctx);
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockTeacher(db, teacher);
    await rejectTakenName(db, teacher, input.name);
    return toClass(db, await makeClass(db, teacher, input.name, ctx.now()));
  });
}

/** Call it under the teacher's lock, after checking the name. @throws ServiceError TOO_MANY_CLASSES */
export async function makeClass(
  db: Database,
  { id: teacher }: Pick<Teacher, 'id'>,
  name: string,
  now: Date,
): Promise<ClassRow> {
  if ((await db.$count(school_classes, eq(school_classes.teacher, teacher))) >= maxClasses)
    throw new ServiceError('TOO_MANY_CLASSES', `at most ${maxClasses} classes`);
  const values = {
    publicId: randomBytes(8).toString('hex'),
    teacher,
    name,
    nameKey: nameKey(name),
    createdAt: now.toISOString(),
  };
  // There are a thousand million handles; one that is already taken is drawn again.
  for (let tries = 0; tries < 8; tries += 1) {
    const [row] = await db
      .insert(school_classes)
      .values({ ...values, handle: randomLetters(handleLength) })
      .onConflictDoNothing({ target: school_classes.handle })
      .returning();
    if (row) return row;
  }
  throw new Error('no handle is free');
}

/** @throws ServiceError CLASS_EXISTS, with whether the class of that name is archived */
export async function rejectTakenName(db: Database, { id }: Pick<Teacher, 'id'>, name: string, but = 0): Promise<void> {
  const isIt = and(eq(school_classes.teacher, id), eq(school_classes.nameKey, nameKey(name)));
  const [known] = await db.select().from(school_classes).where(isIt);
  if (known && known.id !== but)
    throw new ServiceError('CLASS_EXISTS', 'a class has this name', { isArchived: known.archivedAt !== null });
}

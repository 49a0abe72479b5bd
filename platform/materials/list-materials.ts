import { and, desc, eq, like, ne, or } from '@payloadcms/db-postgres/drizzle';
import type { Material, MaterialHead } from '@/lib/materials/contract';
import type { MaterialKind } from '@/lib/materials/material';
import { searchKey } from '@/lib/classes/student';
import { materials } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { containing, pageLength, pagesOf, type Paged } from '@/platform/kernel/database/paged';
import { headColumns, requireMaterial, toHead, toMaterial } from './material-rows';

type Input = { page: number; search?: string | undefined; kind?: MaterialKind | undefined; ready: boolean };

/** The teacher's own, the last changed first. `ready`: without problems that may not be given. */
export async function listMaterials({ ctx, input }: Asked<Input>): Promise<Paged<MaterialHead>> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const isWanted = and(
    eq(materials.teacher, teacher.id),
    input.kind ? eq(materials.kind, input.kind) : undefined,
    input.search ? like(materials.titleKey, containing(searchKey(input.search))) : undefined,
    input.ready ? or(ne(materials.kind, 'problem'), eq(materials.state, 'proved')) : undefined,
  );
  const count = await db.$count(materials, isWanted);
  const found = await db
    .select(headColumns)
    .from(materials)
    .where(isWanted)
    .orderBy(desc(materials.changedAt), desc(materials.id))
    .limit(pageLength)
    .offset((input.page - 1) * pageLength);
  return { items: found.map(toHead), pages: pagesOf(count), count };
}

export async function getMaterial({ ctx, input }: Asked<{ id: string }>): Promise<Material> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  return toMaterial(ctx, db, await requireMaterial(db, teacher, input.id));
}

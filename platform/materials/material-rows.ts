import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Material, MaterialContent, MaterialHead } from '@/lib/materials/contract';
import type { Judged } from '@/lib/homework/own-problem';
import { materials } from '@/platform/payload-generated-schema';
import type { Context } from '@/platform/kernel/context';
import { iso, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { Teacher } from '@/platform/classes/access/require-teacher';
import { fileOf, toShown } from './file-rows';

export type MaterialRow = typeof materials.$inferSelect;

export const contentOf = ({ content }: Pick<MaterialRow, 'content'>) => content as MaterialContent;
export const judgedOf = ({ judged }: Pick<MaterialRow, 'judged'>) => judged as Judged | null;

/** The columns of a list, without the content of the boards. */
export const headColumns = {
  publicId: materials.publicId,
  kind: materials.kind,
  title: materials.title,
  state: materials.state,
  changedAt: materials.changedAt,
};

export const toHead = (row: Pick<MaterialRow, keyof typeof headColumns>): MaterialHead => ({
  id: row.publicId,
  kind: row.kind,
  title: row.title,
  state: row.state,
  changedAt: iso(row.changedAt),
});

/** A material for its teacher, with the file it shows. */
export async function toMaterial(
  ctx: Pick<Context, 'payload' | 'now'>,
  db: Database,
  row: MaterialRow,
): Promise<Material> {
  const file = row.kind === 'file' ? await fileOf(db, row.id) : null;
  return {
    ...toHead(row),
    revision: row.revision,
    content: contentOf(row),
    file: file && toShown({ ctx, user: row.teacher }, file),
    objections: judgedOf(row)?.objections ?? [],
  };
}

/** A material of the teacher's own; those of others count as unknown. @throws ServiceError MATERIAL_UNKNOWN */
export async function requireMaterial(db: Database, { id }: Pick<Teacher, 'id'>, publicId: string) {
  const [row] = await db
    .select()
    .from(materials)
    .where(and(eq(materials.teacher, id), eq(materials.publicId, publicId)));
  if (!row) throw new ServiceError('MATERIAL_UNKNOWN', 'no such material', { material: publicId });
  return row;
}

/** Several materials for a lesson, in the order of the ids, each once. @throws ServiceError MATERIAL_UNKNOWN, MATERIAL_NOT_PROVED */
export async function requireShareable(db: Database, { id }: Pick<Teacher, 'id'>, publicIds: readonly string[]) {
  const wanted = [...new Set(publicIds)];
  if (wanted.length === 0) return [];
  const found = await db
    .select({ id: materials.id, ...headColumns })
    .from(materials)
    .where(and(eq(materials.teacher, id), inArray(materials.publicId, wanted)));
  const by = new Map(found.map((row) => [row.publicId, row]));
  return wanted.map((publicId) => {
    const row = by.get(publicId);
    if (!row) throw new ServiceError('MATERIAL_UNKNOWN', 'no such material', { material: publicId });
    if (row.kind === 'problem' && row.state !== 'proved')
      throw new ServiceError('MATERIAL_NOT_PROVED', 'the search has not agreed with it', { title: row.title });
    return row;
  });
}

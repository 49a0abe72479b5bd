import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { Material, MaterialChange, MaterialContent, NewMaterial } from '@/lib/materials/contract';
import { faultOf } from '@/lib/materials/board-page';
import { maxMaterials } from '@/lib/materials/material';
import { nameKey } from '@/lib/kernel/person/person-name';
import { checkPosition } from '@/lib/go/position';
import { playRule } from '@/lib/go/rules';
import { materials } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockTeacher, requireTeacher } from '@/platform/classes/access/require-teacher';
import { attachFile, requireSameFile } from './files/attach-file';
import { requireMaterial, toMaterial } from './material-rows';

/** @throws ServiceError PAGE_WRONG, PROBLEM_WRONG, TOO_MANY_MATERIALS; of a file MATERIAL_UNKNOWN, ALT_REQUIRED */
export async function addMaterial({ ctx, input }: Asked<NewMaterial>): Promise<Material> {
  const teacher = await requireTeacher(ctx);
  rejectWrong(input.content);
  const changedAt = ctx.now().toISOString();
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockTeacher(db, teacher);
    const isTheirs = eq(materials.teacher, teacher.id);
    const [made] = await db
      .select()
      .from(materials)
      .where(and(isTheirs, eq(materials.requestKey, input.key)));
    if (made) return toMaterial(ctx, db, made);
    if ((await db.$count(materials, isTheirs)) >= maxMaterials)
      throw new ServiceError('TOO_MANY_MATERIALS', `at most ${maxMaterials}`);
    const [row] = await db
      .insert(materials)
      .values({
        publicId: randomBytes(8).toString('hex'),
        teacher: teacher.id,
        requestKey: input.key,
        kind: input.content.kind,
        content: input.content,
        changedAt,
        title: input.title,
        titleKey: nameKey(input.title),
        state: input.content.kind === 'problem' ? 'unjudged' : null,
      })
      .returning();
    if (input.content.kind === 'file') await attachFile(db, teacher, row!.id, input.content);
    return toMaterial(ctx, db, row!);
  });
}

/**
 * A change of a problem's board, goal or answers discards its verdict: it may not be given until it is judged anew.
 * @throws ServiceError PAGE_WRONG, PROBLEM_WRONG, ALT_REQUIRED, MATERIAL_UNKNOWN; STATE_CHANGED if another device has changed it first
 */
export async function changeMaterial({ ctx, input }: Asked<MaterialChange & { id: string }>): Promise<Material> {
  const teacher = await requireTeacher(ctx);
  rejectWrong(input.content);
  return inTransaction(ctx.payload, async ({ db }) => {
    const row = await requireMaterial(db, teacher, input.id);
    if (row.kind !== input.content.kind) throw new ServiceError('MATERIAL_UNKNOWN', 'it is of another kind');
    if (input.content.kind === 'file') await requireSameFile(db, row, input.content);
    const isNew = !isDeepStrictEqual(row.content, input.content);
    const [changed] = await db
      .update(materials)
      .set({
        title: input.title,
        titleKey: nameKey(input.title),
        content: input.content,
        ...(row.kind === 'problem' && isNew && { judged: null, state: 'unjudged' as const }),
        revision: sql`${materials.revision} + 1`,
        changedAt: ctx.now().toISOString(),
      })
      .where(and(eq(materials.id, row.id), eq(materials.revision, input.revision)))
      .returning();
    if (!changed) throw new ServiceError('STATE_CHANGED', 'it was changed meanwhile');
    return toMaterial(ctx, db, changed);
  });
}

/** Rejects what is impossible on a board. What is only unfinished in a problem is reported when it is judged. */
function rejectWrong(content: MaterialContent): void {
  if (content.kind === 'file') return;
  if (content.kind === 'problem') {
    const [wrong] = checkPosition(content.position);
    if (wrong) throw new ServiceError('PROBLEM_WRONG', 'it cannot stand on a board', { reason: 'position' });
    return;
  }
  const fault = faultOf(content, playRule);
  if (fault) throw new ServiceError('PAGE_WRONG', 'it cannot be shown', { reason: fault.code, step: fault.step });
}

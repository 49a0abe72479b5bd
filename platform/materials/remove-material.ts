import { eq } from '@payloadcms/db-postgres/drizzle';
import { lesson_materials, material_files, materials } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockTeacher, requireTeacher } from '@/platform/classes/access/require-teacher';
import { disownFiles } from './files/remove-files';
import { requireMaterial } from './material-rows';

/** @throws ServiceError MATERIAL_UNKNOWN; MATERIAL_IN_USE as long as a lesson has it, archived or not */
export async function removeMaterial({ ctx, input }: Asked<{ id: string }>): Promise<{ done: true }> {
  const teacher = await requireTeacher(ctx);
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockTeacher(db, teacher);
    const row = await requireMaterial(db, teacher, input.id);
    if ((await db.$count(lesson_materials, eq(lesson_materials.material, row.id))) > 0)
      throw new ServiceError('MATERIAL_IN_USE', 'a lesson has it');
    await disownFiles(db, eq(material_files.material, row.id));
    await db.delete(materials).where(eq(materials.id, row.id));
    return { done: true as const };
  });
}

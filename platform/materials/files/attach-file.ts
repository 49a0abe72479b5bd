import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { needsAlt, type MaterialFileType } from '@/lib/materials/material-file';
import { material_files as files } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { Teacher } from '@/platform/classes/access/require-teacher';
import { fileOf, type FileRow } from '../file-rows';

type FileContent = { file: string; alt: string };

/**
 * Attaches a stored file of the teacher's to a new material; no other may show it then.
 * @throws ServiceError MATERIAL_UNKNOWN, ALT_REQUIRED
 */
export async function attachFile(
  db: Database,
  teacher: Teacher,
  material: number,
  content: FileContent,
): Promise<void> {
  const isFree = and(eq(files.teacher, teacher.id), eq(files.state, 'STORED'), isNull(files.material));
  const [row] = await db
    .update(files)
    .set({ material })
    .where(and(eq(files.publicId, content.file), isFree))
    .returning();
  if (!row) throw new ServiceError('MATERIAL_UNKNOWN', 'no such file');
  requireAlt(row, content);
}

/** Requires that a material keeps its file. @throws ServiceError MATERIAL_UNKNOWN, ALT_REQUIRED */
export async function requireSameFile(db: Database, material: { id: number }, content: FileContent): Promise<void> {
  const row = await fileOf(db, material.id);
  if (row?.publicId !== content.file) throw new ServiceError('MATERIAL_UNKNOWN', 'it has another file');
  requireAlt(row, content);
}

function requireAlt({ mime }: Pick<FileRow, 'mime'>, { alt }: FileContent): void {
  if (needsAlt(mime as MaterialFileType, alt)) throw new ServiceError('ALT_REQUIRED', 'what the picture shows');
}

import { eq } from '@payloadcms/db-postgres/drizzle';
import type { SentFile, ShownFile } from '@/lib/materials/files-contract';
import { isMaterialFileType, type MaterialFileType } from '@/lib/materials/material-file';
import { material_files as files } from '@/platform/payload-generated-schema';
import type { Context } from '@/platform/kernel/context';
import type { Database } from '@/platform/kernel/database/database';
import { linkToFile } from './files/file-link';

export type FileRow = typeof files.$inferSelect;
type Reader = { ctx: Pick<Context, 'payload' | 'now'>; user: number };

const typeOf = (mime: string | null): MaterialFileType | null => (isMaterialFileType(mime) ? mime : null);

/** A file as its teacher sees it during the upload. */
export const toSent = ({ ctx, user }: Reader, row: FileRow): SentFile => ({
  id: row.publicId,
  mime: typeOf(row.mime),
  size: row.size,
  received: row.received,
  state: row.state === 'RECEIVING' && row.received >= row.size ? 'CHECKING' : row.state,
  url: row.state === 'STORED' ? linkToFile(ctx.payload.secret, row.publicId, user, ctx.now()) : null,
});

/** A stored file as its material shows it to one person, who has the right to see it. */
export const toShown = ({ ctx, user }: Reader, row: Pick<FileRow, 'publicId' | 'mime' | 'size'>): ShownFile => ({
  mime: row.mime as MaterialFileType,
  size: row.size,
  url: linkToFile(ctx.payload.secret, row.publicId, user, ctx.now()),
});

/** The file of a material; null: it has none. */
export async function fileOf(db: Database, material: number): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.material, material));
  return row ?? null;
}

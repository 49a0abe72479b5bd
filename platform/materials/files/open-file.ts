import { and, eq, or } from '@payloadcms/db-postgres/drizzle';
import { savedAs, type MaterialFileType } from '@/lib/materials/material-file';
import { material_files as files, materials } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { isSharedWith } from '../learner/shared-lessons';
import { privateFiles } from '@/platform/kernel/files/private-files';
import { ServiceError } from '@/platform/kernel/service-error';
import { isLinkGood } from './file-link';

type Link = { id: string; for: number; until: number; signature: string };

/**
 * The file of a link until it expires, as long as its account is the teacher's, or may read a lesson that has the file.
 * @throws ServiceError LINK_ENDED for an expired or altered link, and for a file that the account may not see, or no longer
 */
export async function openMaterialFile({ ctx: { payload, now }, input }: Asked<Link>) {
  const db = database(payload);
  const mayRead = or(eq(files.teacher, input.for), isSharedWith(db, input.for, files.material));
  const [row] = isLinkGood(payload.secret, input, now())
    ? await db
        .select({ mime: files.mime, title: materials.title })
        .from(files)
        .leftJoin(materials, eq(materials.id, files.material))
        .where(and(eq(files.publicId, input.id), eq(files.state, 'STORED'), mayRead))
    : [];
  if (!row) throw new ServiceError('LINK_ENDED', 'the link is over or not right');
  const mime = row.mime as MaterialFileType;
  return { row: { name: savedAs(row.title ?? input.id, mime), mime }, bytes: await privateFiles().get(input.id) };
}

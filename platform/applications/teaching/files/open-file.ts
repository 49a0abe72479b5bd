import { and, eq, type SQL } from '@payloadcms/db-postgres/drizzle';
import { pathOf } from '@/lib/kernel/api/operation';
import { teachingOperations } from '@/lib/applications/teaching-contract';
import { request_files as applicationFiles } from '@/platform/payload-generated-schema';
import type { Asked, System } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { isSignatureOf, signatureOf } from '@/platform/kernel/secrets/signed-address';
import { openOwnApplication, type Opened } from '../../person';
import type { FileRow } from '../shown';
import { privateFiles } from '@/platform/kernel/files/private-files';

const validFor = 600_000;

const subjectOf = (id: string, until: number) => `request-file.${id}.${until}`;

/** An address that opens one stored document for ten minutes. The caller must have checked the right to see it. */
export function addressOfFile(secret: string, id: string, now: Date): { url: string; expiresAt: string } {
  const until = now.getTime() + validFor;
  const query = new URLSearchParams({ until: String(until), signature: signatureOf(secret, subjectOf(id, until)) });
  return { url: `/api/${pathOf(teachingOperations.file, { id })}?${query}`, expiresAt: new Date(until).toISOString() };
}

export async function linkToFile({
  ctx,
  input: { id, ...opened },
}: Asked<Opened & { id: string }>): Promise<{ url: string; expiresAt: string }> {
  const application = await openOwnApplication({ ctx, input: opened });
  return linkToStored(ctx, and(eq(applicationFiles.request, application.id), eq(applicationFiles.publicId, id)), id);
}

/** For staff who read applications; the back office has checked the caller. */
export const staffLinkToFile = (system: System, id: string) =>
  linkToStored(system, eq(applicationFiles.publicId, id), id);

async function linkToStored({ payload, now }: System, isThis: SQL | undefined, id: string) {
  const [row] = await database(payload).select({ state: applicationFiles.state }).from(applicationFiles).where(isThis);
  if (row?.state !== 'STORED') throw new ServiceError('NOT_FOUND', 'no such file');
  return addressOfFile(payload.secret, id, now());
}

/** @throws ServiceError NOT_FOUND for a signature that is wrong or expired, and for a document that is not stored */
export async function readFile({
  ctx: { payload, now },
  input: { id, until, signature },
}: Asked<{ id: string; until: number; signature: string }>): Promise<{ row: FileRow; bytes: Buffer }> {
  const isRight = isSignatureOf(payload.secret, subjectOf(id, until), signature);
  const [row] =
    isRight && until > now().getTime()
      ? await database(payload).select().from(applicationFiles).where(eq(applicationFiles.publicId, id))
      : [];
  if (row?.state !== 'STORED') throw new ServiceError('NOT_FOUND', 'no such file');
  return { row, bytes: await privateFiles().get(row.publicId) };
}

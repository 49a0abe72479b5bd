import { randomUUID } from 'node:crypto';
import { and, eq, notInArray } from '@payloadcms/db-postgres/drizzle';
import type { PersonalApplication } from '@/lib/applications/contract';
import { closedStates } from '@/lib/applications/states';
import { request_files as applicationFiles, requests } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, sql, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { newReference } from '../begin';
import { createApplication } from '../move';
import { openOwnApplication, type Opened } from '../person';
import { personalApplication } from '../personal-application';
import { lockApplication, type ApplicationRow } from '../application-rows';
import { answersOf, applicationKey } from '../teaching-application';
import { privateFiles } from '@/platform/kernel/files/private-files';
import { filesOf, mayRenew } from './shown';

/**
 * Begins the application for the next year: a draft with the same answers and copies of the same documents, which the
 * applicant checks, consents to again and submits. A repeated request returns the same draft.
 * @throws ServiceError STATE_CHANGED before the last sixty days of the year
 */
export async function renewApplication({ ctx, input }: Asked<Opened>): Promise<PersonalApplication> {
  const { secret } = ctx.payload;
  const now = ctx.now();
  const { id } = await openOwnApplication({ ctx, input });
  return inTransaction(ctx.payload, async ({ db }) => {
    const row = await lockApplication(db, id);
    if (!mayRenew(row, now)) throw new ServiceError('STATE_CHANGED', 'not to be renewed now');
    const next = (await begunRenewal(db, row)) ?? (await begin(db, row, secret, now));
    return personalApplication(db, secret, next, now);
  });
}

async function begunRenewal(db: Database, { reference }: ApplicationRow): Promise<ApplicationRow | null> {
  const renewsThis = eq(sql`${requests.answers} ->> 'renews'`, reference);
  const [found] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.kind, 'teaching'), renewsThis, notInArray(requests.state, [...closedStates])));
  return found ?? null;
}

async function begin(db: Database, row: ApplicationRow, secret: string, now: Date): Promise<ApplicationRow> {
  const { kind, user, region, locale, name, email, phone, reference } = row;
  const { consent: _, fee: __, keepsRole: ___, ...answers } = answersOf(row);
  const next = await createApplication(
    db,
    {
      kind,
      user,
      region,
      locale,
      name,
      email,
      phone,
      reference: newReference('P'),
      answers: { ...answers, renews: reference },
      dedupeKey: applicationKey(email, name, reference),
      linkVersion: 1,
    },
    'draft',
    { secret, now, by: { actor: 'person' } },
  );
  for (const { name: fileName, mime, size, received, sha256, state, publicId } of await filesOf(db, row)) {
    if (state !== 'STORED') continue;
    const copy = randomUUID();
    await privateFiles().put(copy, await privateFiles().get(publicId));
    await db
      .insert(applicationFiles)
      .values({ request: next.id, publicId: copy, name: fileName, mime, size, received, sha256, state });
  }
  return next;
}

import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { addDays } from 'date-fns';
import type { PersonalApplication, ApplicationFile } from '@/lib/applications/contract';
import { isToRenew } from '@/lib/applications/renewal';
import { request_files as applicationFiles } from '@/platform/payload-generated-schema';
import { isoOrNull, type Database } from '@/platform/kernel/database/database';
import type { ApplicationRow } from '../application-rows';
import { bankDetails, applicationSettings } from '../application-settings';

export type FileRow = typeof applicationFiles.$inferSelect;

/** The yearly fee, in the main unit of `feeCurrency` (docs/product.md, "Teaching programme"). */
export const usualFee = 4800;
export const feeCurrency = 'NTD' as const;
/** Days that an applicant has to answer, counted from their last change. */
export const answerDays = 30;

/** A document as the applicant sees it. */
export const fileOf = ({ publicId, name, mime, size, received, state }: FileRow): ApplicationFile => ({
  id: publicId,
  name,
  mime,
  size,
  received,
  state: state === 'RECEIVING' && received >= size ? 'CHECKING' : state,
});

export function filesOf(db: Database, { id }: Pick<ApplicationRow, 'id'>): Promise<FileRow[]> {
  return db.select().from(applicationFiles).where(eq(applicationFiles.request, id)).orderBy(asc(applicationFiles.id));
}

/** Whether the year can be renewed: from sixty days before its end, and after it. */
export function mayRenew({ kind, state, overAt }: ApplicationRow, now: Date): boolean {
  if (kind !== 'teaching' || !overAt) return false;
  return state === 'EXPIRED' || (state === 'ACTIVE' && isToRenew(new Date(overAt), now));
}

/** By when the applicant must answer a question; null: there is none. */
export const answerBy = ({ state, updatedAt }: ApplicationRow): string | null =>
  state === 'NEEDS_MORE' ? addDays(new Date(updatedAt), answerDays).toISOString() : null;

type Shown = Pick<PersonalApplication, 'files' | 'payment' | 'answerBy' | 'activeUntil' | 'mayRenew'>;

/** What a teaching application shows besides the fields of every application. */
export async function shownOfTeaching(db: Database, row: ApplicationRow, now: Date): Promise<Shown> {
  if (row.kind !== 'teaching') return { files: [], payment: null, answerBy: null, activeUntil: null, mayRenew: false };
  return {
    files: (await filesOf(db, row)).map(fileOf),
    payment: row.state === 'APPROVED' ? await paymentOf(db, row) : null,
    answerBy: answerBy(row),
    activeUntil: isoOrNull(row.overAt),
    mayRenew: mayRenew(row, now),
  };
}

/** What an approved application has to pay, and the bank account. */
export async function paymentOf(db: Database, row: ApplicationRow): Promise<NonNullable<Shown['payment']>> {
  const fee = (row.answers as PersonalApplication['answers'] | null)?.fee;
  return {
    // The fee at the time of the approval.
    amount: typeof fee === 'number' ? fee : ((await applicationSettings(db))?.teachingFee ?? usualFee),
    currency: feeCurrency,
    reference: row.paymentReference ?? row.reference,
    bankDetails: await bankDetails(db, row.locale),
  };
}

import { eq } from '@payloadcms/db-postgres/drizzle';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { championships } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { transactionOf } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { readResults, type Result } from './results-sheet';
import { winnerText } from './winner-text';

type InLanguages<T> = Partial<Record<Locale, T>>;
/** As Payload gives a document in every language at once. */
type Event = {
  _status?: 'draft' | 'published' | null;
  title: InLanguages<string>;
  groups?: { id?: string | null; name: InLanguages<string> }[] | null;
  results?: { id?: string | null; group: InLanguages<string>; winners?: InLanguages<string[]> }[] | null;
};

/**
 * Enters a group's results from a sheet, in every language that the championship is written in, and replaces earlier results of the group. They are
 * stored in the document like results typed by hand and are edited there. If staff have a draft, they are added to the draft.
 * @throws ServiceError VALIDATION_FAILED with { line, why }
 */
export async function enterResults({
  ctx: { payload },
  input: { id, groupId, sheet },
}: AskedByStaff<{ id: number; groupId: string; sheet: string }>): Promise<void> {
  const read = readResults(sheet);
  if (!Array.isArray(read)) throw new ServiceError('VALIDATION_FAILED', 'the sheet cannot be read', read);
  // One transaction: all languages are written, or none.
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    await enter(req, { id, groupId, read });
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

async function enter(
  req: PayloadRequest,
  { id, groupId, read }: { id: number; groupId: string; read: Result[] },
): Promise<void> {
  const event = await readEvent(req, id);
  const group = event.groups?.find((one) => one.id === groupId);
  if (!group) throw new ServiceError('NOT_FOUND', 'no such group');
  const isThisGroup = ({ group: name }: { group: InLanguages<string> }) =>
    locales.some((locale) => name[locale] && name[locale] === group.name[locale]);
  const before = event.results ?? [];
  const rows = before.some(isThisGroup) ? before : [...before, { group: group.name }];
  let ids: (string | null | undefined)[] = rows.map((row) => ('id' in row ? row.id : undefined));
  for (const locale of locales.filter((one) => event.title[one])) {
    const results = rows.map((row, index) => ({
      ...(ids[index] && { id: ids[index] }),
      group: row.group[locale] ?? anyOf(row.group),
      winners: isThisGroup(row)
        ? read.map((result) => winnerText(locale, result))
        : ('winners' in row && row.winners?.[locale]) || [],
    }));
    const saved = await req.payload.update({
      collection: 'championships',
      req,
      id,
      locale,
      depth: 0,
      draft: event._status === 'draft',
      data: { results, _status: event._status ?? 'draft' },
    });
    // The next language updates the same rows.
    ids = (saved.results ?? []).map((row) => row.id);
  }
}

/** Reads the championship and locks its row, so that no other results are entered until this transaction ends. */
async function readEvent(req: PayloadRequest, id: number): Promise<Event> {
  const db = await transactionOf(req);
  await db.select({ id: championships.id }).from(championships).where(eq(championships.id, id)).for('update');
  const found = await req.payload.findByID({
    collection: 'championships',
    req,
    id,
    locale: 'all',
    draft: true,
    depth: 0,
    disableErrors: true,
  });
  if (!found) throw new ServiceError('NOT_FOUND', 'no such championship');
  return found as unknown as Event;
}

const anyOf = (text: InLanguages<string>) => Object.values(text).find(Boolean) ?? '';

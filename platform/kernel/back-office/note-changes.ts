import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { writeEntry, type AuditEntry } from '@/platform/kernel/database/audit-entry';
import { transactionOf } from '@/platform/kernel/database/database';
import { auditEntriesField, type AuditEntriesOf } from './audit-fields';

type Doc = Record<string, unknown>;
/** What was there and what is there now; neither where it is nobody's to read from a log. */
export type Change = { field: string; from?: unknown; to?: unknown };

const unimportant = new Set(['id', 'createdAt', 'updatedAt', 'globalType', 'sessions', 'salt', 'hash', 'collection']);
const longest = 120;

/** Which fields of two versions of a document differ, by path: 'price.NTD.sellPrice'. The rows of a list are one field. */
export function changesBetween(before: Doc, after: Doc, parent = ''): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): Change[] => {
    const [from, to] = [plain(before[name]), plain(after[name])];
    const field = `${parent}${name}`;
    if (!parent && unimportant.has(name)) return [];
    if (isGroup(from ?? {}) && isGroup(to ?? {}) && (from ?? to) !== null)
      return changesBetween((from ?? {}) as Doc, (to ?? {}) as Doc, `${field}.`);
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    return [isShort(from) && isShort(to) ? { field, from, to } : { field }];
  });
}

/** A written text (`root`) is one field too. */
const isGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('root' in value);
const isShort = (value: unknown): boolean =>
  value === null || (typeof value !== 'object' && String(value).length <= longest);

/** A related document is its id, however deep it was read; nothing is nothing, however it is written. */
function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('id' in value && typeof value.id === 'number') return value.id;
  const fields = Object.entries(value).map(([name, inner]) => [name, plain(inner)] as const);
  return Object.fromEntries(fields.filter(([, inner]) => inner !== null));
}

/** Changes of which only the field is told: `shown` names the others. */
const told = (changes: Change[], shown: 'all' | readonly string[]): Change[] =>
  changes.map((change) => (shown === 'all' || shown.includes(change.field) ? change : { field: change.field }));

/** Writes down what a member of staff saved, in the transaction of the save; what the shop itself saves is no action of theirs. */
async function noteSave(
  req: PayloadRequest,
  { table, document, action, input }: Pick<AuditEntry, 'table' | 'document' | 'action' | 'input'>,
): Promise<void> {
  if (req.user?.collection !== 'staff') return;
  const { id, email } = req.user;
  await writeEntry(await transactionOf(req), {
    action,
    table,
    document,
    input,
    staff: Number(id),
    staffEmail: email ?? '',
  });
}

/**
 * Hooks that write into the audit log what staff save by a table's form: which fields were changed, and from what to what.
 * @param shown the fields whose values may stand there; where a table is about people, few
 */
function noteChanges(shown: 'all' | readonly string[]): {
  afterChange: CollectionAfterChangeHook;
  afterDelete: CollectionAfterDeleteHook;
} {
  return {
    afterChange: async ({ collection, doc, previousDoc, operation, req }) => {
      // What other tables say of it is no part of it.
      const joined = Object.values(collection.joins).flatMap((joins) => joins.map(({ joinPath }) => joinPath));
      const own = (version: unknown) =>
        Object.fromEntries(Object.entries((version ?? {}) as Doc).filter(([name]) => !joined.includes(name)));
      const changes = operation === 'create' ? [] : changesBetween(own(previousDoc), own(doc));
      if (operation === 'update' && typeof req.data?.password === 'string') changes.push({ field: 'password' });
      if (operation === 'update' && changes.length === 0) return;
      await noteSave(req, {
        action: operation,
        table: collection.slug,
        document: String(doc.id),
        input: changes.length > 0 ? { locale: req.locale, changes: told(changes, shown) } : null,
      });
    },
    afterDelete: ({ collection, doc, req }) => {
      const { useAsTitle = 'id' } = collection.admin;
      // Whose it was is told, where it was somebody's.
      const which =
        shown === 'all'
          ? { title: doc[useAsTitle] ?? doc.code ?? doc.handle }
          : doc.user
            ? { user: plain(doc.user) }
            : null;
      return noteSave(req, { action: 'delete', table: collection.slug, document: String(doc.id), input: which });
    },
  };
}

/** The same for a page of settings, of which there is one. */
export const noteSettings =
  (shown: 'all' | readonly string[]): GlobalAfterChangeHook =>
  async ({ global, doc, previousDoc, req }) => {
    const changes = changesBetween((previousDoc ?? {}) as Doc, doc as Doc);
    if (changes.length === 0) return;
    const input = { locale: req.locale, changes: told(changes, shown) };
    await noteSave(req, { action: 'update', table: global.slug, document: null, input });
  };

/** A table whose saves by staff are written down, and shown on the document's page. */
export const noted = (
  config: CollectionConfig,
  shown: 'all' | readonly string[],
  ...also: readonly AuditEntriesOf[]
): CollectionConfig => {
  const { afterChange, afterDelete } = noteChanges(shown);
  return {
    ...config,
    fields: [...config.fields, auditEntriesField({ table: config.slug, by: 'id' }, ...also)],
    hooks: {
      ...config.hooks,
      afterChange: [...(config.hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(config.hooks?.afterDelete ?? []), afterDelete],
    },
  };
};

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
/** The value before and after; both are left out if the log must not show them. */
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

/** A rich text (`root`) counts as one field too. */
const isGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('root' in value);
const isShort = (value: unknown): boolean =>
  value === null || (typeof value !== 'object' && String(value).length <= longest);

/** Normalizes a value: a related document becomes its id, at any read depth, and all forms of empty become null. */
function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('id' in value && typeof value.id === 'number') return value.id;
  const fields = Object.entries(value).map(([name, inner]) => [name, plain(inner)] as const);
  return Object.fromEntries(fields.filter(([, inner]) => inner !== null));
}

/** Removes the values of changes, except for the fields in `shown`. */
const withoutHidden = (changes: Change[], shown: 'all' | readonly string[]): Change[] =>
  changes.map((change) => (shown === 'all' || shown.includes(change.field) ? change : { field: change.field }));

/** Logs a save by a member of staff, in the transaction of the save. Saves by the shop itself are not logged. */
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
 * @param shown the fields whose values may be logged; few for tables about people
 */
function noteChanges(shown: 'all' | readonly string[]): {
  afterChange: CollectionAfterChangeHook;
  afterDelete: CollectionAfterDeleteHook;
} {
  return {
    afterChange: async ({ collection, doc, previousDoc, operation, req }) => {
      // Join fields belong to other tables.
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
        input: changes.length > 0 ? { locale: req.locale, changes: withoutHidden(changes, shown) } : null,
      });
    },
    afterDelete: ({ collection, doc, req }) => {
      const { useAsTitle = 'id' } = collection.admin;
      // In tables about people only the user's id is logged.
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

/** The same for a global. */
export const noteSettings =
  (shown: 'all' | readonly string[]): GlobalAfterChangeHook =>
  async ({ global, doc, previousDoc, req }) => {
    const changes = changesBetween((previousDoc ?? {}) as Doc, doc as Doc);
    if (changes.length === 0) return;
    const input = { locale: req.locale, changes: withoutHidden(changes, shown) };
    await noteSave(req, { action: 'update', table: global.slug, document: null, input });
  };

/** A table whose saves by staff are logged and shown on the document's page. */
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

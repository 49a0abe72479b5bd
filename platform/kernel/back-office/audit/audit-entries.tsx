import type { I18nClient } from '@payloadcms/translations';
import type { Payload, TypedUser, Where } from 'payload';
import { listAddress } from '@/platform/kernel/back-office/list-address';
import { staffText, textIn } from '@/platform/kernel/back-office/staff-text';
import type { AuditEntriesOf } from '@/platform/kernel/back-office/audit-fields';
import { AuditEntryItem } from './audit-entry';

type Props = {
  payload: Payload;
  i18n: I18nClient;
  user?: TypedUser | null;
  id?: number | string;
  data?: Record<string, unknown>;
  of: readonly AuditEntriesOf[];
};
const shown = 20;
const texts = {
  auditEntries: staffText('What staff did', '操作紀錄', '操作记录', '操作履歴'),
  all: staffText('All {n} entries', '全部 {n} 筆', '全部 {n} 条', '全{n}件を見る'),
};

/** What staff did to this document, the newest first. Hidden for roles that may not read the audit log. */
export async function AuditEntries({ payload, i18n, user, id, data, of }: Props) {
  const known = of.flatMap(({ table, by }) => {
    const isPage = payload.config.globals.some(({ slug }) => slug === table);
    const name = by === 'id' ? (id ?? data?.id) : data?.[by];
    return isPage || name ? [{ table, document: isPage ? null : String(name) }] : [];
  });
  if (known.length === 0) return null;
  const where: Where = {
    or: known.map(({ table, document }): Where => {
      const ofTable: Where = { table: { equals: table } };
      return document === null ? ofTable : { and: [ofTable, { document: { equals: document } }] };
    }),
  };
  const found = await payload
    .find({
      collection: 'auditLog',
      where,
      sort: '-createdAt',
      limit: shown,
      depth: 0,
      overrideAccess: false,
      user: user ?? null,
    })
    // Forbidden: this role does not read the log.
    .catch(() => null);
  if (!found || found.totalDocs === 0) return null;
  const { language } = i18n;
  const [{ table, document } = { table: '', document: null }] = known;
  const all = listAddress(payload.config.routes.admin, {
    collection: 'auditLog',
    where: [['table', 'equals', table], ...(document === null ? [] : [['document', 'equals', document] as const])],
  });
  return (
    <section className="field-type audit-entries" aria-label={textIn(texts.auditEntries, language)}>
      <h3>{textIn(texts.auditEntries, language)}</h3>
      <ol>
        {found.docs.map((entry) => (
          <li key={entry.id}>
            <AuditEntryItem entry={entry} language={language} />
          </li>
        ))}
      </ol>
      {found.totalDocs > shown && (
        <a href={all}>{textIn(texts.all, language).replace('{n}', String(found.totalDocs))}</a>
      )}
    </section>
  );
}

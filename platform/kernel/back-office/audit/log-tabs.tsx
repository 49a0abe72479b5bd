import type { I18nClient } from '@payloadcms/translations';
import type { Payload } from 'payload';
import { listAddress } from '@/platform/kernel/back-office/list-address';
import { staffText, textIn } from '@/platform/kernel/back-office/staff-text';
import { audit_log as auditLog } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { nameOfTable } from './describe-entry';

type Props = { payload: Payload; i18n: I18nClient; searchParams?: Record<string, unknown> };
const texts = {
  tables: staffText('What was changed', '操作對象', '操作对象', '操作の対象'),
  all: staffText('Everything', '全部', '全部', 'すべて'),
};

/** Above the audit log: one link for each kind of document in it. The list's own filter covers the rest. */
export async function LogTabs({ payload, i18n, searchParams = {} }: Props) {
  const found = await database(payload).selectDistinct({ table: auditLog.table }).from(auditLog);
  const chosen = Object.entries(searchParams).find(([name]) => name.endsWith('[table][equals]'))?.[1];
  const { admin } = payload.config.routes;
  const list = (table?: string) =>
    listAddress(admin, { collection: 'auditLog', where: table ? [['table', 'equals', table]] : [] });
  const tabs = found
    .map(({ table }) => ({ table, name: nameOfTable(payload.config, table, i18n.language) }))
    .sort((a, b) => a.name.localeCompare(b.name, i18n.language));
  return (
    <nav className="application-queues" aria-label={textIn(texts.tables, i18n.language)}>
      <ul>
        <li>
          <a href={list()} aria-current={chosen === undefined ? 'page' : undefined}>
            {textIn(texts.all, i18n.language)}
          </a>
        </li>
        {tabs.map(({ table, name }) => (
          <li key={table}>
            <a href={list(table)} aria-current={chosen === table ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

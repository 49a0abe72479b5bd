import type { Payload, TypedUser, Where } from 'payload';
import type { I18nClient } from '@payloadcms/translations';
import { dayNumber, dayText } from '@/lib/kernel/calendar';
import { listAddress, type Condition } from '@/platform/kernel/back-office/list-address';
import { staffText, textIn, localeOfLanguage, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { queues } from './queue';

type SearchParams = Record<string, string | string[] | undefined>;
type Props = { payload: Payload; i18n: I18nClient; user?: TypedUser | null; searchParams?: SearchParams };

const texts = {
  queues: staffText('Queues', '佇列', '队列', '受付一覧'),
  all: staffText('All', '全部', '全部', 'すべて'),
  waits: staffText('{n} waiting', '{n} 件待處理', '{n} 件待处理', '対応待ち{n}件'),
  overdue: staffText('{n} overdue', '{n} 件逾期', '{n} 件逾期', '期限超過{n}件'),
  save: staffText(
    'Save this list as a table (CSV)',
    '將這份列表存成表格（CSV）',
    '将此列表存为表格（CSV）',
    'この一覧を表で保存（CSV）',
  ),
  print: staffText('Print the list of a day', '列印當日名單', '打印当日名单', '当日の名簿を印刷'),
  branch: staffText('Branch', '分校', '校区', '教室'),
  day: staffText('Day', '日期', '日期', '日付'),
};

const whereOf = (conditions: readonly Condition[]): Where => ({
  and: conditions.map(([field, operator, value]) => ({
    [field]: { [operator]: operator === 'exists' ? value === 'true' : value },
  })),
});

/** The kind by which the list is filtered, from its address. */
const kindIn = (searchParams: SearchParams) =>
  Object.entries(searchParams).find(([name]) => name.endsWith('[kind][equals]'))?.[1];

/**
 * Above the list of applications: a queue for each kind with the number of waiting ones, the export of the list, and the
 * form for a branch's day list.
 */
export async function QueueTabs({ payload, i18n, user, searchParams = {} }: Props) {
  const { admin, api } = payload.config.routes;
  const t = (text: StaffText, n?: number) =>
    textIn(text, i18n.language).replace('{n}', (n ?? 0).toLocaleString(localeOfLanguage(i18n.language)));
  const now = new Date();
  const kind = kindIn(searchParams);
  const count = async (conditions: readonly Condition[]) =>
    (
      await payload.count({
        collection: 'requests',
        where: whereOf(conditions),
        overrideAccess: false,
        user: user ?? null,
      })
    ).totalDocs;
  const late: Condition[] = [['dueAt', 'less_than', now.toISOString()]];
  const [overdue, waiting] = await Promise.all([
    count(late),
    Promise.all(queues.map(({ waits }) => (waits ? count(waits(now)) : 0))),
  ]);
  const filter = new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value]) =>
      typeof value === 'string' && /^(?:where\b|search$)/.test(name) ? [[name, value]] : [],
    ),
  );
  const list = (where: readonly Condition[]) => listAddress(admin, { collection: 'requests', where });
  return (
    <div className="application-queues">
      <nav aria-label={t(texts.queues)}>
        <ul>
          <li>
            <a href={list([])} aria-current={filter.size === 0 ? 'page' : undefined}>
              {t(texts.all)}
            </a>
          </li>
          {queues.map((queue, index) => (
            <li key={queue.kind}>
              <a
                href={`${list([['kind', 'equals', queue.kind]])}&sort=${queue.sort}`}
                aria-current={kind === queue.kind ? 'page' : undefined}
              >
                {t(queue.label)}
              </a>
              {queue.waits && waiting[index]! > 0 && (
                <a href={`${list(queue.waits(now))}&sort=dueAt`} className="is-waiting">
                  {t(texts.waits, waiting[index])}
                </a>
              )}
            </li>
          ))}
          {overdue > 0 && (
            <li>
              <a href={`${list(late)}&sort=dueAt`} className="is-overdue">
                {t(texts.overdue, overdue)}
              </a>
            </li>
          )}
        </ul>
      </nav>
      <div className="application-papers">
        <a href={`${api}/requests/export?${filter}`} download>
          {t(texts.save)}
        </a>
        {(kind === undefined || kind === 'trial') && <DayListForm payload={payload} api={api} t={t} now={now} />}
      </div>
    </div>
  );
}

type FormProps = { payload: Payload; api: string; t: (text: StaffText) => string; now: Date };

async function DayListForm({ payload, api, t, now }: FormProps) {
  const { docs } = await payload.find({
    collection: 'stores',
    depth: 0,
    limit: 1000,
    pagination: false,
    sort: 'code',
    select: { name: true, code: true },
    locale: 'all',
  });
  const nameOf = (name: unknown, code: string) =>
    Object.values((name ?? {}) as Record<string, string>).find(Boolean) ?? code;
  return (
    <form action={`${api}/requests/day-list`} target="_blank">
      <label>
        {t(texts.branch)}
        <select name="branch" required>
          {docs.map(({ id, name, code }) => (
            <option key={id} value={id}>
              {nameOf(name, code)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t(texts.day)}
        <input type="date" name="day" required defaultValue={dayText(dayNumber(now))} />
      </label>
      <button type="submit">{t(texts.print)}</button>
    </form>
  );
}

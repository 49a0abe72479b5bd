import type { SanitizedConfig } from 'payload';
import { nameOfField, nameOfValue } from '@/platform/kernel/back-office/with-labels';
import { isStaffText, staffText, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { specOf } from '@/platform/kernel/back-office/staff-action';
import type { Change } from '@/platform/kernel/back-office/note-changes';
import type { AuditLog } from '@/platform/payload-types';

const saves: Record<string, StaffText> = {
  create: staffText('Created', '新增', '新建', '新規作成'),
  update: staffText('Changed', '修改', '修改', '変更'),
  delete: staffText('Deleted', '刪除', '删除', '削除'),
  open: staffText('Opened the conversation', '開啟對話', '打开对话', 'やり取りを閲覧'),
};
const texts = {
  characters: staffText('{n} characters', '{n} 個字元', '{n} 个字符', '{n}文字'),
  changed: staffText('changed', '已修改', '已修改', '変更あり'),
  yes: staffText('yes', '是', '是', 'はい'),
  no: staffText('no', '否', '否', 'いいえ'),
  end: staffText('Result', '結果', '结果', '結果'),
  failed: staffText('It could not be completed', '未能完成', '未能完成', '最後まで完了しませんでした'),
};

type AuditEntry = Pick<AuditLog, 'action' | 'table'> & { input?: unknown };
export type Fact = [name: string, text: string];

/** The label of the action, as on its button: 'Cancel the order', 'Changed'. */
export function nameOfEntry({ table, action }: Pick<AuditEntry, 'action' | 'table'>, language: string): string {
  const label = specOf(table, action)?.label ?? saves[action];
  return label ? textIn(label, language) : action;
}

/** The label of one document of a table. */
export function nameOfTable({ collections, globals }: SanitizedConfig, table: string, language: string): string {
  const label =
    collections.find(({ slug }) => slug === table)?.labels.singular ??
    globals.find(({ slug }) => slug === table)?.label;
  return isStaffText(label) ? textIn(label, language) : table;
}

/** The input, or the changed fields, by the labels that staff see. */
export function factsOf({ table, action, input }: AuditEntry, language: string): Fact[] {
  const { changes, locale, failed, ...typed } = (input ?? {}) as {
    changes?: Change[];
    locale?: string;
    failed?: boolean;
  };
  const fields = specOf(table, action)?.fields ?? [];
  const named = Object.entries(typed).flatMap(([name, value]): Fact[] => {
    const field = fields.find((one) => one.name === name);
    // For a row only its number is stored, which means nothing to a reader.
    if (field?.type === 'row') return [];
    const label = field ? textIn(field.label, language) : nameOfField(table, name, language);
    return [[label, textOf(value, language)]];
  });
  const changed = (changes ?? []).map(({ field, ...values }): Fact => {
    const name = nameOfField(table, field, language);
    if (!('to' in values)) return [name, textIn(texts.changed, language)];
    return [name, `${textOf(values.from, language)} → ${textOf(values.to, language)}`];
  });
  const end: Fact[] = failed ? [[textIn(texts.end, language), textIn(texts.failed, language)]] : [];
  return [...named, ...changed, ...(locale ? [localeFact(locale, language)] : []), ...end];
}

const localeFact = (locale: string, language: string): Fact => [
  nameOfField('', 'locale', language),
  nameOfValue(['locale'], locale, language),
];

function textOf(value: unknown, language: string): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return textIn(value ? texts.yes : texts.no, language);
  if (typeof value !== 'object') return String(value);
  if ('characters' in value) return textIn(texts.characters, language).replace('{n}', String(value.characters));
  return JSON.stringify(value);
}

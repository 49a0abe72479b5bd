import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { initI18n } from '@payloadcms/translations';
import type { Block, Field } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { dictionaries } from '@/platform/back-office/dictionaries';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { isStaffText, languages, staffText, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';
import config from '@/platform/payload.config';

type ShownText = { where: string; text: unknown };
type Language = (typeof languages)[number];

/** Payload's own fields of rows, blocks and the sizes of a picture: the shop does not label them. */
const payloadsOwn = ['id', 'blockName', 'sizes', 'focalX', 'focalY'];

/** A field hidden from the form is still a column that a list offers. */
function shown(field: Field): boolean {
  const { name, hidden, admin } = field as { name?: string; hidden?: boolean; admin?: { disabled?: boolean } };
  return !hidden && !admin?.disabled && !payloadsOwn.includes(name ?? '');
}

/** Everything of a field that staff read, and of those within it. */
function* textsOf(field: Field, parent: string): Generator<ShownText> {
  if (!shown(field)) return;
  const where = 'name' in field && field.name ? `${parent}.${field.name}` : parent;
  if ('name' in field && field.name) yield { where, text: field.label };
  const { description } = (field.admin ?? {}) as { description?: unknown };
  if (description !== undefined) yield { where: `${where} (description)`, text: description };
  if (field.type === 'collapsible') yield { where, text: field.label };
  if (field.type === 'select' || field.type === 'radio')
    for (const option of field.options)
      yield typeof option === 'string'
        ? { where: `${where} = ${option}`, text: option }
        : { where: `${where} = ${option.value}`, text: option.label };
  if (field.type === 'array') {
    yield { where: `${where} (one)`, text: field.labels?.singular };
    yield { where: `${where} (several)`, text: field.labels?.plural };
  }
  if (field.type === 'tabs')
    for (const tab of field.tabs) {
      yield { where: `${where} (tab)`, text: tab.label };
      if (tab.admin?.description) yield { where: `${where} (tab)`, text: tab.admin.description };
      for (const inner of tab.fields) yield* textsOf(inner, 'name' in tab && tab.name ? `${where}.${tab.name}` : where);
    }
  if (field.type === 'blocks')
    for (const block of [...field.blocks, ...(field.blockReferences ?? [])])
      if (typeof block !== 'string') yield* textsOfBlock(block);
  if ('fields' in field) for (const inner of field.fields) yield* textsOf(inner, where);
}

function* textsOfBlock(block: Block): Generator<ShownText> {
  yield { where: `block ${block.slug} (one)`, text: block.labels?.singular };
  yield { where: `block ${block.slug} (several)`, text: block.labels?.plural };
  for (const inner of block.fields) yield* textsOf(inner, block.slug);
}

async function allTexts(): Promise<ShownText[]> {
  const { collections, globals, blocks = [] } = await config;
  const texts: ShownText[] = [];
  for (const { slug, labels, admin, fields } of collections) {
    // Payload's own collections and hidden ones.
    if (admin.hidden) continue;
    texts.push({ where: slug, text: labels.singular }, { where: slug, text: labels.plural });
    texts.push({ where: `${slug} (group)`, text: admin.group });
    for (const field of fields) texts.push(...textsOf(field, slug));
  }
  for (const { slug, label, admin, fields } of globals) {
    texts.push({ where: slug, text: label }, { where: `${slug} (group)`, text: admin?.group });
    for (const field of fields) texts.push(...textsOf(field, slug));
  }
  for (const block of blocks) texts.push(...textsOfBlock(block));
  return texts;
}

/** Names that are written the same everywhere. */
const names = /^(?:LINE|HTML|X|Twitter|WeChat ID|VIP|YouTube|Facebook|Instagram|Discord|WhatsApp)$/;
const asian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const simplified =
  /[标题项这们说时间页课级学单链图预览户栏发货订实备组点击个设绝载价额账号状态购买对选择运输书资讯语费转译类总计减启动话邮编码缩轮换销优门仅应达满赠还让读谁现处试错误网显务员师线赛奖签证据导简体删]/;
const traditional =
  /[標題項這們說時間頁課級學單鏈圖預覽戶欄發貨訂實備組點擊個設絕載價額帳號狀態購買對選擇運輸書資訊語費轉譯類總計減啟動話郵編碼縮輪換銷優門僅應該達滿贈還讓讀誰現處試錯誤網顯務員師線賽獎簽證據導簡體刪]/;

/** What is wrong with one text in four languages. */
function faultsOf(text: StaffText): string[] {
  const faults = languages.filter((language) => !text[language]?.trim()).map((language) => `${language} is empty`);
  for (const language of ['zh-TW', 'zh', 'ja'] as const)
    if (!asian.test(text[language]) && !names.test(text[language])) faults.push(`${language}: ${text[language]}`);
  if (asian.test(text.en)) faults.push(`en: ${text.en}`);
  if (simplified.test(text['zh-TW'])) faults.push(`zh-TW in simplified characters: ${text['zh-TW']}`);
  if (traditional.test(text.zh)) faults.push(`zh in traditional characters: ${text.zh}`);
  return faults;
}

describe('the back office speaks the staff’s language', () => {
  let texts: ShownText[] = [];
  const inLanguage = new Map<Language, Awaited<ReturnType<typeof initI18n>>>();

  beforeAll(async () => {
    texts = await allTexts();
    const { i18n } = await config;
    for (const language of languages)
      inLanguage.set(language, await initI18n({ config: i18n, context: 'client', language }));
  });

  /** Payload labels its own fields from its own translations. */
  const resolved = (text: unknown): unknown =>
    typeof text === 'function'
      ? staffText(
          ...(languages.map((language) => {
            const i18n = inLanguage.get(language);
            return String(text({ i18n, t: i18n?.t }));
          }) as [string, string, string, string]),
        )
      : text;

  it('in every label, description, option, row, tab, block and group', () => {
    expect(texts.length).toBeGreaterThan(300);
    const faults = texts.flatMap(({ where, text }) => {
      const given = resolved(text);
      if (!isStaffText(given)) return [`${where}: ${JSON.stringify(given)} is not in four languages`];
      return faultsOf(given).map((fault) => `${where}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('in every complaint about what somebody wrote', () => {
    expect(
      Object.entries(complaints).flatMap(([name, text]) => faultsOf(text).map((fault) => `${name}: ${fault}`)),
    ).toEqual([]);
  });

  it('finds a text that is missing in one language, or there in English', () => {
    expect(faultsOf(staffText('Title', 'Title', '标题', 'タイトル'))).toEqual(['zh-TW: Title']);
    expect(faultsOf(staffText('Title', '標題', '', 'タイトル'))).toContain('zh is empty');
    expect(faultsOf(staffText('Title', '标题', '标题', 'タイトル'))).toHaveLength(1);
    expect(faultsOf(staffText('Page', '页面', '頁面', 'ページ'))).toHaveLength(2);
  });

  it('wherever four languages are written: actions, tabs, the first page', () => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'platform'], { encoding: 'utf8' });
    const sources = files.split('\n').filter((name) => /\.tsx?$/.test(name) && !name.includes('migrations'));
    const quoted = String.raw`'((?:[^'\\]|\\.)*)'`;
    const call = new RegExp(
      String.raw`\bwords\(\s*${Array(4)
        .fill(quoted)
        .join(String.raw`,\s*`)},?\s*\)`,
      'g',
    );
    const faults = sources.flatMap((name) =>
      [...readFileSync(name, 'utf8').matchAll(call)].flatMap(([, en, zhTW, zh, ja]) =>
        faultsOf(staffText(en!, zhTW!, zh!, ja!)).map((fault) => `${name}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('has one place for each name', () => {
    const all = Object.entries(dictionaries).flatMap(([file, entries]) =>
      Object.keys(entries).map((key) => ({ file, key })),
    );
    const twice = all.filter(({ key }, index) => all.findIndex((other) => other.key === key) !== index);
    expect(twice).toEqual([]);
  });

  it('knows no name that no field has', () => {
    const paths = texts.map(({ where }) => where.replace(/ .*/, ''));
    const unused = Object.values(dictionaries)
      .flatMap((entries) => Object.keys(entries))
      .filter((key) => !paths.some((path) => path === key || path.endsWith(`.${key}`)));
    expect(unused).toEqual([]);
  });

  it('falls back to English for a language it does not speak', () => {
    expect(textIn(staffText('Title', '標題', '标题', 'タイトル'), 'fr')).toBe('Title');
  });
});

import { bankDetails } from '@/platform/seed/application-settings';
import { coursePlans, products } from '@/platform/seed/catalogue/index';
import { editorialContent } from '@/platform/seed/content/index';
import { readTopic, topicCodes } from '@/platform/topics/topics';
import { demoClass } from '@/platform/seed/demo/demo-class-data';
import { demoLectures } from '@/platform/seed/demo/demo-lectures';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { dictionaries } from '@/platform/back-office/dictionaries';
import { isStaffText, languages, localeOfLanguage } from '@/platform/kernel/back-office/staff-text';
import enUS from '@/messages/en-US.json';
import jaJP from '@/messages/ja-JP.json';
import zhCN from '@/messages/zh-CN.json';
import zhTW from '@/messages/zh-TW.json';

export type Text = { where: string; text: string };

const messages: Record<Locale, unknown> = { 'zh-TW': zhTW, 'zh-CN': zhCN, 'en-US': enUS, 'ja-JP': jaJP };

function* stringsIn(value: unknown, where: string): Generator<Text> {
  if (typeof value === 'string') yield { where, text: value };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* stringsIn(item, `${where}.${nameOf(item) ?? index}`);
  else if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* stringsIn(item, where ? `${where}.${key}` : key);
}

function nameOf(item: unknown): string | undefined {
  const { code, slug, id, token, handle } = (item ?? {}) as Record<string, unknown>;
  return [code, slug, id, token, handle].find((name): name is string => typeof name === 'string');
}

/** A block of a page may be for some languages only. */
const isFor = (locale: Locale) => (item: unknown) => {
  const only = (item as { in?: readonly Locale[] } | null)?.in;
  return !only || only.includes(locale);
};

/** One language of everything that is written in four: a `Record<Locale, …>` becomes what it holds for that language. */
function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value))
    return value.filter(isFor(locale)).map((item) => {
      const one = inLanguage(item, locale);
      const name = nameOf(item);
      return name && one && typeof one === 'object' && !Array.isArray(one) ? { ...one, code: name } : one;
    });
  if (!value || typeof value !== 'object') return undefined;
  if (locale in value) {
    const one = (value as Record<string, unknown>)[locale];
    return typeof one === 'boolean' ? undefined : one;
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, inLanguage(item, locale)] as const)
      .filter(([, item]) => item !== undefined),
  );
}

const topics = topicCodes().map(readTopic);

const everywhere = {
  products,
  coursePlans,
  ...editorialContent,
  demoPage: demoClass.page.content,
  demoLectures,
  bankDetails,
};

/** Every text of one language with where it stands. */
export function textsOf(locale: Locale): Text[] {
  const seeded = [...stringsIn(inLanguage(everywhere, locale), '')].filter(({ where }) => !where.endsWith('.code'));
  const lessons = topics.flatMap(({ code, texts }) => [...stringsIn(texts[locale], `topics.${code}`)]);
  return [...seeded, ...lessons, ...stringsIn(messages[locale], 'messages')];
}

export const everyText = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])) as Record<
  Locale,
  Text[]
>;

/** One language of what staff read in the back office. */
function labelsIn(value: unknown, locale: Locale): unknown {
  if (isStaffText(value)) return value[languages.find((language) => localeOfLanguage(language) === locale) ?? 'en'];
  if (!value || typeof value !== 'object') return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, labelsIn(item, locale)]));
}

export const backOfficeText = Object.fromEntries(
  locales.map((locale) => [locale, [...stringsIn(labelsIn({ ...dictionaries, complaints }, locale), 'back office')]]),
) as Record<Locale, Text[]>;

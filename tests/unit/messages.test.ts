import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { defaultLocale, locales } from '@/lib/kernel/i18n/locales';

/** The interface strings of the four languages agree: same keys, same placeholders and tags, nothing empty, nothing unused. */
type Messages = { [key: string]: string | Messages };

const flatten = (entries: Messages, prefix = ''): [string, string][] =>
  Object.entries(entries).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
const messages = Object.fromEntries(
  locales.map((locale) => [locale, new Map(flatten(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))))]),
);
const reference = messages[defaultLocale]!;

/** Arguments and tags of a message. How one is used (plural, select) is left out: Chinese and Japanese have no plural. */
function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesIn(element.children)];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...options.flatMap(({ value }) => namesIn(value))];
  });
}
const argumentsOf = (message: string) => [...new Set(namesIn(parse(message)))].sort();

describe.each(locales)('the messages of %s', (locale) => {
  const mine = messages[locale]!;

  it('have the keys of the others, and no empty text', () => {
    expect([...mine.keys()].sort()).toEqual([...reference.keys()].sort());
    expect([...mine].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('take the arguments and tags of the others', () => {
    for (const [key, text] of mine) expect(argumentsOf(text), key).toEqual(argumentsOf(reference.get(key)!));
  });

  it('call the way in by a card as the card calls it', () => {
    for (const key of ['learn.visitor.withCard', 'account.login.withCard'])
      expect(mine.get('teach.cards.how')).toContain(mine.get(key));
  });

  it('call the way in by a mailed code as a new teacher reads it', () => {
    expect(mine.get('account.teaching.next.ACTIVE')).toContain(mine.get('account.login.withCode'));
  });
});

it('an argument is found in plurals and tags, whatever is made of it', () => {
  expect(argumentsOf('{n, plural, one {<b>{name}</b>} other {#}}')).toEqual(['<b>', 'n', 'name']);
});

it('every namespace is read by some source', () => {
  const sources = ['app', 'components', 'lib', 'stores', 'platform'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => /\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(path.join(entry.parentPath ?? entry.path, entry.name), 'utf8')),
  );
  const code = sources.join('\n');
  const namespaces = [...new Set([...reference.keys()].map((key) => key.split('.')[0]))];
  expect(namespaces.filter((name) => !new RegExp(`['"\`]${name}(['"\`.]|\\$\\{)`).test(code))).toEqual([]);
});

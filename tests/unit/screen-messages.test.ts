import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/messages/[file]/route';
import { locales } from '@/lib/kernel/i18n/locales';
import {
  messagesOfEveryScreen,
  messagesOfScreen,
  screenMessagesHref,
  screenNames,
} from '@/lib/kernel/i18n/screen-messages';
import messages from '@/messages/en-US.json';
import { publicAddress } from '@/server/cache/public-addresses';

vi.mock('next-intl/server', () => ({
  getMessages: async ({ locale }: { locale: string }) => (await import(`../../messages/${locale}.json`)).default,
}));

function resolve(from: string, named: string): string[] {
  const file = named.startsWith('@/')
    ? named.slice(2)
    : named.startsWith('.')
      ? path.join(path.dirname(from), named)
      : null;
  return ['.ts', '.tsx'].map((ending) => `${file}${ending}`).filter((each) => existsSync(each));
}
const loaders = [
  'components/account/app/account-app.tsx',
  'components/account/personal-space/personal-space-screen.tsx',
];
const files = new Map(
  loaders.flatMap((loader) =>
    [...readFileSync(loader, 'utf8').matchAll(/screenWithMessages\(\s*'(\w+)',\s*\(\) => import\('([^']+)'\)/g)].map(
      ([, name, file]) => [name!, resolve(loader, file!)[0]!] as const,
    ),
  ),
);
const importOf = /^(?:import|export)(?! type)[^;]*? from '([^']+)'/gm;

/** The file and everything it imports statically. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, named] of readFileSync(file, 'utf8').matchAll(importOf))
    for (const each of resolve(file, named!)) withImports(each, seen);
  return seen;
}
/** Parts of `account` that a file names: as the namespace it reads, or before the dot of a key. */
function partsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const namespaces = [...text.matchAll(/useTranslations\('account\.(\w+)/g)].map(([, name]) => name!);
  return [...namespaces, ...[...text.matchAll(/['"`](\w+)\./g)].map(([, name]) => name!)];
}

const every = messagesOfEveryScreen(messages.account);
const parts = Object.keys(messages.account).filter((name) => !(name in every));

it('every screen that is fetched is listed, and no other', () => {
  expect([...files.keys()].sort()).toEqual([...screenNames].sort());
});

describe.each(screenNames)('the messages of %s', (screen) => {
  const own = Object.keys(messagesOfScreen(messages.account, screen));
  const sources = [...withImports(files.get(screen)!)].filter((file) => /^(?:components|lib)\//.test(file));

  it('are all that the screen and what it imports name', () => {
    const named = new Set(sources.filter((file) => !file.includes('screen-messages')).flatMap(partsIn));
    expect(parts.filter((name) => named.has(name) && !own.includes(name))).toEqual([]);
  });

  it.each(locales)('are a file of their own in %s, which anybody may have', async (locale) => {
    const address = screenMessagesHref(screen, locale);
    expect(publicAddress('global', address)?.url).toBe(address);
    const answer = await GET(new Request(`http://localhost${address}`), {
      params: Promise.resolve({ file: path.basename(address) }),
    });
    expect(Object.keys(await answer.json()).sort()).toEqual([...own].sort());
    expect(own.length).toBeGreaterThan(0);
  });
});

it.each(['cart-xx-XX.json', 'mail-ja-JP.json', 'cart-ja-JP', 'constructor-ja-JP.json', 'ja-JP.json'])(
  'there is no %s',
  async (file) => {
    const answer = await GET(new Request('http://localhost'), { params: Promise.resolve({ file }) });
    expect(answer.status).toBe(404);
  },
);

it('with the page comes no more than what is said before a screen is there', () => {
  expect(JSON.stringify(every).length).toBeLessThan(1500);
  expect(
    parts.filter((name) => screenNames.every((screen) => !(name in messagesOfScreen(messages.account, screen)))),
  ).toEqual(
    // Read on the server, where no script runs or the account is elsewhere.
    ['elsewhere', 'noScript'],
  );
});

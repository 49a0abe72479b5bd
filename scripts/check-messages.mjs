/**
 * The interface strings of the four languages must agree: same keys, same placeholders and tags, nothing empty, and no namespace
 * that nothing reads. Prints every difference and ends with 1 if there is any.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { argumentsOf } from './lib/icu-arguments.mjs';
import { root } from './lib/paths.mjs';

const folder = path.join(root, 'messages');
const locales = ['zh-TW', 'zh-CN', 'en-US', 'ja-JP'];
const reference = locales[0];

function flatten(value, prefix = '', into = new Map()) {
  for (const [key, entry] of Object.entries(value)) {
    const name = prefix ? `${prefix}.${key}` : key;
    if (entry !== null && typeof entry === 'object') flatten(entry, name, into);
    else into.set(name, entry);
  }
  return into;
}

const read = (locale) => flatten(JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8')));
const messages = new Map(locales.map((locale) => [locale, read(locale)]));
const problems = [];
const say = (locale, key, what) => problems.push(`messages/${locale}.json: ${key}: ${what}`);

const allKeys = new Set([...messages.values()].flatMap((entries) => [...entries.keys()]));
for (const key of allKeys) {
  const wanted = messages.get(reference).get(key);
  for (const [locale, entries] of messages) {
    const text = entries.get(key);
    if (text === undefined) say(locale, key, 'missing');
    else if (typeof text !== 'string' || text.trim() === '') say(locale, key, 'empty or not a string');
    else {
      const found = argumentsOf(text);
      if (found === null) say(locale, key, 'braces do not match');
      else if (typeof wanted === 'string' && found !== argumentsOf(wanted)) {
        say(locale, key, `placeholders ${found || 'none'} differ from ${reference}'s ${argumentsOf(wanted) || 'none'}`);
      }
    }
  }
}

function* sources(entry) {
  for (const item of readdirSync(entry, { withFileTypes: true })) {
    const file = path.join(entry, item.name);
    if (item.isDirectory()) yield* sources(file);
    else if (/\.tsx?$/.test(item.name)) yield readFileSync(file, 'utf8');
  }
}
const code = ['app', 'components', 'lib', 'stores', 'platform']
  .flatMap((name) => [...sources(path.join(root, name))])
  .join('\n');
for (const namespace of new Set([...allKeys].map((key) => key.split('.')[0]))) {
  if (!new RegExp(`['"\`]${namespace}(['"\`.]|\\$\\{)`).test(code))
    say(reference, namespace, 'no source reads this namespace');
}

console.log(
  problems.length > 0 ? problems.join('\n') : `${allKeys.size} messages in ${locales.length} languages agree.`,
);
process.exit(problems.length > 0 ? 1 : 0);

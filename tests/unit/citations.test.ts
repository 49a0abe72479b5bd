import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && existsSync(file) && !/^platform\/(kernel\/migrations|payload-)/.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const sections = [...readFileSync('docs/product.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, title]) => title);

it('every rule that is cited stands in docs/product.md', () => {
  const lost = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/docs\/product\.md, "([^"]+)"/g)]
      .filter(([, title]) => !sections.includes(title))
      .map(([cited]) => `${file}: ${cited}`),
  );
  expect(lost).toEqual([]);
});

it('nothing cites a text that is not here', () => {
  expect([...texts].filter(([, text]) => /\bspec §|\bdecisions, "/.test(text)).map(([file]) => file)).toEqual([]);
});

it('the decisions are numbered without holes and listed', () => {
  const records = readdirSync('docs/decisions')
    .filter((name) => name !== 'README.md')
    .sort();
  expect(records.map((name) => Number(name.slice(0, 3)))).toEqual(records.map((_, index) => index + 1));
  const index = texts.get('docs/decisions/README.md') ?? '';
  expect(records.filter((name) => !index.includes(`(${name})`))).toEqual([]);
});

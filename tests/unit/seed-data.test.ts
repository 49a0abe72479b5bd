import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { block } from '@/platform/seed/content/blocks';
import { parseData, readData } from '@/platform/kernel/content/data';
import { localized } from '@/platform/kernel/content/shapes';

const folder = 'content/seed';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const data = files.filter((name) => name.endsWith('.yaml')).map((name) => join(folder, name));

const entry = z.strictObject({ title: localized, blocks: z.array(block) });
const title = 'title: { zh-TW: 題, zh-CN: 题, en-US: Title, ja-JP: 題 }';
const faultsOf = (text: string) => () => parseData('data/pages/try.yaml', text, entry);

describe('what a translator may get wrong', () => {
  it.each([
    ['a language is missing', 'title: { zh-TW: 題, zh-CN: 题, en-US: Title }\nblocks: []', 'title.ja-JP'],
    ['a language more', `title: { zh-TW: 題, zh-CN: 题, en-US: Title, ja-JP: 題, fr-FR: Titre }\nblocks: []`, 'fr-FR'],
    ['a text is empty', "title: { zh-TW: 題, zh-CN: 题, en-US: '', ja-JP: 題 }\nblocks: []", 'title.en-US'],
    ['a text ends with a space', "title: { zh-TW: 題, zh-CN: 题, en-US: 'T ', ja-JP: 題 }\nblocks: []", 'title.en-US'],
    ['a field is spelled otherwise', `${title}\nblocks: [{ block: text, haeding: Rules }]`, 'blocks.0: '],
    ['a kind of block is unknown', `${title}\nblocks: [{ block: texts }]`, 'no block is called texts'],
    ['a tone is unknown', `${title}\nblocks: [{ block: text, tone: dark }]`, 'blocks.0.tone'],
    [
      'a block lacks one of its languages',
      `${title}\nblocks: [{ block: text, heading: { en-US: Rules } }]`,
      'blocks.0.heading.zh-TW',
    ],
    [
      'a block is not for a language',
      `${title}\nblocks: [{ block: text, in: [ja-JP], heading: { ja-JP: 題, en-US: T } }]`,
      'en-US',
    ],
    [
      'a problem is unknown',
      `${title}\nblocks: [{ block: problem, problems: [{ problem: nett }] }]`,
      'blocks.0.problems.0.problem: no problem is called nett',
    ],
    [
      'a stone stands nowhere',
      `${title}\nblocks: [{ block: hero, position: { size: 9, black: K9, white: A1 } }]`,
      'blocks.0.position: notOnBoard: K9',
    ],
  ])('%s: the file and the place are named', (_, text, place) => {
    expect(faultsOf(text)).toThrow('data/pages/try.yaml');
    expect(faultsOf(text)).toThrow(place);
  });

  it('the file is no YAML: the line is named', () => {
    expect(faultsOf('title:\n  zh-TW: "題\n')).toThrow(/data\/pages\/try\.yaml.*\(3:1\)/);
    expect(faultsOf('title: a\ntitle: b\n')).toThrow(/duplicated mapping key/);
  });

  it('a shared block has every value it speaks of', () => {
    const { blocks } = parseData(
      'x',
      `${title}\nblocks: [{ use: coupon-rules, code: TRY10, holds: { zh-TW: '{code} 甲', zh-CN: '{code} 乙', en-US: '{code} c', ja-JP: '{code} d' } }]`,
      entry,
    );
    expect(blocks[0]).toMatchObject({ body: { 'en-US': expect.stringMatching(/^- TRY10 c\n.*; TRY10 has/s) } });
    expect(JSON.stringify(blocks)).not.toMatch(/[{]\w+}/);
  });
});

describe('the data', () => {
  it('hold all copy: code has none', () => {
    // Names of the demonstration's people.
    const people = ['accounts.ts'];
    const code = 'platform/seed';
    const written = readdirSync(code, { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        name.endsWith('.ts') &&
        !people.includes(name) &&
        /[\u3040-\u30ff\u4e00-\u9fff]/.test(readFileSync(join(code, name), 'utf8')),
    );
    expect(written).toEqual([]);
  });

  it('say a sentence of a problem once', () => {
    const texts = data
      .filter((file) => file.includes('problems/'))
      .flatMap((file) => Object.values(load(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>))
      .map((text) => text['zh-TW'])
      .filter((text) => text !== undefined);
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('hold nothing that no entry names', () => {
    const all = data.map((file) => readFileSync(file, 'utf8')).join('\n');
    const entries = z.record(z.string(), z.unknown());
    const named = (name: string) => new RegExp(`(?:[ [-] ?|: )${name}(?:[,\\]\\n]|$)`).test(all);
    const unused = ['phrases/included', 'phrases/holidays', 'positions'].flatMap((file) =>
      Object.keys(readData(file, entries)).filter((name) => !named(name)),
    );
    expect(unused).toEqual([]);
  });
});

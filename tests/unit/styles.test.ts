import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'components'], { encoding: 'utf8' })
  .split('\n')
  .filter((name) => /\.(css|tsx?)$/.test(name));
const texts = files.map((name) => readFileSync(name, 'utf8'));
const all = (pattern: RegExp) => new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)));

describe('the style sheet', () => {
  it('keeps every sheet of ours in a layer: one without would outweigh whatever a page says of its stones', () => {
    const imports = readFileSync('app/globals.css', 'utf8').match(/@import '\.\.[^;]*;/g) ?? [];
    expect(imports.length).toBeGreaterThan(5);
    expect(imports.filter((line) => !line.endsWith(' layer(components);'))).toEqual([]);
  });

  it('holds each utility of ours: Tailwind makes only those it finds named whole', () => {
    const utilities = [...all(/@utility ([\w-]+)/g)].filter((name) => name !== undefined);
    const named = texts.join('\n').replaceAll('@utility ', '@utility-');
    expect(utilities).toContain('btn-danger');
    expect(utilities.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(named))).toEqual([]);
  });

  it('makes each way through the climb and the exams at least 48 px high in kids’ mode', () => {
    const sheets = ['learn/learn', 'climb/climb'].map((name) => readFileSync(`components/${name}.css`, 'utf8'));
    const rules = sheets
      .join('\n')
      .match(/^\[data-kids\][^{]*\{[\s\S]*?^\}/gm)!
      .join('\n');
    const high = [...rules.matchAll(/([^{};]+)\{[^{}]*?\b(?:min-)?height: (\d+)px/g)]
      .filter(([, , height]) => Number(height) >= 48)
      .map(([, selector]) => selector!);
    /** Links and summaries whose own classes set their height; a list of levels sets it for its links. */
    const ways = files.flatMap((name, index) =>
      /^components\/(climb|exams|grading)\/(?!.*\.test\.).*tsx$/.test(name)
        ? [...texts[index]!.matchAll(/<(?:PageLink|a|summary)\b(?:[^>]|=>)*?className=(?:"|\{`)([^"`]+)[^>]*>/g)]
        : [],
    );
    const isHigh = ([tag, classes]: RegExpExecArray) =>
      tag.startsWith('<summary')
        ? high.some((selector) => /\bsummary\b/.test(selector))
        : classes!.split(' ').some((one) => high.some((selector) => new RegExp(`\\.${one}(?![\\w-])`).test(selector)));
    expect(ways.length).toBeGreaterThan(30);
    expect(ways.filter((way) => !isHigh(way)).map(([tag]) => tag)).toEqual([]);
  });

  it('defines each property it reads', () => {
    const defined = all(/'?(--[a-z][\w-]*)'?[:\]]/g).add('--font-bricolage');
    const read = all(/(?:var|-)\((--[a-z][\w-]*\w)[,)]/g);
    expect([...read].filter((name) => !defined.has(name))).toEqual([]);
  });
});

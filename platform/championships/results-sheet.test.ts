import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readResults } from './results-sheet';
import { winnerText } from './winner-text';

describe('a sheet of results', () => {
  it.each([
    ['copied from a spreadsheet', '名次\t隊伍\t學校\n1\tA 隊\t範例國小\n2\tB, C 隊\t示範國小\n'],
    ['as CSV with quotes', '\uFEFFplace,team,school\r\n1,A 隊,範例國小\r\n2,"B, C 隊",示範國小\r\n\r\n'],
    ['in another order, without headings', '第２名;"B, C 隊";示範國小\n第 1 名;A 隊;範例國小'],
  ])('%s', (_, sheet) => {
    expect(readResults(sheet)).toEqual([
      { place: 1, name: 'A 隊', school: '範例國小' },
      { place: 2, name: 'B, C 隊', school: '示範國小' },
    ]);
  });

  it('needs no school', () => expect(readResults('1, Lin')).toEqual([{ place: 1, name: 'Lin', school: '' }]));

  it.each([
    ['', { line: 1, why: 'empty' }],
    ['place,name', { line: 1, why: 'place' }],
    ['1,Lin\nsecond,Chen', { line: 2, why: 'place' }],
    ['1,Lin\n2,', { line: 2, why: 'name' }],
    ['1,Lin\n1,Chen', { line: 2, why: 'twice' }],
    ['1,Lin\n3,Chen', { line: 2, why: 'gap' }],
    [`1,${'L'.repeat(161)}`, { line: 1, why: 'length' }],
    ['1,"Lin\n2,Chen', { why: 'quotes' }],
  ])('%j says what is wrong and where', (sheet, fault) => expect(readResults(sheet)).toMatchObject(fault));

  it('reads back whatever was written, in any order', () => {
    const text = fc.stringMatching(/^[A-Za-z林陳小石",; ]{0,20}[A-Za-z林陳]$/).map((value) => value.trim());
    const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(fc.record({ name: text, school: text }), { minLength: 1, maxLength: 20 }), (given) => {
        const results = given.map((one, index) => ({ place: index + 1, ...one }));
        const sheet = results
          .toReversed()
          .map(({ place, name, school }) => [place, quoted(name), quoted(school)].join(','));
        expect(readResults(sheet.join('\n'))).toEqual(results);
      }),
    );
  });
});

it('a winner stands with the school, in the order of the language, once', () => {
  const who = { name: 'A 隊', school: '範例國小' };
  expect(winnerText('zh-TW', who)).toBe('範例國小 A 隊');
  expect(winnerText('en-US', { name: 'A. Lin', school: 'Example' })).toBe('A. Lin, Example');
  expect(winnerText('zh-TW', { name: '範例國小 A 隊', school: '範例國小' })).toBe('範例國小 A 隊');
  expect(winnerText('ja-JP', { name: '林', school: '' })).toBe('林');
});

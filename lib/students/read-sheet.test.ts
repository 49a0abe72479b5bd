import { readFileSync } from 'node:fs';
import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as sheets from './read-sheet';
import type { Encoding } from './read-text';

const readSheetText = async (text: string) => (await sheets.readSheetText(text)).rows;
const readSheetFile = async (...given: Parameters<typeof sheets.readSheetFile>) =>
  (await sheets.readSheetFile(...given)).rows;

const file = (bytes: Uint8Array | string, name = 'sheet.csv') => new File([bytes as BlobPart], name);
const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const pack = 'http://schemas.openxmlformats.org/package/2006';

/** The least workbook that spreadsheets open: a sheet of these rows, as XML. */
const workbook = (rows: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="${pack}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${rel}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${rel}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
    ...more,
  });
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe('a sheet is read on the device', () => {
  it('from what is pasted, with tabs, commas, quotes and line breaks in cells', async () => {
    expect(await readSheetText('Name\tClass\n"Lin, Mei"\t3A\n')).toMatchObject([
      { row: 2, name: 'Lin, Mei', schoolClass: '3A' },
    ]);
    expect(await readSheetText('姓名,備註\r\n王小明,"左\n撇子"\r\n')).toMatchObject([
      { name: '王小明', note: '左\n撇子' },
    ]);
    expect(await readSheetText('Ada\nLin, Bo\t2018-05')).toMatchObject([
      { name: 'Ada' },
      { name: 'Lin, Bo', birth: '2018-05' },
    ]);
    await expect(readSheetText('Name\n"Mei')).rejects.toMatchObject({ code: 'QUOTES', line: 2 });
    await expect(readSheetText('Name\nAda\n"Mei\nBo\nLee')).rejects.toMatchObject({ code: 'QUOTES', line: 3 });
    await expect(readSheetText('Name\n\n')).rejects.toMatchObject({ code: 'EMPTY' });
  });

  it.each([
    ['zh-TW', [0xa4, 0xfd, 0xa4, 0x70, 0xa9, 0xfa], '王小明'],
    ['ja-JP', [0x8e, 0x52, 0x93, 0x63], '山田'],
    ['zh-CN', [0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7], '王小明'],
  ] as const)('from a file as spreadsheets of %s write it', async (locale, bytes, name) => {
    expect(await readSheetFile(file(new Uint8Array(bytes)), locale)).toMatchObject([{ name }]);
    expect(await readSheetFile(file(`\uFEFF${name}`), locale)).toMatchObject([{ name }]);
  });

  it('with quotation marks within a name, which belong to it', async () => {
    const found = await readSheetText('Name,Class\nRobert "Bob" Lee,3A\n"Bob" Lee,3A\n"Lee, ""Bob""",3A');
    expect(found.map(({ name }) => name)).toEqual(['Robert "Bob" Lee', '"Bob" Lee', 'Lee, "Bob"']);
    expect(new Set(found.map(({ schoolClass }) => schoolClass))).toEqual(new Set(['3A']));
  });

  const big5 = [0xa4, 0xfd, 0xa4, 0x70, 0xa9, 0xfa];
  const gb = [0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7];
  const heading = { big5: [0xa9, 0x6d, 0xa6, 0x57, 0x0a], gb: [0xd0, 0xd5, 0xc3, 0xfb, 0x0a] };
  const western = [...Buffer.from('Ren\xe9e Fran\xe7oise', 'latin1')];
  it.each([
    ['a heading of ours says it', 'en-US', [...heading.gb, ...gb], 'gb18030', '王小明'],
    ['a heading of ours says it', 'zh-CN', [...heading.big5, ...big5], 'big5', '王小明'],
    ['two-byte characters are not Western', 'en-US', big5, 'big5', '王小明'],
    ['lone accents are Western', 'en-US', western, 'windows-1252', 'Renée Françoise'],
  ] as const)('in the encoding that is likely: %s (%s)', async (_why, locale, bytes, encoding, name) => {
    const found = await sheets.readSheetFile(file(new Uint8Array(bytes)), locale);
    expect(found).toMatchObject({ encoding, rows: [{ name }] });
  });

  it('in the encoding that is chosen, of those in which every byte is a character', async () => {
    const read = (bytes: readonly number[], encoding?: Encoding) =>
      sheets.readSheetFile(file(new Uint8Array(bytes)), 'zh-CN', encoding);
    const { possible, rows } = await read(big5);
    expect(rows[0]!.name).not.toBe('王小明');
    expect(possible).toContain('big5');
    expect(await read(big5, 'big5')).toMatchObject({ encoding: 'big5', rows: [{ name: '王小明' }] });
    const wide = [0xfe, 0xff, 0x73, 0x8b, 0x5c, 0x0f];
    expect(await read(wide)).toMatchObject({ encoding: null, possible: [], rows: [{ name: '王小' }] });
    expect((await read([0xff, 0xfe, 0x8b, 0x73])).rows).toMatchObject([{ name: '王' }]);
  });

  it('from a workbook, whose formulas are not run', async () => {
    const rows =
      `<row r="1">${text('A1', '姓名')}${text('B1', '班級')}${text('C1', '出生年月')}</row>` +
      `<row r="2"><c r="A2" t="str"><f>HYPERLINK("http://evil.example","x")</f><v>王小明</v></c>${text('B2', '三年甲班')}<c r="C2"><v>201805</v></c></row>`;
    expect(await readSheetFile(file(workbook(rows), 'x.xlsx'), 'zh-TW')).toEqual([
      { row: 2, name: '王小明', schoolClass: '三年甲班', birth: '201805', note: '' },
    ]);
  });

  it('and what is too large, packed too tightly, or none, is told', async () => {
    const huge = file(new Uint8Array(50 * 1024 * 1024));
    await expect(readSheetFile(huge, 'en-US')).rejects.toMatchObject({ code: 'TOO_BIG' });
    const bomb = workbook(`<row r="1">${text('A1', 'x')}</row>`, {
      'xl/media/a.bin': new Uint8Array(80 * 1024 * 1024),
    });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(readSheetFile(file(bomb, 'x.xlsx'), 'en-US')).rejects.toMatchObject({ code: 'TOO_BIG' });
    await expect(readSheetFile(file(workbook('').subarray(0, 300), 'x.xlsx'), 'en-US')).rejects.toMatchObject({
      code: 'UNREADABLE',
    });
    await expect(readSheetFile(file(readFileSync('app/apple-icon.png')), 'en-US')).rejects.toMatchObject({
      code: 'UNREADABLE',
    });
    const many = Array.from({ length: 5001 }, (_, index) => `Kid ${index}`).join('\n');
    await expect(readSheetText(many)).rejects.toMatchObject({ code: 'TOO_MANY_ROWS' });
  });
});

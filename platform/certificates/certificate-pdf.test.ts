import { describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { EmbeddedFonts } from '@/platform/kernel/pdf/embedded-fonts';
import { certificatePdf } from '@/platform/certificates/pdf/certificate-pdf';
import type { Locale } from '@/lib/kernel/i18n/locales';

const certificate = {
  number: 'ABCD-EFGH-2345',
  grade: 15,
  right: 18,
  questions: 25,
  passedAt: '2026-11-25T10:00:00Z',
  checkAddress: 'https://go.example/api/course/certificate?number=ABCD-EFGH-2345&locale=zh-TW',
};
async function read(name: string, locale: Locale) {
  const bytes = await certificatePdf({ ...certificate, name }, locale);
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const [page, { info }] = [await document.getPage(1), await document.getMetadata()];
  const [, , width, height] = page.view;
  const links = (await page.getAnnotations()).map(({ url }) => url as string);
  // Between two fonts PDF readers may insert a space or none.
  return { text: text.replaceAll(/\s/g, ''), bytes, totalPages, info: info as { Title: string }, width, height, links };
}
const squeezed = (text: string) => text.replaceAll(/\s/g, '');

describe('a certificate as PDF', () => {
  it.each([
    ['zh-TW', '林小棋', ['合格證書', '通過 G15 模擬檢定', '25 題中答對 18 題', '2026年11月25日']],
    ['zh-CN', '陈晓云', ['合格证书', '通过 G15 模拟考级', '25 题中答对 18 题', '2026年11月25日']],
    ['en-US', 'Ada Müller', ['Certificate', 'has passed the G15 mock exam', '18 of 25', 'November 25, 2026']],
    ['ja-JP', '髙橋 さくら', ['合格証', 'G15模擬検定に合格', '25問中18問正解', '2026年11月25日', '殿']],
  ] as const)('in %s has its words, the name and the number, on one page of A4', async (locale, name, expected) => {
    const { text, totalPages, info, width, height, links, bytes } = await read(name, locale);
    for (const part of [...expected, name, 'ABCD-EFGH-2345', 'go.example/certificate'])
      expect(text).toContain(squeezed(part));
    expect(totalPages).toBe(1);
    expect([Math.round(width!), Math.round(height!)]).toEqual([842, 595]);
    expect(info.Title).toContain('ABCD-EFGH-2345');
    expect(links).toContain(certificate.checkAddress);
    expect(bytes.length).toBeLessThan(150_000);
  });

  it.each([
    ['simplified in traditional', 'zh-TW', '陈晓云'],
    ['Japanese in English', 'en-US', '髙橋﨑 さくら'],
    ['Korean', 'zh-CN', '김민준'],
    ['Polish, Vietnamese', 'ja-JP', 'Łukasz Nguyễn'],
    ['Greek, Cyrillic', 'zh-TW', 'Αθηνά Дмитрий'],
    ['marks of their own', 'en-US', 'A\u0301ngel'],
  ] as const)('writes names of other scripts: %s', async (_, locale, name) => {
    expect((await read(name, locale)).text.normalize('NFC')).toContain(squeezed(name.normalize('NFC')));
  });

  it.each(['محمد', 'שרה', 'สมชาย', '🎉'])('leaves a line for a name it cannot write: %s', async (name) => {
    const { text } = await read(name, 'en-US');
    expect(text).toContain(squeezed('The name is to be written in by hand.'));
    expect(text).not.toContain(name);
    expect((await read('Ada', 'en-US')).text).not.toContain('byhand');
  });

  it('writes a long name smaller, within the frame', async () => {
    const name = '很長的名字'.repeat(16);
    expect((await read(name, 'zh-TW')).text).toContain(name);
  });

  it('embeds no sign more than it writes', async () => {
    const { fonts, runs } = await EmbeddedFonts.for(['林'], 'zh-TW', 400).then((made) => ({
      fonts: made.fonts,
      runs: made.runs('林'),
    }));
    expect(runs).toEqual([{ font: fonts[0]!.name, text: '林' }]);
    expect(fonts).toHaveLength(1);
    expect(fonts[0]!.bytes.length).toBeLessThan(5000);
  });
});

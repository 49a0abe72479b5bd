import { describe, expect, it } from 'vitest';
import { dayNumber } from '@/lib/kernel/calendar';
import { nothingLearned, reportOf, sumOfReports } from '@/lib/reports/report';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { isPrinted } from '@/lib/kernel/text/printed-text';
import { EmbeddedFonts } from '@/platform/kernel/pdf/embedded-fonts';
import { reportPdf } from '@/platform/reports/pdf/report-pdf';
import { reportCsv } from './report-csv';
import { classDocument, studentDocument } from './report-document';
import { pdfText, squeezed } from '@/tests/setup/pdf-text';

const now = new Date('2026-11-26T10:00:00Z');
const first = dayNumber(now) - 9;
const period = { first, last: first + 9 };
const topics = new Map([['ladder', { title: '征子 Ladder', grade: 15 }]]);
const learned = (index: number) => ({
  ...nothingLearned,
  time: [{ day: first + (index % 10), seconds: 60 * (index + 1) }],
  finished: [{ lesson: 'ladder', day: first + 1 }],
  problems: [{ lesson: 'practice-ladder', grade: 14, tried: 9, solved: index % 10 }],
});

function classOf(names: readonly string[], className = '週三班', locale: Locale = 'zh-TW') {
  const reports = names.map((_, index) => reportOf(learned(index), period, topics));
  const students = names.map((name, index) => ({ id: String(index), name, ...reports[index]!.totals }));
  const whole = { schoolClass: { id: 'c', name: className }, report: sumOfReports(reports, period), students };
  return { whole, document: classDocument(whole, locale, now) };
}

describe('a report as PDF', () => {
  it.each(locales)('in %s says every word and figure of the same report', async (locale) => {
    const { document } = classOf(['林小棋', '陈晓云', 'Ada'], 'Wednesday 週三', locale);
    const { text } = await pdfText(await reportPdf(document));
    const { tables, totals, title, period: days, madeAt } = document;
    const texts = [title, days, madeAt, ...totals.flatMap(({ label, value }) => [label, String(value)])];
    for (const table of tables)
      texts.push(table.caption, ...table.head, ...[...table.rows, table.foot ?? []].flat().map(String));
    for (const part of texts) expect(text).toContain(squeezed(part));
  });

  it('of five hundred students with long names in every script is whole', async () => {
    const names = [
      '很長的名字'.repeat(8),
      'Nguyễn Thị Ánh Tuyết',
      '김민준',
      '髙橋﨑 さくら',
      'Αθηνά Дмитрий',
      'محمد',
      '🎉🎉',
      'Zoë 🎉 B',
    ];
    const { document } = classOf(Array.from({ length: 500 }, (_, index) => `${names[index % 8]} ${index}`));
    const { text, totalPages } = await pdfText(await reportPdf(document));
    expect(totalPages).toBeGreaterThan(10);
    for (const name of [...names.slice(0, 5), 'ZoëB7']) expect(text).toContain(squeezed(name));
    for (const left of ['محمد', '🎉']) expect(text).not.toContain(left);
    // The characters of a name that the fonts have are written, and each row has its number.
    expect(text).toContain('500');
  });

  it('of a name that no font writes has its row all the same', async () => {
    const { document } = classOf(['🎉', 'محمد']);
    const { text } = await pdfText(await reportPdf(document));
    expect(text).toContain('1–1');
    expect(text).not.toContain('🎉');
  });

  it('writes whole what the screen says it does, and nothing else', async () => {
    const names = [
      'Zoë Nguyễn Thị Ánh',
      'Łukasz O’Brien-Šmíd',
      'Αθηνά',
      'Дмитрий',
      '林小棋（三班）',
      'さくら・髙橋ー',
      '김민준 2',
    ];
    const others = ['สมชาย', 'محمد', 'דוד', 'प्रिया', '🎉', 'Zoë สม'];
    const fonts = await EmbeddedFonts.for([...names, ...others], 'zh-TW', 400);
    for (const name of [...names, ...others])
      expect([name, isPrinted(name)]).toEqual([name, fonts.runs(name) !== null]);
    expect(names.every(isPrinted)).toBe(true);
  });

  it('of nobody, and of a student who learned nothing, is a page', async () => {
    expect((await pdfText(await reportPdf(classOf([]).document))).totalPages).toBe(1);
    const student = { student: { id: 's', name: '小美' }, report: reportOf(nothingLearned, period, topics), road: [] };
    const { text, totalPages } = await pdfText(await reportPdf(studentDocument(student, 'ja-JP', now)));
    expect(totalPages).toBe(1);
    expect(text).toContain('小美');
  });
});

describe('a report as a table', () => {
  it('is UTF-8 that spreadsheets know, and runs no name as a formula', () => {
    const csv = reportCsv(classOf(['=HYPERLINK("http://x")', '+1', '@a', 'A, "B"'], '=1+1').document);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    for (const line of csv.split('\r\n')) expect(line).not.toMatch(/^\uFEFF?"?[=+@-]/);
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(csv).toContain('"A, ""B"""');
  });

  it('has the figures of the report, a line for each student and one for all', () => {
    const { whole, document } = classOf(['甲', '乙']);
    const csv = reportCsv(document);
    for (const { name, minutes, finished, tried, solved } of whole.students)
      expect(csv).toContain(`\r\n${name},${minutes},${finished},${tried},${solved},`);
    const { minutes, finished, tried, solved } = whole.report.totals;
    expect(csv).toContain(`\r\n合計,${minutes},${finished},${tried},${solved},`);
  });
});

import PDFDocument from 'pdfkit';
import { collect } from '@/platform/kernel/pdf/collect';
import { EmbeddedFonts } from '@/platform/kernel/pdf/embedded-fonts';
import { Typesetter } from '@/platform/kernel/pdf/typesetter';
import type { Cell, ReportDocument } from '../report-document';
import { drawBars } from './bars';
import { Sheets } from './sheets';
import { drawTable } from './table';
import { TextLines } from './text-lines';

/** A4, upright, in points. */
const [width, height] = [595.28, 841.89];

/**
 * A report on as many pages as it takes (docs/product.md, "Reports"). Characters of a name that none of the fonts has are left out; rows have numbers, so
 * that one whose name is only a dash can still be identified.
 */
export async function reportPdf(report: ReportDocument): Promise<Buffer> {
  const { locale, title, school, period, madeAt, totals, chart, tables } = report;
  const number = new Intl.NumberFormat(locale);
  const textOf = (cell: Cell) => (typeof cell === 'number' ? number.format(cell) : cell);
  const strong = await EmbeddedFonts.for(
    [
      title,
      school,
      ...tables.flatMap(({ caption, head, foot = [] }) => [caption, ...head, ...foot.map(textOf)]),
      digits,
    ],
    locale,
    600,
  );
  const light = await EmbeddedFonts.for(
    [
      period,
      madeAt,
      school,
      chart.caption,
      digits,
      ...totals.flatMap(({ label, value }) => [label, textOf(value)]),
      ...chart.bars.map(({ label }) => label),
      ...tables.flatMap(({ rows }) => rows.flatMap((row) => row.map(textOf))),
    ],
    locale,
    400,
  );
  const page = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${title} ${period}`, Author: school, CreationDate: new Date() },
  });
  const made = collect(page);
  for (const { name, bytes } of [...strong.fonts, ...light.fonts]) page.registerFont(name, bytes);
  const pen = {
    page,
    typesetter: new Typesetter(page),
    textOf,
    strong: new TextLines(page, strong),
    light: new TextLines(page, light),
  };
  const sheets = new Sheets(pen, { width, height });
  sheets.heading(title, { size: 20, after: 4 });
  sheets.note(`${period} · ${madeAt}`);
  sheets.figures(totals.map(({ label, value }) => ({ label, value: textOf(value) })));
  if (chart.bars.some(({ value }) => value > 0)) drawBars(sheets, chart);
  for (const table of tables) drawTable(sheets, table);
  sheets.number(school);
  page.end();
  return made;
}

/** Characters of page numbers, of grouped figures, and the dash in place of a name. */
const digits = '0123456789.,/·–';

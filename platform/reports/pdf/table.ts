import type { Run } from '@/platform/kernel/pdf/embedded-fonts';
import type { Cell, ReportTable } from '../report-document';
import { colors, margin, type Sheets } from './sheets';
import type { TextLines } from './text-lines';

const size = 9;
const headSize = 7.5;
const padding = 4;
const numberWidth = 26;

/** A table over as many sheets as it takes, its head on each; its rows are numbered. */
export function drawTable(sheets: Sheets, { caption, head, rows, foot }: ReportTable): void {
  const { textOf, strong, light } = sheets.pen;
  sheets.heading(caption, { spaceBelow: 70 });
  const figures = Math.min(78, (sheets.width * 0.66) / (head.length - 1));
  const first = sheets.width - numberWidth - figures * (head.length - 1);
  const columns = [numberWidth, first, ...head.slice(1).map(() => figures)];
  const row = (cells: readonly Cell[], lines: TextLines, at: number) =>
    cells.map((cell, index) => lines.of(textOf(cell), { size: at, width: columns[index]! - 2 * padding }));
  const heads = row(['', ...head], strong, headSize);
  const drawHead = () => drawRow(sheets, heads, columns, { at: headSize, color: colors.quiet, isRuled: true });
  drawHead();
  for (const [index, cells] of rows.entries()) {
    const lines = row([index + 1, ...cells], light, size);
    if (sheets.needs(heightOf(lines, size))) drawHead();
    drawRow(sheets, lines, columns, { at: size, color: colors.ink, isRuled: true });
  }
  if (foot) {
    const lines = row(['', ...foot], strong, size);
    if (sheets.needs(heightOf(lines, size))) drawHead();
    drawRow(sheets, lines, columns, { at: size, color: colors.ink, isRuled: false });
  }
  sheets.y += 18;
}

const heightOf = (cells: readonly Run[][][], at: number) =>
  Math.max(...cells.map((lines) => lines.length)) * at * 1.3 + 2 * padding;

function drawRow(
  sheets: Sheets,
  cells: readonly Run[][][],
  columns: readonly number[],
  { at, color, isRuled }: { at: number; color: string; isRuled: boolean },
): void {
  const { page, typesetter } = sheets.pen;
  let left = margin;
  for (const [index, lines] of cells.entries()) {
    const width = columns[index]! - 2 * padding;
    const isToRight = index > 1;
    for (const [number, line] of lines.entries()) {
      const x = isToRight ? left + padding + width : left + padding;
      const y = sheets.y + padding + number * at * 1.3;
      typesetter.line(line, { x, y, size: at, width, isToRight, color: index === 0 ? colors.quiet : color });
    }
    left += columns[index]!;
  }
  sheets.y += heightOf(cells, at);
  if (!isRuled) return;
  page
    .lineWidth(0.5)
    .moveTo(margin, sheets.y)
    .lineTo(margin + sheets.width, sheets.y)
    .stroke(colors.line);
}

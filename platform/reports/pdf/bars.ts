import type { ReportDocument } from '../report-document';
import { colors, margin, type Sheets } from './sheets';

const height = 90;

/** The minutes as bars, the highest with its figure; the table below has them all. */
export function drawBars(sheets: Sheets, { caption, bars }: ReportDocument['chart']): void {
  const { page, typesetter, light } = sheets.pen;
  sheets.heading(caption, { spaceBelow: height + 40 });
  const most = Math.max(...bars.map(({ value }) => value));
  const step = sheets.width / bars.length;
  const wide = Math.min(step * 0.7, 40);
  const base = sheets.y + 12 + height;
  const every = Math.ceil(bars.length / 12);
  const highest = bars.findIndex(({ value }) => value === most);
  for (const [index, { label, value }] of bars.entries()) {
    const middle = margin + (index + 0.5) * step;
    const tall = (value / most) * height;
    if (value > 0) page.rect(middle - wide / 2, base - tall, wide, tall).fill(colors.jade);
    const text = { x: middle, size: 7, color: colors.quiet, width: Math.max(step * every - 2, 10) };
    if (index === highest)
      typesetter.centered(light.of(sheets.pen.textOf(value), { size: 7, width: 1000 })[0]!, {
        ...text,
        y: base - tall - 9,
      });
    if (index % every === 0)
      typesetter.centered(light.of(label, { size: 7, width: 1000 })[0]!, { ...text, y: base + 4 });
  }
  page
    .lineWidth(0.6)
    .moveTo(margin, base)
    .lineTo(margin + sheets.width, base)
    .stroke(colors.line);
  sheets.y = base + 28;
}

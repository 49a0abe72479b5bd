import type { Typesetter } from '@/platform/kernel/pdf/typesetter';
import type { Cell } from '../report-document';
import type { TextLines } from './text-lines';

export const colors = { ink: '#1c1917', quiet: '#57534e', line: '#e3d5bd', soft: '#fff8eb', jade: '#0f766e' };
export const margin = 40;
const bottom = 56;

export type Pen = {
  page: PDFKit.PDFDocument;
  typesetter: Typesetter;
  strong: TextLines;
  light: TextLines;
  textOf: (cell: Cell) => string;
};

/** Sheets that are filled from the top; what has no room goes on the next one. */
export class Sheets {
  /** Where the next content is written. */
  y = margin;
  readonly width: number;

  constructor(
    readonly pen: Pen,
    private readonly size: { width: number; height: number },
  ) {
    this.width = size.width - 2 * margin;
    this.next();
  }

  next(): void {
    this.pen.page.addPage();
    this.y = margin;
  }

  /** Begins a new sheet where this height has no room. @returns whether it did */
  needs(height: number): boolean {
    if (this.y + height <= this.size.height - bottom || this.y === margin) return false;
    this.next();
    return true;
  }

  /** @param spaceBelow height that must have room below it */
  heading(text: string, { size = 13, after = 6, spaceBelow = 60 } = {}): void {
    const lines = this.pen.strong.of(text, { size, width: this.width });
    this.needs(lines.length * size * 1.35 + spaceBelow);
    for (const line of lines) {
      this.pen.typesetter.line(line, { x: margin, y: this.y, size, width: this.width, color: colors.ink });
      this.y += size * 1.35;
    }
    this.y += after;
  }

  note(text: string): void {
    const size = 9.5;
    for (const line of this.pen.light.of(text, { size, width: this.width })) {
      this.pen.typesetter.line(line, { x: margin, y: this.y, size, width: this.width, color: colors.quiet });
      this.y += size * 1.4;
    }
    this.y += 10;
  }

  /** Four in a row, each with its label. */
  figures(all: readonly { label: string; value: string }[]): void {
    const { page, typesetter, light } = this.pen;
    const gap = 8;
    const wide = (this.width - 3 * gap) / 4;
    const height = 46;
    for (const [index, { label, value }] of all.entries()) {
      const [column, x] = [index % 4, margin + (index % 4) * (wide + gap)];
      if (column === 0 && index > 0) this.y += height + gap;
      if (column === 0) this.needs(height);
      page.roundedRect(x, this.y, wide, height, 6).fill(colors.soft);
      const at = { x: x + 8, width: wide - 16 };
      typesetter.line(light.of(value, { size: 16, width: 1000 })[0]!, {
        ...at,
        y: this.y + 4,
        size: 16,
        color: colors.ink,
      });
      typesetter.line(light.of(label, { size: 8, width: 1000 })[0]!, {
        ...at,
        y: this.y + 27,
        size: 8,
        color: colors.quiet,
      });
    }
    this.y += height + 18;
  }

  /** Writes the foot of every sheet, once all sheets are there. */
  number(school: string): void {
    const { page, typesetter, light } = this.pen;
    const { start, count } = page.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      page.switchToPage(start + index);
      const foot = { y: this.size.height - 38, size: 8, width: this.width / 2, color: colors.quiet };
      typesetter.line(light.of(school, { size: 8, width: 1000 })[0]!, { ...foot, x: margin });
      const number = light.of(`${index + 1}/${count}`, { size: 8, width: 1000 })[0]!;
      typesetter.line(number, { ...foot, x: this.size.width - margin, isToRight: true });
    }
  }
}

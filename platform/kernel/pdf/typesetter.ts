import type { Run } from './embedded-fonts';

type Place = { x: number; y: number; size: number; width: number; color: string; isToRight?: boolean };

/** Writes lines whose pieces are of several fonts, on one baseline; what is too wide is written smaller. */
export class Typesetter {
  constructor(private readonly page: PDFKit.PDFDocument) {}

  /** Writes a line around `x`. @returns whether there was something to write */
  centered(runs: Run[] | null, place: Place): boolean {
    return this.write(runs, place, (width) => place.x - width / 2);
  }

  /** Writes a line from `x` on, or up to it (`isToRight`). */
  line(runs: Run[] | null, place: Place): boolean {
    return this.write(runs, place, (width) => (place.isToRight ? place.x - width : place.x));
  }

  private write(runs: Run[] | null, { y, size, width, color }: Place, left: (width: number) => number): boolean {
    if (!runs || runs.length === 0) return false;
    const wide = this.widthOf(runs, size);
    const fitted = size * Math.min(1, width / wide);
    // The baseline stays where it is.
    const baseline = y + size;
    let at = left(this.widthOf(runs, fitted));
    for (const { font, text } of runs) {
      this.page.font(font).fontSize(fitted).fillColor(color);
      this.page.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += this.page.widthOfString(text);
    }
    return true;
  }

  private widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, { font, text }) => sum + this.page.font(font).fontSize(size).widthOfString(text), 0);
  }
}

import type { EmbeddedFonts, Run } from '@/platform/kernel/pdf/embedded-fonts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Written for a text without any character that the fonts have. */
const nothing = '–';

/** Breaks texts into lines that fit, at a blank if there is one, else between any two characters. */
export class TextLines {
  private readonly widths = new Map<string, number>();

  constructor(
    private readonly page: PDFKit.PDFDocument,
    private readonly fonts: EmbeddedFonts,
  ) {}

  of(text: string, { size, width }: { size: number; width: number }): Run[][] {
    const lines: string[] = [];
    let line = '';
    let wide = 0;
    for (const { segment } of graphemes.segment(this.fonts.writable(text) || (text && nothing))) {
      const more = this.widthOf(segment) * size;
      if (wide + more > width && line) {
        const blank = line.lastIndexOf(' ');
        const [full, rest] = blank > 0 ? [line.slice(0, blank), line.slice(blank + 1)] : [line, ''];
        lines.push(full);
        line = rest;
        wide = [...graphemes.segment(rest)].reduce((sum, one) => sum + this.widthOf(one.segment) * size, 0);
      }
      line += segment;
      wide += more;
    }
    lines.push(line);
    return lines.map((one) => this.fonts.runs(one.trim()) ?? []);
  }

  /** The width at size 1. */
  private widthOf(sign: string): number {
    const known = this.widths.get(sign);
    if (known !== undefined) return known;
    const width = (this.fonts.runs(sign) ?? []).reduce(
      (sum, { font, text }) => sum + this.page.font(font).fontSize(100).widthOfString(text) / 100,
      0,
    );
    this.widths.set(sign, width);
    return width;
  }
}

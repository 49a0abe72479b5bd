import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { Locale } from '@/lib/kernel/locale';
import { readSlice, slicesFor, type Family } from './font-slices';

/** The families to look for a character in: that of the language first, since other languages draw the same character differently; then any that has it. */
const families: Record<Locale, readonly Family[]> = {
  'zh-TW': ['noto-serif-tc', 'noto-serif', 'noto-serif-sc', 'noto-serif-jp', 'noto-serif-kr'],
  'zh-CN': ['noto-serif-sc', 'noto-serif', 'noto-serif-tc', 'noto-serif-jp', 'noto-serif-kr'],
  'ja-JP': ['noto-serif-jp', 'noto-serif', 'noto-serif-tc', 'noto-serif-sc', 'noto-serif-kr'],
  'en-US': ['noto-serif', 'noto-serif-tc', 'noto-serif-sc', 'noto-serif-jp', 'noto-serif-kr'],
};

export type EmbeddedFont = { name: string; bytes: Buffer };
/** A piece of a text in one font. */
export type Run = { font: string; text: string };

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const signsOf = (text: string) => [...text.normalize('NFC')].map((sign) => sign.codePointAt(0)!);

/**
 * The fonts that some texts need, subset to their characters: slices of variable fonts, of one weight. They are read for one document and released
 * after it, so that the shop does not hold twenty megabytes of fonts for an occasional certificate.
 */
export class EmbeddedFonts {
  readonly fonts: EmbeddedFont[] = [];
  private readonly fontOf = new Map<number, string>();

  private constructor() {}

  static async for(texts: readonly string[], locale: Locale, weight: number): Promise<EmbeddedFonts> {
    const made = new EmbeddedFonts();
    let wanted = [...new Set(texts.flatMap(signsOf))];
    for (const family of families[locale]) {
      await made.take(family, wanted, weight);
      // A slice may lack a character that its index lists.
      wanted = wanted.filter((sign) => !made.fontOf.has(sign));
    }
    return made;
  }

  private async take(family: Family, wanted: readonly number[], weight: number): Promise<void> {
    const bySlice = new Map<string, number[]>();
    for (const sign of wanted)
      for (const slice of await slicesFor(family, sign)) bySlice.set(slice, [...(bySlice.get(slice) ?? []), sign]);
    for (const [slice, mayBeIn] of bySlice) {
      const signs = mayBeIn.filter((sign) => !this.fontOf.has(sign));
      if (signs.length === 0) continue;
      const text = String.fromCodePoint(...signs);
      // The library's types leave out `noHinting`, which an object of its own may have.
      const options = { targetFormat: 'truetype' as const, variationAxes: { wght: weight }, noHinting: true };
      const bytes = await subsetFont(await readSlice(family, slice), text, options);
      const has = signsIn(bytes);
      const name = `${family}-${slice}-${weight}`;
      const taken = signs.filter((sign) => has.has(sign));
      if (taken.length > 0) this.fonts.push({ name, bytes });
      for (const sign of taken) this.fontOf.set(sign, name);
    }
  }

  /** The text without the characters that none of the fonts has. */
  writable(text: string): string {
    const segments = [...graphemes.segment(text.normalize('NFC'))].filter(({ segment }) => this.runs(segment) !== null);
    return segments
      .map(({ segment }) => segment)
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim();
  }

  /** The text in pieces; null if one of its characters is in none of the fonts, which have no script that runs from right to left. */
  runs(text: string): Run[] | null {
    const runs: Run[] = [];
    for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
      const fonts = new Set(signsOf(segment).map((sign) => this.fontOf.get(sign)));
      const [font] = fonts;
      if (fonts.size !== 1 || font === undefined) return null;
      const last = runs.at(-1);
      if (last?.font === font) last.text += segment;
      else runs.push({ font, text: segment });
    }
    return runs;
  }
}

function signsIn(bytes: Buffer): Set<number> {
  try {
    return new Set((create(bytes) as Font).characterSet);
  } catch {
    // A font without any character has no table of them either.
    return new Set();
  }
}

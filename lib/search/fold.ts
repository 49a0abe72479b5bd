/** Characters that stand for one another: 圍, 囲 and 围. */
export type Variants = ReadonlyMap<string, string>;

/** A character with the marks that belong to it, half-width ones included: 'é', 'ｶﾞ'. */
const letters = /\P{M}[\p{M}ﾞﾟ]*|\p{M}/gsu;

/**
 * Text as it is compared: without width, case and accents, katakana as hiragana, and one character for all its variants.
 */
export function fold(text: string, variants?: Variants): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  return variants ? plain.replace(/\p{Script=Han}/gu, (character) => variants.get(character) ?? character) : plain;
}

/** The same, and where each unit of it came from: `places[i]` is the start in `text`, one more at the end. */
export function foldWithPlaces(text: string, variants?: Variants): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const part = fold(letter, variants);
    for (let unit = 0; unit < part.length; unit += 1) places.push(index);
    folded += part;
  }
  return { folded, places: [...places, text.length] };
}

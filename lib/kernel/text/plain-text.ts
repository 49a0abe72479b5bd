/** Invisible characters: control and format characters, lone surrogates, and default-ignorable code points. */
const unseen = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]`;
const everyUnseen = new RegExp(unseen, 'gu');
/** Without joiners and variation selectors, which some languages and emoji need. */
const uselessUnseen = new RegExp(String.raw`(?![\u200c\u200d\p{Variation_Selector}\n])${unseen}`, 'gu');

const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** Spaces of every kind, including the empty Braille cell; without U+FEFF, which `\s` includes. */
const blanks = /[\t\p{Zs}\u2800]/gu;

/** Normalises text for storage: removes useless invisible characters, and unifies line breaks and spaces. */
export const cleanText = (text: string): string =>
  text.replace(lineBreaks, '\n').replace(blanks, ' ').replace(uselessUnseen, '');

/** Normalises a line for storage: also collapses spaces. Line breaks stay, so that a caller that wants a single line can reject them. */
export const cleanLine = (text: string): string => cleanText(text).replace(/ +/g, ' ').trim();

/** Normalises text for comparison, so that texts that look the same are equal: folds compatibility forms, removes invisible characters, collapses spaces. */
export const seenText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(lineBreaks, ' ')
    .replace(blanks, ' ')
    .replace(everyUnseen, '')
    .replace(/ +/g, ' ')
    .normalize('NFKC')
    .trim();

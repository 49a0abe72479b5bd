/** What nobody sees: control and format characters, halves of surrogate pairs, and whatever is drawn as nothing. */
const unseen = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]`;
const everyUnseen = new RegExp(unseen, 'gu');
/** Some languages write words with joiners and with selectors of a variant, and faces are made with them. */
const uselessUnseen = new RegExp(String.raw`(?![\u200c\u200d\p{Variation_Selector}\n])${unseen}`, 'gu');

const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** Blanks of every kind; a Braille cell without dots is one, too. U+FEFF is none, whatever `\s` says. */
const blanks = /[\t\p{Zs}\u2800]/gu;

/** As it is kept: without what nobody sees, each line break and each blank as one sign. */
export const cleanText = (text: string): string =>
  text.replace(lineBreaks, '\n').replace(blanks, ' ').replace(uselessUnseen, '');

/** A line as it is kept: with single blanks, too. A line break within it stays, for whoever asks for one line to reject it. */
export const cleanLine = (text: string): string => cleanText(text).replace(/ +/g, ' ').trim();

/** As it is seen, so that what looks the same is the same: compatibility forms folded, nothing unseen, single blanks. */
export const seenText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(lineBreaks, ' ')
    .replace(blanks, ' ')
    .replace(everyUnseen, '')
    .replace(/ +/g, ' ')
    .normalize('NFKC')
    .trim();

/**
 * Scripts of which the fonts of a PDF have letters (docs/product.md, "Reports"); signs that are of no script are punctuation, figures, and pictures, which they
 * have not.
 */
const printed =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u;
const picture = /\p{Emoji_Presentation}/u;

/** Whether a PDF writes a text whole. */
export const isPrinted = (text: string): boolean => printed.test(text) && !picture.test(text);

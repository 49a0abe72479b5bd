/**
 * Scripts that the fonts of a PDF support (docs/product.md, "Reports"). Characters without a script are punctuation and digits, which the fonts have, and
 * emoji, which they do not have.
 */
const printed =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u;
const picture = /\p{Emoji_Presentation}/u;

/** Whether a PDF can print all characters of a text. */
export const isPrinted = (text: string): boolean => printed.test(text) && !picture.test(text);

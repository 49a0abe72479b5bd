/**
 * One script in a name: Latin letters without marks, or Chinese characters and kana, each with digits and . _ -
 * So no two names look alike: 'раypal' in Cyrillic letters or a full-width 'ＬＩＮ' beside 'lin'.
 */
const latin = /^[a-z0-9._-]+$/;
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々0-9._-]+$/u;

/** A name as it is stored and compared: compatibility forms folded, in lower case. */
export function normalUsername(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** Whether a typed name is valid. */
export function isUsername(typed: string): boolean {
  const name = normalUsername(typed);
  return [...name].length >= 3 && name.length <= 60 && (latin.test(name) || eastAsian.test(name));
}

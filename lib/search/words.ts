const unspaced = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
/** A run of Chinese or Japanese, which leaves no space between its words, or a word of another script. */
const runs = new RegExp(`${unspaced}+|(?:(?!${unspaced})[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const startsUnspaced = new RegExp(`^${unspaced}`, 'u');

/** Part of a text that can be looked up, and where it stands. */
export type Word = { word: string; at: number };

export const isUnspaced = (word: string): boolean => startsUnspaced.test(word);

/**
 * The searchable parts of a folded text. Chinese and Japanese by overlapping pairs of characters, and the last character
 * of a run alone: so every part is found, which splitting by a dictionary would not guarantee.
 */
export function wordsOf(folded: string): Word[] {
  return [...folded.matchAll(runs)].flatMap(({ 0: run, index }) =>
    isUnspaced(run) ? pairsOf(run, index) : { word: run, at: index },
  );
}

/**
 * A question as it is searched: its runs and their words, each once. Of a run only the pairs, since in a text other
 * characters may follow its last one.
 */
export type Question = { runs: string[]; words: string[] };

export function readQuestion(folded: string): Question {
  const asked = [...new Set([...folded.matchAll(runs)].map(([run]) => run))];
  const words = asked.flatMap((run) => {
    const pairs = isUnspaced(run) ? pairsOf(run, 0).map(({ word }) => word) : [run];
    return pairs.length > 1 ? pairs.slice(0, -1) : pairs;
  });
  return { runs: asked, words: [...new Set(words)] };
}

/** Words that hardly tell one text from another: kana, which Japanese endings are written in, and small English words. */
export const isSmall = (word: string): boolean => /^[\p{Script=Hiragana}ー]+$/u.test(word) || smallWords.has(word);
const smallWords = new Set(
  'a about an and any are at be by can do does for from get have how i if in is it me my of on or our some the there this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

function pairsOf(run: string, start: number): Word[] {
  let at = start;
  return [...run].map((character, index, all) => {
    const pair = { word: character + (all[index + 1] ?? ''), at };
    at += character.length;
    return pair;
  });
}

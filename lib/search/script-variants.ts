import shinjitai from 'opencc-js/dict/JPShinjitaiCharacters';
import traditional from 'opencc-js/dict/TSCharacters';
import type { Variants } from './fold';

/** Open Chinese Convert writes its tables so: 'from to|from to'; of several ways to write a character the first is the usual one. */
const readTable = (table: string) =>
  new Map(
    table.split('|').flatMap((line): [string, string][] => {
      const [from = '', to = ''] = line.split(' ');
      return from.length > 0 && to.length > 0 ? [[from, to]] : [];
    }),
  );

/** Every way to write a character leads to the simplified one: 囲 → 圍 → 围. For comparing only; nobody reads it. 32 KB, so on the server alone. */
export const scriptVariants: Variants = (() => {
  const simplified = readTable(traditional);
  const japanese = [...readTable(shinjitai)].map(([modern, old]): [string, string] => [
    modern,
    simplified.get(old) ?? old,
  ]);
  // 囲碁 is 圍棋: Japanese alone writes the game's second character so.
  return new Map([...simplified, ...japanese, ['碁', '棋']]);
})();

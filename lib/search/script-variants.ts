import shinjitai from 'opencc-js/dict/JPShinjitaiCharacters';
import traditional from 'opencc-js/dict/TSCharacters';
import type { Variants } from './fold';

/** The table format of Open Chinese Convert: 'from to|from to'; of several ways to write a character the first is the usual one. */
const readTable = (table: string) =>
  new Map(
    table.split('|').flatMap((line): [string, string][] => {
      const [from = '', to = ''] = line.split(' ');
      return from.length > 0 && to.length > 0 ? [[from, to]] : [];
    }),
  );

/** Maps every variant of a character to the simplified one: 囲 → 圍 → 围. For comparing only, never shown. 32 KB, so on the server alone. */
export const scriptVariants: Variants = (() => {
  const simplified = readTable(traditional);
  const japanese = [...readTable(shinjitai)].map(([modern, old]): [string, string] => [
    modern,
    simplified.get(old) ?? old,
  ]);
  // 囲碁 is 圍棋: only Japanese writes the second character of the game's name this way.
  return new Map([...simplified, ...japanese, ['碁', '棋']]);
})();

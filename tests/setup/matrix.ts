/**
 * What is looked at in several languages, widths and colour schemes makes a matrix. A run of `npm test` takes one cell for each test and moves on with the
 * count of commits (TEST_TURN, set by playwright.config.ts); an eighth takes the one after it, and `npm run test:deep` all of them.
 */
export const isDeep = process.env.TEST_DEEP === '1';
export const isEighth = process.env.TEST_EIGHTH === '1';
export const turn = Number(process.env.TEST_TURN);

/** Tests that have a matrix carry this tag: an eighth runs them alone. */
export const matrix = { tag: '@matrix' };

/** Those cells that this run looks at. Tests with different names begin at different cells. */
export function inTurn<Cell>(name: string, cells: readonly Cell[]): readonly Cell[] {
  if (isDeep) return cells;
  const start = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  return cells.slice((start + turn) % cells.length).slice(0, 1);
}

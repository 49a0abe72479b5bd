import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endOf,
  faultOf,
  gamesOf,
  isPageText,
  lineTo,
  newPage,
  stepsAfter,
  withoutStep,
  withStep,
  type BoardPage,
  type PageStep,
} from './board-page';
import { formatPoint } from '@/lib/go/position';
import { decodeSgf, maxSgfLength, readPage, SgfRejected, writePage } from './page-sgf';
import { playRule } from '@/lib/go/rules';

const kinds = ['circle', 'triangle', 'square', 'cross'] as const;
/** Random pages: each step continues an earlier one, with a move if it is legal. */
const pages: fc.Arbitrary<BoardPage> = fc
  .record({
    size: fc.constantFrom(5, 9, 19),
    steps: fc.array(
      fc.record({
        from: fc.nat(),
        color: fc.constantFrom('black' as const, 'white' as const),
        point: fc.option(fc.nat(), { nil: null }),
        mark: fc.option(fc.tuple(fc.nat(), fc.constantFrom(...kinds)), { nil: null }),
        label: fc.option(fc.tuple(fc.nat(), fc.constantFrom('A', ']', '\\', ':1')), { nil: null }),
        words: fc.string({ unit: fc.constantFrom('a', ']', '\\', '\n', ':', '[', ')', ';', '圍', ' ') }),
      }),
      { maxLength: 30 },
    ),
  })
  .map(({ size, steps }) => {
    const at = (n: number) => formatPoint({ x: n % size, y: Math.floor(n / size) % size }, size);
    let page = newPage(size);
    for (const { from, color, point, mark, label, words } of steps) {
      const step: Omit<PageStep, 'from'> = {
        ...(point !== null && { move: { color, at: at(point) } }),
        ...(mark && { marks: [{ at: at(mark[0]), kind: mark[1] }] }),
        ...(label && { labels: [{ at: at(label[0]), text: label[1] }] }),
        words: words.trim(),
      };
      const grown = withStep(page, from % page.steps.length, step).page;
      if (faultOf(grown, playRule) === null) page = grown;
    }
    return page;
  });

const faultIn = (text: string) => {
  try {
    readPage(text);
  } catch (error) {
    if (error instanceof SgfRejected) return error.fault;
    throw error;
  }
  return null;
};

describe('a board page', () => {
  it('is the same after it was written as SGF and read again', () => {
    fc.assert(
      fc.property(pages, (page) => {
        expect(readPage(writePage(page, 'Nets ]\\'))).toEqual({ page, title: 'Nets ]\\' });
      }),
    );
  });

  it('keeps its order when a step comes in, and is as before when that goes again', () => {
    fc.assert(
      fc.property(pages, fc.nat(), (page, n) => {
        const from = n % page.steps.length;
        const { page: grown, at } = withStep(page, from, { words: 'new' });
        expect(faultOf(grown, playRule)).toBeNull();
        expect(stepsAfter(grown, from).at(-1)).toBe(at);
        expect(lineTo(grown, at)).toEqual([...lineTo(page, from), at]);
        expect(withoutStep(grown, at)).toEqual(page);
      }),
    );
  });

  it('loses with a step what goes on from it, and nothing else', () => {
    fc.assert(
      fc.property(pages, fc.nat(), (page, n) => {
        const at = n % page.steps.length;
        const left = withoutStep(page, at);
        expect(faultOf(left, playRule)).toBeNull();
        expect(left.steps.length).toBe(at === 0 ? page.steps.length : page.steps.length - (endOf(page, at) - at));
      }),
    );
  });

  it('is told apart from what cannot be shown', () => {
    const page = newPage(9);
    const after = (...steps: PageStep[]) => faultOf({ ...page, steps: [...page.steps, ...steps] }, playRule);
    const move = (at: string) => ({ color: 'black' as const, at });
    expect(after({ from: 0, words: '', move: move('E5') })).toBeNull();
    expect(after({ from: 0, words: '', move: move('E5') }, { from: 1, words: '', move: move('E5') })).toEqual({
      code: 'illegal',
      step: 2,
    });
    expect(after({ from: 1, words: '' })).toMatchObject({ code: 'order' });
    const two = { from: 0, words: '' };
    expect(after(two, two, { from: 1, words: '' })).toEqual({ code: 'order', step: 3 });
    expect(after({ from: 0, words: '', marks: [{ at: 'T19', kind: 'circle' }] })).toMatchObject({ code: 'point' });
    expect(after({ from: 0, words: 'see evil.example' })).toEqual({ code: 'words', step: 1 });
    expect(faultOf({ ...page, position: { size: 9, black: 'A1', white: 'A1' } }, playRule)?.code).toBe('position');
    expect(isPageText('x'.repeat(1001))).toBe(false);
  });

  it('makes choices of variations, and a game of each step', () => {
    const { page, title } = readPage('(;GM[1]SZ[9]GN[Net]AB[ee]C[Look.];W[de](;B[dd]C[One])(;B[df];W[])) ');
    expect(title).toBe('Net');
    expect(page.steps.map(({ from }) => from)).toEqual([null, 0, 1, 1, 3]);
    expect(stepsAfter(page, 1)).toEqual([2, 3]);
    expect(page.steps[4]).toEqual({ from: 3, words: '' });
    expect(gamesOf(page, playRule).every((game) => game !== null)).toBe(true);
  });
});

describe('an SGF file', () => {
  it('says why no page can be made of it', () => {
    expect(faultIn('  ')).toEqual({ code: 'empty' });
    expect(faultIn('hello')).toEqual({ code: 'notSgf' });
    expect(faultIn('(;SZ[9];B[aa]')).toEqual({ code: 'notSgf' });
    expect(faultIn('(;SZ[9])(;SZ[9])')).toEqual({ code: 'several' });
    expect(faultIn('(;GM[2])')).toEqual({ code: 'game' });
    expect(faultIn('(;SZ[25])')).toEqual({ code: 'size' });
    expect(faultIn('(;SZ[9];B[ee];AB[aa])')).toEqual({ code: 'setUp', node: 3 });
    expect(faultIn('(;SZ[9];B[ee];W[ee])')).toEqual({ code: 'illegal', node: 3 });
    expect(faultIn('(;SZ[9]B[ee];W[zz])')).toEqual({ code: 'illegal', node: 2 });
    expect(faultIn('(;SZ[9];C[www.evil.example])')).toEqual({ code: 'words', node: 2 });
    expect(faultIn('(;SZ[9]AB[aa]AW[aa])')).toMatchObject({ code: 'position' });
  });

  it('is no bomb: too many nodes, too deep, too long and too many points are rejected before anything is built', () => {
    expect(faultIn(`(${';'.repeat(401)})`)).toEqual({ code: 'tooMany' });
    expect(faultIn('(;'.repeat(120_000))).toEqual({ code: 'tooMany' });
    expect(faultIn('('.repeat(200_000))).toEqual({ code: 'notSgf' });
    expect(faultIn(`(;SZ[19]AB${'[aa:ss]'.repeat(30_000)})`)).toEqual({ code: 'tooMany', node: 1 });
    expect(faultIn(`(;C[${'x'.repeat(maxSgfLength)}])`)).toEqual({ code: 'tooLarge' });
    // A long game, nested one level deeper at each move.
    const deep = `(;SZ[19]${'(;C[a]'.repeat(390)}${')'.repeat(390)})`;
    expect(readPage(deep).page.steps).toHaveLength(391);
  });

  it('is read in the encoding it names, and one that it is not written in is told', () => {
    const bytes = (...text: (string | number[])[]) =>
      new Uint8Array(text.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));
    expect(decodeSgf(bytes('(;C[圍棋])'))).toContain('圍棋');
    expect(decodeSgf(bytes('(;CA[gb2312]C[', [0xce, 0xa7, 0xc6, 0xe5], '])'))).toContain('围棋');
    expect(decodeSgf(bytes('(;CA[Shift_JIS]C[', [0x8c, 0xe9], '])'))).toContain('碁');
    expect(() => decodeSgf(bytes('(;C[', [0xff], '])'))).toThrow(SgfRejected);
    expect(() => decodeSgf(bytes('(;CA[no-such]C[a])'))).toThrow(SgfRejected);
    expect(() => decodeSgf(new Uint8Array(maxSgfLength + 1))).toThrow(SgfRejected);
    expect(() => decodeSgf(new Uint8Array())).toThrow(SgfRejected);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPosition, cropOf, formatPoint, parsePoint, parsePoints, starPoints } from './position';
import { checkProblem, solutionOf } from './problem';
import { playRule } from './rules';
import { conventionOf, pointName } from './point-name';

const sizes = fc.integer({ min: 5, max: 19 });

describe('points', () => {
  it('reads letters without I, rows from the bottom', () => {
    expect(parsePoint('A1', 19)).toEqual({ x: 0, y: 18 });
    expect(parsePoint('H8', 9)).toEqual({ x: 7, y: 1 });
    expect(parsePoint('j9', 9)).toEqual({ x: 8, y: 0 });
    expect(parsePoint('T19', 19)).toEqual({ x: 18, y: 0 });
  });

  it.each(['I5', 'K1', 'A10', 'A0', 'A', '5', '', 'A1B', 'Ä1'])('rejects %j on 9×9', (text) => {
    expect(parsePoint(text, 9)).toBeNull();
  });

  it('reads what it writes, on every board', () => {
    fc.assert(
      fc.property(sizes, fc.nat(18), fc.nat(18), (size, x, y) => {
        const point = { x: x % size, y: y % size };
        expect(parsePoint(formatPoint(point, size), size)).toEqual(point);
      }),
    );
  });

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string(), sizes, (text, size) => parsePoints(text, size).every((p) => p.x < size && p.y < size)),
    );
  });

  it('names points as the reader does', () => {
    expect(pointName({ x: 15, y: 3 }, 19, conventionOf('en-US'))).toBe('Q16');
    expect(pointName({ x: 15, y: 3 }, 19, conventionOf('ja-JP'))).toBe('16の四');
    expect(pointName({ x: 0, y: 18 }, 19, conventionOf('ja-JP'))).toBe('1の十九');
    expect(pointName({ x: 0, y: 9 }, 19, conventionOf('ja-JP'))).toBe('1の十');
  });

  it.each([
    [19, 9],
    [13, 5],
    [9, 5],
    [7, 1],
    [6, 0],
  ])('marks the stars of a %i-line board', (size, count) => {
    expect(starPoints(size)).toHaveLength(count);
  });
});

describe('crop', () => {
  it('takes any two opposite corners', () => {
    const rect = { left: 9, top: 0, right: 18, bottom: 8 };
    expect(cropOf({ size: 19, black: '', white: '', crop: 'K11 T19' })).toEqual(rect);
    expect(cropOf({ size: 19, black: '', white: '', crop: 'T11 K19' })).toEqual(rect);
  });
  it('is the whole board without one', () => {
    expect(cropOf({ size: 9, black: '', white: '' })).toEqual({ left: 0, top: 0, right: 8, bottom: 8 });
  });
});

describe('checkPosition', () => {
  const good = { size: 9, black: 'C3 D3', white: 'C4' };
  it('accepts a position that can stand', () => expect(checkPosition(good)).toEqual([]));
  it.each([
    ['size', { ...good, size: 4 }, '4'],
    ['size', { ...good, size: 20 }, '20'],
    ['notOnBoard', { ...good, white: 'I4' }, 'I4'],
    ['notOnBoard', { ...good, labels: [{ at: 'Z1', text: 'A' }] }, 'Z1'],
    ['overlap', { ...good, white: 'C3' }, 'C3'],
    ['overlap', { ...good, black: 'C3 c3' }, 'C3'],
    ['lastIsEmpty', { ...good, last: 'E5' }, 'E5'],
    ['ghostIsTaken', { ...good, ghost: 'C4' }, 'C4'],
    ['crop', { ...good, crop: 'A1' }, 'A1'],
    ['crop', { ...good, crop: 'A1 I9' }, 'A1 I9'],
    ['noLiberties', { size: 9, black: 'A1', white: 'A2 B1' }, 'A1'],
    ['noLiberties', { size: 9, black: 'A1 B1', white: 'A2 B2 C1' }, 'A1'],
  ])('reports %s', (code, position, at) => {
    expect(checkPosition(position)).toContainEqual({ code, at });
  });
});

describe('checkProblem', () => {
  const position = { size: 7, black: 'C4 D5 E5 D3 E3', white: 'D4 E4' } as const;
  const problem = { position, goal: 'capture' as const, moves: [{ at: 'F4' }] };
  it('accepts a problem whose lines can be played', () => expect(checkProblem(problem, playRule)).toEqual([]));
  it.each([
    ['noMoves', { ...problem, moves: [] }],
    ['illegalMove', { ...problem, moves: [{ at: 'D4' }] }],
    ['illegalReply', { ...problem, moves: [{ at: 'F4', reply: 'D5', then: [{ at: 'A1' }] }] }],
    ['thenWithoutReply', { ...problem, moves: [{ at: 'F4', then: [{ at: 'A1' }] }] }],
    ['twice', { ...problem, moves: [{ at: 'F4' }, { at: 'F4' }] }],
    ['neverSucceeds', { ...problem, moves: [{ at: 'F4', fails: true }] }],
    ['illegalAnswer', { ...problem, otherwise: 'D5' }],
    ['overlap', { ...problem, position: { ...position, white: 'D5' } }],
  ])('reports %s', (code, bad) => {
    expect(checkProblem(bad, playRule).map((fault) => fault.code)).toContain(code);
  });
  it('finds the line that succeeds', () => {
    const moves = [
      { at: 'A1', fails: true },
      { at: 'F4', reply: 'A2', then: [{ at: 'B2', fails: true }, { at: 'A1' }] },
    ];
    expect(solutionOf({ ...problem, moves })).toEqual(['F4', 'A2', 'A1']);
  });
});

import fc from 'fast-check';
import type { JSONField } from 'payload';
import { describe, expect, it } from 'vitest';
import { checkPosition, formatPoint, goals, type Position, type Problem } from '@/lib/go/position';
import { editPosition, emptyPosition, tools, type PositionAction } from '@/lib/go/edit-position';
import {
  clip,
  compactProblem,
  markFailing,
  newProblem,
  playAt,
  removeAt,
  rowsOf,
  start,
  type Edited,
} from '@/platform/go/position-editor/edit-problem';
import { faultText } from '@/platform/go/position-editor/fault-messages';
import { positionFaults, problemFaults } from '@/platform/go/position-editor/faults/faults';
import { begin, record, redo, undo, type History } from '@/platform/go/position-editor/history/history';
import { readPosition, readProblem, readText } from '@/platform/go/position-editor/read-text';
import { writeSgf } from '@/lib/go/sgf';
import { positionField, problemField } from './position-fields';

const sizes = fc.integer({ min: 5, max: 19 });
const pointOn = (size: number) =>
  fc.record({ x: fc.nat(size - 1), y: fc.nat(size - 1) }).map((point) => formatPoint(point, size));
// Points of the largest board; on smaller boards some do not exist.
const anyPoint = pointOn(19);
const action: fc.Arbitrary<PositionAction> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('press' as const),
      tool: fc.constantFrom(...tools),
      at: fc.oneof(pointOn(7), anyPoint),
    }),
  },
  fc.record({ type: fc.constant('crop' as const), from: anyPoint, to: anyPoint }),
  fc.record({ type: fc.constant('resize' as const), size: sizes }),
  fc.record({
    type: fc.constant('toPlay' as const),
    color: fc.constantFrom('black' as const, 'white' as const, undefined),
  }),
  fc.record({ type: fc.constant('clear' as const), what: fc.constantFrom('all' as const, 'notes' as const) }),
);
const edited = fc
  .tuple(sizes, fc.array(action, { maxLength: 30 }))
  .map(([size, actions]) => actions.reduce(editPosition, emptyPosition(size)));

describe('setting up a position', () => {
  it('never makes one that could not be drawn: only stones without liberties are left to be said', () => {
    fc.assert(
      fc.property(edited, (position) => {
        expect(checkPosition(position).filter(({ code }) => code !== 'noLiberties')).toEqual([]);
      }),
    );
  });

  it('goes back by undo and forth by redo, and what changes nothing is no step', () => {
    fc.assert(
      fc.property(edited, fc.array(action, { maxLength: 20 }), (first, actions) => {
        let history: History<Position> = begin(first);
        for (const each of actions) {
          const next = record(history, editPosition(history.present, each));
          if (next !== history) {
            expect(next.present).not.toEqual(history.present);
            expect(undo(next).present).toBe(history.present);
            expect(redo(undo(next))).toEqual(next);
          }
          history = next;
        }
        for (let i = 0; i < actions.length; i += 1) history = undo(history);
        expect(history.present).toBe(first);
        expect(undo(history)).toEqual(history);
      }),
    );
  });

  it('takes a mark, a label or a stone away by the same press again', () => {
    fc.assert(
      fc.property(edited, fc.constantFrom('circle', 'square', 'cross'), anyPoint, (position, tool, at) => {
        const press = { type: 'press', tool, at } as const;
        const bare = editPosition(position, { ...press, tool: 'erase' });
        expect(editPosition(editPosition(bare, press), press)).toEqual(bare);
      }),
    );
  });

  it('keeps the names of points when the size changes, and drops what is no point there', () => {
    const position = {
      size: 19,
      black: 'C3 Q16',
      white: 'D4',
      crop: 'K10 T19',
      last: 'Q16',
      labels: [{ at: 'C3', text: 'A' }],
    };
    expect(editPosition(position, { type: 'resize', size: 9 })).toEqual({
      size: 9,
      black: 'C3',
      white: 'D4',
      labels: [{ at: 'C3', text: 'A' }],
    });
  });

  it('rejects a part too small to be a board, and forgets one that is the whole', () => {
    const position = emptyPosition(9);
    expect(editPosition(position, { type: 'crop', from: 'A1', to: 'B9' })).toBe(position);
    expect(editPosition(position, { type: 'crop', from: 'J9', to: 'A1' })).toBe(position);
    expect(editPosition(position, { type: 'crop', from: 'E1', to: 'A5' })).toMatchObject({ crop: 'A1 E5' });
  });
});

describe('text', () => {
  it('as data: what is written is read, whatever order the database keeps its fields in', () => {
    fc.assert(
      fc.property(edited, (position) => {
        expect(readText(JSON.stringify(position))?.position).toEqual(position);
        const turned = Object.fromEntries(Object.entries(position).reverse());
        expect(JSON.stringify(readPosition(turned))).toBe(JSON.stringify(position));
      }),
    );
  });

  it('as SGF: what is written is read, but for the last move and the ghost, which the format has not', () => {
    const sorted = (list: string) => list.split(' ').sort().join(' ');
    const notes = <Note extends { at: string }>(all: Note[] = []) => [...all].sort((a, b) => (a.at < b.at ? -1 : 1));
    const plain = ({ last: _, ghost: __, ...position }: Position) => ({
      ...position,
      black: sorted(position.black),
      white: sorted(position.white),
      marks: notes(position.marks),
      labels: notes(position.labels),
    });
    fc.assert(
      fc.property(edited, (position) => {
        const read = readText(writeSgf(position));
        expect(read && plain(read.position)).toEqual(plain(position));
      }),
    );
  });

  it('reads the files of other programs: rectangles, escapes, variations as answers', () => {
    const file = String.raw`
      (;GM[1]FF[4]SZ[7]C[a \] bracket; and (more\)]AB[cd][de]AB[ce:ce]AW[dd:ed]LB[aa:a\:1]
       (;B[fd]C[right];W[fc];B[fb])
       (;B[fe];W[fd]))`;
    expect(readText(file)).toEqual({
      position: expect.objectContaining({
        size: 7,
        black: 'C4 D3 C3',
        white: 'D4 E4',
        toPlay: 'black',
        labels: [{ at: 'A7', text: 'a:1' }],
      }),
      problem: expect.objectContaining({
        moves: [
          { at: 'F4', reply: 'F5', then: [{ at: 'F6' }] },
          { at: 'F3', reply: 'F4', fails: true },
        ],
      }),
    });
  });

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\(;[A-Z()[\];\\:a-s]*$/)), (text) => void readText(text)),
    );
    expect(readText('(;SZ[25])')).toBeNull();
    expect(readText('')).toBeNull();
  });
});

type Step = { kind: 'play' | 'remove' | 'fails' | 'other' | 'back'; at: string };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('play', 'play', 'play', 'play', 'remove', 'fails', 'other', 'back'),
  at: fc.constantFrom('A1', 'B1', 'C1', 'D1'),
});

function take({ problem, spot }: Edited, { kind, at }: Step): Edited {
  if (kind === 'play') return playAt(problem, spot, at);
  if (kind === 'remove') return removeAt(problem, spot);
  if (kind === 'fails') return { problem: markFailing(problem, spot.line, at !== 'A1'), spot };
  if (kind === 'other')
    return { problem, spot: { line: spot.line.slice(0, spot.line.length - (spot.line.length % 2)), other: true } };
  return { problem, spot: { line: spot.line.slice(0, -1) } };
}

describe('building the tree', () => {
  const empty: Edited = { problem: newProblem(emptyPosition(9)), spot: start };

  it('stays a tree whatever is pressed: no move twice, nothing after a missing answer, the spot always in it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let now = empty;
        for (const each of steps) {
          now = take(now, each);
          expect(clip(now.problem, now.spot)).toEqual(now.spot);
          const walk = (moves: Problem['moves']): void => {
            expect(new Set(moves.map(({ at }) => at)).size).toBe(moves.length);
            for (const move of moves) {
              if (!move.reply) expect(move.then ?? []).toEqual([]);
              walk(move.then ?? []);
            }
          };
          walk(now.problem.moves);
        }
      }),
    );
  });

  it('is undone step by step, and read as it was written', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let [now, history]: [Edited, History<Problem>] = [empty, begin(empty.problem)];
        for (const each of steps) {
          now = take(now, each);
          const next = record(history, now.problem);
          if (next !== history) expect(undo(next).present).toBe(history.present);
          history = next;
        }
        expect(readProblem(JSON.parse(JSON.stringify(now.problem)))).toEqual(compactProblem(now.problem));
        while (history.past.length) history = undo(history);
        expect(history.present).toBe(empty.problem);
      }),
    );
  });

  it('goes where a move is in the tree already, and changes an answer by another press', () => {
    let now = ['C3', 'D4', 'E5'].reduce((state, at) => playAt(state.problem, state.spot, at), empty);
    expect(now.problem.moves).toEqual([{ at: 'C3', reply: 'D4', then: [{ at: 'E5' }] }]);
    const before = now.problem;
    now = playAt(before, start, 'C3');
    expect(now.problem).toBe(before);
    now = playAt(now.problem, now.spot, 'D5');
    expect(now.problem.moves).toEqual([{ at: 'C3', reply: 'D5', then: [{ at: 'E5' }] }]);
    expect(removeAt(now.problem, now.spot).problem.moves.map(({ at }) => at)).toEqual(['C3']);
  });

  it('lists each step with the answer to all else, and what fails below a failing move', () => {
    const problem: Problem = {
      ...empty.problem,
      moves: [{ at: 'C3', reply: 'D4', then: [{ at: 'E5' }], fails: true }, { at: 'G7' }],
      otherwise: 'E5',
    };
    expect(
      rowsOf(problem).map((row) => (row.kind === 'move' ? [row.depth, row.move.at, row.isRight] : [row.depth, row.at])),
    ).toEqual([
      [0, 'C3', false],
      [1, 'E5', false],
      [1, undefined],
      [0, 'G7', true],
      [0, 'E5'],
    ]);
  });
});

describe('faults in words', () => {
  const board = { size: 9, black: 'A1', white: 'A2 B1' };
  const problem = { position: { size: 9, black: 'E5', white: 'D5' }, goal: goals[0], moves: [] };

  it.each([
    ['en', 'The stones at A1 have no liberties, so they cannot stand there.'],
    ['zh-TW', 'A1 的棋子沒有氣，不能留在盤上。'],
    ['zh', 'A1 的棋子没有气，不能留在盘上。'],
    ['ja', '1の九の石には呼吸点がなく、盤上に置けません。'],
  ])('in %s', (language, sentence) => {
    expect(positionFaults(board, language)).toEqual([sentence]);
    expect(problemFaults(problem, language)).toHaveLength(1);
    expect(problemFaults(problem, language).join()).not.toMatch(/noMoves|[{}]/);
  });

  it('to whoever saves, in their language; nothing is no fault', () => {
    const validated = (field: JSONField, value: object | null, language: string) =>
      field.validate!(
        value as never,
        { req: { i18n: { language } } } as Parameters<NonNullable<JSONField['validate']>>[1],
      );
    expect(validated(positionField('cover'), board, 'zh-TW')).toBe('A1 的棋子沒有氣，不能留在盤上。');
    expect(validated(positionField('cover'), null, 'zh-TW')).toBe(true);
    expect(validated(positionField('cover'), emptyPosition(9), 'ja')).toBe(true);
    expect(validated(problemField('problem'), problem, 'zh')).toBe('还没有答案，请至少下一手正解。');
    expect(validated(problemField('problem'), { ...problem, moves: [{ at: 'A1' }] }, 'zh')).toBe(true);
  });

  it('once for each thing that is wrong, also with data of no shape', () => {
    expect(positionFaults({ size: 40 }, 'en')).toHaveLength(3);
    expect(
      problemFaults(
        { ...problem, moves: [{ at: 'E9' }], texts: { 'en-US': { prompt: 'x', right: '', wrong: '' } } },
        'en',
      ),
    ).toEqual(['Texts in English: write all three (at most 300 characters each) or none.']);
    expect(faultText({ code: 'illegalReply', at: 'C3 D4' }, 9, 'en')).toContain('C3 → D4');
  });
});

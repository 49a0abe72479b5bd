import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, ProblemMove, StoneColor } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';
import { readTopic, topicCodes } from '@/platform/topics/topics';
import { josekiProblems } from '@/platform/seed/catalogue/problems';
import { GnuGo, gnugoPath } from '../setup/gnugo';

const isDeep = process.env.TEST_DEEP === '1';
const file = gnugoPath();
if (isDeep && !file) console.log('GNU Go is not installed here: nobody gives a second opinion on written moves.');

/** Points. GNU Go rates the early 3-3 invasion, common today, twelve points worse; a lost group or corner costs far more. */
const margin = 15;

/** Neither the rules nor a search settle these: their right moves are written by hand, and their text states a principle. */
const written: [string, Pick<Problem, 'position' | 'moves'>][] = [
  ...topicCodes().flatMap((code) =>
    readTopic(code).data.steps.flatMap((step): [string, Pick<Problem, 'position' | 'moves'>][] => {
      if (step.kind !== 'question' || !step.moves || step.asks) return [];
      const position = { ...step.position, toPlay: step.toPlay };
      return [[`${code}/${step.id}`, { position, moves: step.moves as ProblemMove[] }]];
    }),
  ),
  ...Object.entries(josekiProblems),
];

describe.skipIf(!isDeep || !file)('a move that is written down as right', () => {
  let second: GnuGo;
  beforeAll(() => {
    second = new GnuGo(file!);
  });
  afterAll(() => second.end());

  it.each(written)(
    '%s: is no blunder for GNU Go either',
    async (_, { position, moves }) => {
      const color: StoneColor = position.toPlay ?? 'black';
      const blunders: string[] = [];
      for (const { at } of moves.filter(isRight)) {
        const loses = await second.loses(position, color, at);
        if (loses > margin) blunders.push(`${at} loses ${loses.toFixed(1)} points`);
      }
      expect(blunders).toEqual([]);
    },
    600_000,
  );
});

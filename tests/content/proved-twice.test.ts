import { describe, expect, it, vi } from 'vitest';
import { gamesOf } from '@/lib/lessons/frames';
import { opponentOf } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';
import { attackingGoals } from '@/lib/go/judge';
import { beginGame, play, playRule } from '@/lib/go/rules';
import type { Question } from '@/lib/go/search';
import { askedOf, questionOf, type Claim } from '@/platform/topics/check-topic';
import { posedBy, readTopic, topicCodes } from '@/platform/topics/topics';
import { enginesFor } from '../setup/proved-twice';

/** Size in points of the largest window in a quick run; `npm run test:deep` has no limit. */
const few = 4;
const isDeep = process.env.TEST_DEEP === '1';
const isQuick = ({ region }: Pick<Question, 'region'>) => isDeep || (region !== undefined && region.length <= few);

// The search takes long, and other programs may use the processor.
vi.setConfig({ testTimeout: isDeep ? 1_800_000 : 120_000 });

type Stated = [string, Question, Claim];
const topics = topicCodes().map(readTopic);
const claims = topics.flatMap(({ code, data }) =>
  data.steps.flatMap((step): Stated[] => {
    if (step.kind !== 'board') return [];
    const games = gamesOf(step.position, step.frames, playRule);
    return step.frames.flatMap(({ claims: stated = [] }, index) =>
      stated.map((claim): Stated => [
        `${code}/${step.id}, moment ${index + 1}, ${claim.targets} ${claim.taken ? 'falls' : 'stays'}`,
        questionOf(games[index]!, claim),
        claim,
      ]),
    );
  }),
);

describe('what a topic claims', () => {
  it.each(claims.filter(([, question]) => isQuick(question)))('%s: no other engine denies it', (_, question, claim) => {
    const verdicts = enginesFor(question).map(({ name, takes }) => ({
      name,
      takes: takes(askedOf(claim), null, claim.first),
    }));
    expect(verdicts.filter(({ takes }) => takes !== null && takes !== claim.taken)).toEqual([]);
  });
});

const questions = topics.flatMap(({ code, data, answers }) =>
  data.steps.flatMap((step) => {
    const posed = step.kind === 'question' ? posedBy(step) : null;
    // Questions to be solved in one move are left out: an engine that searches to the end also accepts slower moves.
    if (!posed || posed.proof.points !== undefined || posed.proof.within === 1) return [];
    const right = answers[step.id]!.moves.filter(isRight).map(({ at }) => at);
    return [[`${code}/${step.id}`, { posed, right }] as const];
  }),
);

describe('what is said of a first move', () => {
  it.each(questions.filter(([, { posed }]) => isQuick(posed.proof)))('%s: no other engine denies it', (_, one) => {
    const { position, proof, goal } = one.posed;
    const solver = position.toPlay ?? 'black';
    const opponent = opponentOf(solver);
    const attacks = attackingGoals.includes(goal);
    // What wins, wins though the opponent has every threat; what fails, fails though the solver has them.
    const hard = { koMaster: opponent, walls: attacks ? 'fall' : 'stand' } as const;
    const easy = { koMaster: solver, walls: attacks ? 'stand' : 'fall' } as const;
    const game = beginGame(position);
    const points = (proof.region ?? []).filter((at) => play(game, solver, at).legal);
    const moves = [...new Set([...points, ...one.right, 'pass'])];
    for (const { name, takes } of enginesFor({ ...proof, position, attacker: attacks ? solver : opponent })) {
      const denied = moves.filter((at) => {
        const wins = one.right.includes(at);
        const taken = takes(wins ? hard : easy, { color: solver, at }, opponent);
        return taken !== null && (taken === attacks) !== wins;
      });
      expect({ name, denied }).toEqual({ name, denied: [] });
    }
  });
});

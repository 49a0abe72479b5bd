import { describe, expect, it, vi } from 'vitest';
import { isRight } from '@/lib/go/problem';
import { isClosed } from '@/lib/go/closed-region';
import { eyeSpace, makesEyes } from '@/platform/bank/proof/two-eyes';
import { posedBy, readTopic, topicCodes } from '@/platform/topics/topics';
import { foundFurther } from '../setup/first-moves';
import { Unsettled } from '../setup/zone-search';

/** `npm run test:deep` searches deeper, and visits as many positions as that takes. */
const isDeep = process.env.TEST_DEEP === '1';
const deepest = isDeep ? 2 : 1;
const limit = isDeep ? 12_000_000 : 100_000;
vi.setConfig({ testTimeout: isDeep ? 1_800_000 : 120_000 });

const questions = topicCodes().flatMap((code) => {
  const { data, answers } = readTopic(code);
  return data.steps.flatMap((step) => {
    const posed = step.kind === 'question' ? posedBy(step) : null;
    if (!posed || posed.proof.points !== undefined) return [];
    const right = answers[step.id]!.moves.filter(isRight).map(({ at }) => at);
    return [[`${code}/${step.id}`, posed, right.sort()] as const];
  });
});
// Questions to be solved in one move are left out: a deeper search may accept slower moves.
const open = questions.filter(
  ([, posed]) => posed.proof.within !== 1 && !(posed.proof.region && isClosed(posed, posed.proof.region)),
);
const ofLife = questions.filter(
  ([, { goal, proof }]) => goal === 'live' && proof.region && (isDeep || proof.region.length <= eyeSpace),
);

describe('a question how to live', () => {
  it.each(ofLife)('%s: stands in the lesson about seki where nobody gets two eyes', (name, posed, right) => {
    expect(name.startsWith('seki/')).toBe(!right.every((at) => makesEyes(posed, at)));
  });
});

describe('a question on an open board', () => {
  it.each(open)('%s: no other first move succeeds when one looks further', (_, posed, right) => {
    for (let more = 1; more <= deepest; more += 1) {
      try {
        expect({ more, ...foundFurther(posed, right, { more, limit }) }).toEqual({ more, right, ko: [] });
      } catch (error) {
        // A quick run goes only as far as its limit of positions allows.
        if (error instanceof Unsettled && !isDeep) return;
        throw error;
      }
    }
  });
});

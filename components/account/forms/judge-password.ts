import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { holdsOwnPart, ownParts, weaknessOf, type PasswordWeakness } from '@/lib/domain/password';

export type Judgement = { score: 0 | 1 | 2 | 3 | 4; weakness: PasswordWeakness | null };

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** Longer ones would keep the page waiting, and are strong by then. */
const enough = 60;

/** As the server judges it, with passwords that breaches brought to light. Large: loaded when somebody chooses a password. */
export function judgePassword(password: string, own: { username: string; email: string }): Judgement {
  const parts = ownParts(own);
  if (holdsOwnPart(password, parts)) return { score: 0, weakness: 'personal' };
  const { score, feedback } = meter.check(password.slice(0, enough), parts);
  return { score, weakness: weaknessOf(score, feedback.warning) };
}

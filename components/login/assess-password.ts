import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Assessment } from '@/lib/kernel/person/password';

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** As the server assesses it, with passwords known from breaches. Large, so it is loaded only when a password is chosen. */
export function assessPassword(password: string, ownParts: string[]): Assessment {
  const { score, feedback } = meter.check(password, ownParts);
  return { score, warning: feedback.warning };
}

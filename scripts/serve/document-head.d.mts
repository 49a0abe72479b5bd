import type { WholeAnswer } from './answer-cache.mjs';
export function readyDocument(answer: WholeAnswer): WholeAnswer;

import type { Problem } from '@/lib/go/position';
import { proofOf, reviewProblem } from '@/lib/go/review';

/** Searches one problem and posts the result of each depth, then null at the end. The caller terminates it on timeout. */
self.onmessage = ({ data }: MessageEvent<Problem>) => {
  const proof = proofOf(data);
  if (typeof proof !== 'string') for (const review of reviewProblem(data, proof)) self.postMessage(review);
  self.postMessage(null);
};

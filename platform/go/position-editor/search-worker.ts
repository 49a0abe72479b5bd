import type { Problem } from '@/lib/go/position';
import { proofOf, reviewProblem } from '@/lib/go/review';

/** Searches one problem, each deeper look as it comes; null is the end. Whoever started it ends it when time is up. */
self.onmessage = ({ data }: MessageEvent<Problem>) => {
  const proof = proofOf(data);
  if (typeof proof !== 'string') for (const review of reviewProblem(data, proof)) self.postMessage(review);
  self.postMessage(null);
};

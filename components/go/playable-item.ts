import type { ReactNode } from 'react';
import type { Problem, Rect } from '@/lib/go/position';
import type { Refutation } from '@/lib/go/refutation-kinds';
import type { View } from './board-geometry';

/** A problem to play, with its words. */
export type PlayableItem = {
  problem: Problem;
  /** What to do, in words: 'Black to play. Capture the white stone.' */
  title: string;
  /** Said with the ring for the first move, instead of the general hint. */
  hint?: string;
  /** Where to look, then the idea, before the move itself is shown. */
  hints?: { region: string; idea?: string };
  wrong?: string;
  /** Instead of general words for a wrong move: what the answer to it does. In the browser alone, for no function crosses to it. */
  refuted?: (refutation: Refutation) => string;
  solved?: string;
};

/** A problem with what the server has drawn of it. */
export type PlayerItem = PlayableItem & {
  rect: Rect;
  view: View;
  /** The point in the middle, where the keyboard starts. */
  middle: string;
  lines: ReactNode;
  notes: ReactNode;
  solution: ReactNode;
};

/** A try at a problem that came to its end, or was given up where it could only fail. */
export type PlayedAttempt = {
  /** The solver's moves and the answers to them, in turn. */
  moves: string[];
  solved: boolean;
  /** How many hints were looked at; the solution is all of them. */
  hints: number;
};

import type { ReactNode } from 'react';
import type { Problem, Rect } from '@/lib/go/position';
import type { Refutation } from '@/lib/go/refutation-kinds';
import type { View } from './board-geometry';

/** A problem to play, with its texts. */
export type PlayableItem = {
  problem: Problem;
  /** The task as text: 'Black to play. Capture the white stone.' */
  title: string;
  /** Shown with the ring for the first move, instead of the general hint. */
  hint?: string;
  /** Where to look, then the idea, before the move itself is shown. */
  hints?: { region: string; idea?: string };
  wrong?: string;
  /** Instead of the general text for a wrong move: what the answer to it does. Only from client components: the server cannot pass functions. */
  refuted?: (refutation: Refutation) => string;
  solved?: string;
};

/** A problem with the parts that the server has rendered. */
export type PlayerItem = PlayableItem & {
  rect: Rect;
  view: View;
  /** The point in the middle, where the keyboard starts. */
  middle: string;
  lines: ReactNode;
  notes: ReactNode;
  solution: ReactNode;
};

/** A try at a problem: it has ended, or it was given up on a line that could only fail. */
export type PlayedAttempt = {
  /** The solver's moves and the answers to them, in turn. */
  moves: string[];
  solved: boolean;
  /** The number of hints that were shown; opening the solution counts as all of them. */
  hints: number;
};

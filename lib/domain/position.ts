/** A Go diagram in text. Points are board coordinates as players say them: letter (no I) and row, A1 bottom left. */
export type Position = {
  /** 5 to 19. */
  size: number;
  /** Black stones, space separated: 'D4 Q16'. */
  black: string;
  white: string;
  toPlay?: 'black' | 'white';
  /** Two opposite corners of the part shown: 'K11 T19'. Whole board when absent. */
  crop?: string;
  last?: string;
  ghost?: string;
  marks?: { at: string; kind: 'circle' | 'triangle' | 'square' | 'cross' }[];
  labels?: { at: string; text: string }[];
};

/**
 * A problem to play: the tree of answers from the side to play's view.
 * A move that is not listed is wrong; `otherwise` is the opponent's answer to it.
 */
export type Problem = {
  position: Position;
  goal: 'capture' | 'escape' | 'live' | 'kill' | 'connect' | 'cut' | 'endgame' | 'bestMove';
  moves: ProblemMove[];
  otherwise?: string;
};
export type ProblemMove = {
  at: string;
  /** The opponent's answer, played at once. */
  reply?: string;
  /** Follow-ups after the reply; none: the line ends here. */
  then?: ProblemMove[];
  /** A listed move may lead to failure, to show its refutation. Default: the line succeeds at its end. */
  fails?: boolean;
};

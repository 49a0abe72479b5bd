/**
 * The visible effect of the answer to a wrong move, and what `count` counts:
 * `captures`: stones captured · `vital`: right points, one of which the answer takes · `atari`: the solver's marked stones, left with one liberty ·
 * `exposed`: the stones just played, with one liberty · `liberties`: liberties that the marked stones, which were to be captured, still have.
 */
export const refutationKinds = ['captures', 'vital', 'atari', 'exposed', 'liberties'] as const;
export type Refutation = { kind: (typeof refutationKinds)[number]; count: number };

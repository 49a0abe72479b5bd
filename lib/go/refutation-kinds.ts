/**
 * What the answer to a wrong move does that anybody sees on the board:
 * `captures` so many stones · `vital` comes to one of so many points that were right · `atari` leaves the marked stones of the solver, so many, with
 * one liberty · `exposed`: the stones just played, so many, have one · `liberties`: the marked stones, which were to fall, have so many.
 */
export const refutationKinds = ['captures', 'vital', 'atari', 'exposed', 'liberties'] as const;
export type Refutation = { kind: (typeof refutationKinds)[number]; count: number };

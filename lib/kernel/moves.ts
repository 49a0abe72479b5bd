/** Which state may follow which. */
export const moves =
  <Status extends string>(next: Record<Status, readonly Status[]>) =>
  (from: Status, to: Status): boolean =>
    next[from].includes(to);

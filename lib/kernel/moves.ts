/** Makes a check of state transitions from a table of allowed next states. */
export const moves =
  <Status extends string>(next: Record<Status, readonly Status[]>) =>
  (from: Status, to: Status): boolean =>
    next[from].includes(to);

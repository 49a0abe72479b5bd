/** The notebook of mistakes (docs/product.md, "Learning"). A day is its number on the school's calendar (lib/kernel/calendar). */
/** Cards in one list. */
export const maxCards = 200;
export const reviewsADay = 20;
/** Days without a review after which spreading a backlog is offered. */
export const pauseDays = 7;
/** Cards per day of a backlog that was spread. */
export const gentleADay = 10;
/** Days before the notebook is switched on from which mistakes are included. */
export const lookBackDays = 28;

export const reviewsLeft = (doneToday: number): number => Math.max(0, reviewsADay - doneToday);
/** Whether a card may be reviewed on a day with `doneThen` reviews. */
export const mayReview = ({ dueOn }: { dueOn: number }, day: number, doneThen: number): boolean =>
  dueOn <= day && reviewsLeft(doneThen) > 0;

/** Whether more is due than the daily limit, and nothing was reviewed for `pauseDays`. `lastOn`: the day of the last review. */
export const offersStartOver = (due: number, lastOn: number | null, today: number): boolean =>
  due > reviewsADay && (lastOn === null || today - lastOn >= pauseDays);

/** The new due day of each card of a backlog, in the order in which they were due. Their memory states do not change. */
export const startedOver = (backlog: number, today: number): number[] =>
  Array.from({ length: backlog }, (_, index) => today + Math.floor(index / gentleADay));

/**
 * Assigns a problem to each card, from problems of one family near its grade, the best first: not its own and not one assigned to another card, if possible; its
 * own only if there is no other. Cards without any problem are left out.
 */
export function deal<C extends { problem: string }, P extends { id: string }>(
  cards: readonly C[],
  pool: readonly P[],
): { card: C; shown: P }[] {
  const used = new Set<string>();
  return cards.flatMap((card) => {
    const others = pool.filter(({ id }) => id !== card.problem);
    const shown = others.find(({ id }) => !used.has(id)) ?? others[0] ?? pool[0];
    if (!shown) return [];
    used.add(shown.id);
    return [{ card, shown }];
  });
}

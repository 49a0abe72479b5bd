/** The notebook of mistakes (docs/product.md, "Learning"). A day is its number on the school's calendar (lib/kernel/calendar). */
/** Of a list of cards, the most that are shown. */
export const maxCards = 200;
export const reviewsADay = 20;
/** After so many days without a review a backlog is offered to be spread. */
export const pauseDays = 7;
/** How many of a backlog that was spread come on one day. */
export const gentleADay = 10;
/** Mistakes of so many days before it is switched on come into it, too. */
export const lookBackDays = 28;

export const reviewsLeft = (doneToday: number): number => Math.max(0, reviewsADay - doneToday);
/** Whether a card may be reviewed on a day on which so many were. */
export const mayReview = ({ dueOn }: { dueOn: number }, day: number, doneThen: number): boolean =>
  dueOn <= day && reviewsLeft(doneThen) > 0;

/** More is due than a day takes, and nothing was reviewed for a while. `lastOn`: the day of the last review. */
export const offersStartOver = (due: number, lastOn: number | null, today: number): boolean =>
  due > reviewsADay && (lastOn === null || today - lastOn >= pauseDays);

/** The day of each card of a backlog that is spread, those first that were due first. What is remembered of them stays as it is. */
export const startedOver = (backlog: number, today: number): number[] =>
  Array.from({ length: backlog }, (_, index) => today + Math.floor(index / gentleADay));

/**
 * What each card shows, of the problems of one family near its grade, the best first: another than its own, and not one that another card shows; its own only
 * where there is no other. A card for which there is nothing is left out.
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

import { createEmptyCard, fsrs, Rating as Grade, State, type Card } from 'ts-fsrs';

/** Without 'easy': the time taken depends on reading speed and device as much as on knowledge. */
export const ratings = ['again', 'hard', 'good'] as const;
export type Rating = (typeof ratings)[number];

/** The memory state of a card (FSRS), and the day of its next review. */
export type Memory = {
  reviewedOn: number;
  dueOn: number;
  stability: number;
  difficulty: number;
  reviews: number;
  lapses: number;
};

/** In whole days and without randomness, so that all devices compute the same day. */
const plan = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });
const dayMs = 86_400_000;
const instantOf = (day: number) => new Date(day * dayMs);

const memoryOf = ({ due, stability, difficulty, reps, lapses }: Card, reviewedOn: number): Memory => ({
  reviewedOn,
  stability,
  difficulty,
  lapses,
  dueOn: due.getTime() / dayMs,
  // The mistake that created the card is not a review.
  reviews: reps - 1,
});

/** The state of a new card: it is due the next day. */
export function noted(day: number): Memory {
  const now = instantOf(day);
  return memoryOf(plan.next(createEmptyCard(now), now, Grade.Again).card, day);
}

/** The state after a review on that day. */
export function reviewed(memory: Memory, day: number, rating: Rating): Memory {
  const { reviewedOn, dueOn, stability, difficulty, reviews, lapses } = memory;
  const card: Card = {
    stability,
    difficulty,
    lapses,
    reps: reviews + 1,
    state: State.Review,
    due: instantOf(dueOn),
    last_review: instantOf(reviewedOn),
    scheduled_days: dueOn - reviewedOn,
    elapsed_days: 0,
    learning_steps: 0,
  };
  const grade = { again: Grade.Again, hard: Grade.Hard, good: Grade.Good } as const;
  return memoryOf(plan.next(card, instantOf(day), grade[rating]).card, day);
}

/** The rating depends only on the first try. */
export const ratingOf = ({ solved, hints }: { solved: boolean; hints: number }): Rating =>
  !solved ? 'again' : hints > 0 ? 'hard' : 'good';

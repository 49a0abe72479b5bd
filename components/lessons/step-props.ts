import type { Lesson } from '@/lib/lessons/contract';
import type { LearningEvent } from '@/lib/events/contract';

export type Step = NonNullable<Lesson['steps']>[number];
export type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;
type AttemptEvent = Extract<LearningEvent, { kind: 'attempt' }>;
/** A try at a problem, as it is told. */
export type Attempt = Pick<AttemptEvent, 'problem' | 'moves' | 'solved' | 'hints' | 'milliseconds'>;

/** What every kind of step is given, and what it tells. */
export type StepProps<K extends Step['kind']> = {
  step: StepOf<K>;
  course: string;
  lesson: string;
  /** How far somebody was in it: a moment of a board, seconds of a film. */
  startAt: number;
  onReached: (position: number) => void;
  onAttempt: (attempt: Attempt) => void;
  onDone: () => void;
  /** To the next step, whether this one is done or not. */
  onLeave: () => void;
  /** Where the way on stands, under the thumb: a step that has ways of its own puts them there. Null where it is shown by itself. */
  bar: HTMLElement | null;
  /** Reads the lesson anew, whose links may have ended; false: it does not come. */
  onRenew: () => Promise<boolean>;
};

import type { Lesson } from '@/lib/lessons/contract';
import type { LearningEvent } from '@/lib/events/contract';

export type Step = NonNullable<Lesson['steps']>[number];
export type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;
type AttemptEvent = Extract<LearningEvent, { kind: 'attempt' }>;
/** A try at a problem, as it is reported. */
export type Attempt = Pick<AttemptEvent, 'problem' | 'moves' | 'solved' | 'hints' | 'milliseconds'>;

/** The props and callbacks of every kind of step. */
export type StepProps<K extends Step['kind']> = {
  step: StepOf<K>;
  course: string;
  lesson: string;
  /** How far the learner was in it: a moment of a board, seconds of a video. */
  startAt: number;
  onReached: (position: number) => void;
  onAttempt: (attempt: Attempt) => void;
  onDone: () => void;
  /** To the next step, whether this one is done or not. */
  onLeave: () => void;
  /** The bottom bar with the button to the next step; a step renders buttons of its own there. Null where the step is shown by itself. */
  bar: HTMLElement | null;
  /** Reads the lesson again, because its links may have expired; false if that fails. */
  onRenew: () => Promise<boolean>;
};

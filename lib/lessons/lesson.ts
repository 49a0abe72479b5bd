import { maxLessonMinutes, minLessonMinutes } from '@/lib/courses/lesson-length';
import type { Position, Problem, StoneColor } from '@/lib/go/position';

/** Steps of a lesson for a learner, in one language (docs/product.md, "Learning"). */
export type LessonMove = { color: StoneColor; at: string };

/**
 * One moment of a narrated board. `from`: the moment (counted from 0) whose position this one continues; the one before when absent.
 * Marks and labels apply to this moment only.
 */
export type Frame = {
  moves: LessonMove[];
  from?: number;
  marks?: NonNullable<Position['marks']>;
  labels?: NonNullable<Position['labels']>;
  caption: string;
};

export const stepKinds = ['board', 'question', 'reading', 'game', 'exercises', 'film'] as const;

export type LessonStep = { id: string; title: string } & (
  | { kind: 'board'; position: Pick<Position, 'size' | 'black' | 'white' | 'crop'>; frames: Frame[] }
  | { kind: 'question'; problem: Problem; hint: string }
  | { kind: 'reading'; paragraphs: string[] }
  /** Against the computer partner, on an empty board or a set-up position; ends when a side has captured `capture` stones, or by counting (null). */
  | { kind: 'game'; text: string; game: LessonGame }
  /** Drawn from the bank. */
  | { kind: 'exercises'; text: string; count: number }
  /** `src` and the captions are signed links that expire. */
  | { kind: 'film'; src: string; captions: string | null; seconds: number }
);

/** A step as stored: with the id of a video instead of its links, which expire. */
export type StoredStep =
  Exclude<LessonStep, { kind: 'film' }> | { id: string; title: string; kind: 'film'; film: number };

export type LessonGame = {
  size: number;
  /** Stones to capture first; null: the game goes to its end and is counted. */
  capture: number | null;
  black?: string;
  white?: string;
  learner: StoneColor;
};

/** The parts of a step that determine its duration: for a video its length, not its links. */
type TimedStep = Exclude<LessonStep, { kind: 'film' }> | { kind: 'film'; seconds: number };

/** Estimated seconds of a step at a slow reading speed. */
function secondsOf(step: TimedStep): number {
  switch (step.kind) {
    case 'board':
      return step.frames.reduce((sum, frame) => sum + frameSeconds(frame.caption, frame.moves.length), 0);
    case 'question':
      return 45;
    case 'reading':
      return Math.max(30, readingSeconds(step.paragraphs.join(' ')));
    case 'game':
      return step.game.capture === null ? step.game.size * 60 : 120 + 30 * step.game.capture;
    case 'exercises':
      return step.count * 40;
    case 'film':
      return step.seconds;
  }
}

/** Seconds for which a moment of a narrated board is shown: its moves, then its caption. */
export const frameSeconds = (caption: string, moves: number) => 2 + moves + readingSeconds(caption);

/** Five CJK characters a second, else three words. */
function readingSeconds(text: string): number {
  const cjk = text.match(/[\u3040-\u30ff\u4e00-\u9fff]/g)?.length ?? 0;
  const words = text.replace(/[\u3040-\u30ff\u4e00-\u9fff]/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return cjk / 5 + words / 3;
}

export const lessonSeconds = (steps: readonly TimedStep[]): number =>
  steps.reduce((sum, step) => sum + secondsOf(step), 0);
/** Whole minutes for the catalogue, limited to 5 to 15. */
export function lessonMinutes(steps: readonly TimedStep[]): number {
  const minutes = Math.round(lessonSeconds(steps) / 60);
  return Math.min(maxLessonMinutes, Math.max(minLessonMinutes, minutes));
}

import { clean, criteria, criterionAt, recentOf, type Criteria, type Trial } from './mastery';
import type { LearningKind } from '@/lib/events/event-kinds';

/** An event as it is stored. Times are ISO 8601 in UTC. */
export type Fact = { id: string; kind: LearningKind; course: string; lesson: string; occurredAt: string } & {
  step?: string | null;
  /** Of `reached`. */
  position?: number;
  /** Of `stepDone`. */
  seconds?: number;
  /** Of `attempt` and `level`: as the server judged it, and the grade of the problem. */
  problem?: string | null;
  solved?: boolean;
  hints?: number;
  grade?: number;
};

export type LessonProgress = {
  openedAt: string | null;
  finishedAt: string | null;
  lastAt: string;
  seconds: number;
  /** Steps that were finished, in the order of their names. */
  done: string[];
  step: string | null;
  position: number;
  /** In which courses it was studied, and when last. */
  courses: Record<string, string>;
  /** Problems tried, and those solved at the first try without a hint. */
  tried: number;
  solved: number;
  /** The mastery criterion that applied when this was begun: `masteryNeed` of the last `masteryOf`. */
  masteryNeed: number;
  masteryOf: number;
  /** The attempts that mastery is judged by. */
  recent: Trial[];
};

export type ProblemProgress = {
  grade: number;
  tries: number;
  isSolved: boolean;
  /** Solved at the very first try, without a hint. */
  isFirstTry: boolean;
  /** Solved at the very first try, with a hint or without one. */
  isSolvedFirst: boolean;
  firstAt: string;
  /** In which lesson it was met first. */
  firstLesson: string;
  lastAt: string;
};

/** Each event once, in the order in which they happened, whatever order they arrived in. */
export function inOrder<F extends Pick<Fact, 'id' | 'occurredAt'>>(facts: readonly F[]): F[] {
  const once = [...new Map(facts.map((fact) => [fact.id, fact])).values()];
  const isBefore = (a: F, b: F) => (a.occurredAt === b.occurredAt ? a.id < b.id : a.occurredAt < b.occurredAt);
  return once.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

/** Progress in a lesson, from all its events; null without events. */
export function lessonProgressOf(facts: readonly Fact[], asked: Criteria = criteria): LessonProgress | null {
  const happened = inOrder(facts);
  const last = happened.at(-1);
  if (!last) return null;
  const done = new Set<string>();
  const courses: Record<string, string> = {};
  let seconds = 0;
  let at: { step: string; position: number } | null = null;
  for (const fact of happened) {
    courses[fact.course] = fact.occurredAt;
    if (!fact.step) continue;
    if (fact.kind === 'stepDone') {
      done.add(fact.step);
      seconds += fact.seconds ?? 0;
    }
    // A step that was done starts from its beginning the next time.
    at = { step: fact.step, position: fact.kind === 'reached' ? (fact.position ?? 0) : 0 };
  }
  const attempts = happened.filter(({ kind }) => kind === 'attempt');
  const first = new Map(attempts.toReversed().map((attempt) => [attempt.problem, attempt]));
  const begun = happened[0]!.occurredAt;
  const { need, of } = criterionAt(begun, asked);
  return {
    openedAt: begun,
    finishedAt: happened.find(({ kind }) => kind === 'finished')?.occurredAt ?? null,
    lastAt: last.occurredAt,
    seconds,
    done: [...done].sort(),
    step: at?.step ?? null,
    position: at?.position ?? 0,
    courses: Object.fromEntries(Object.entries(courses).sort(([a], [b]) => (a < b ? -1 : 1))),
    tried: first.size,
    solved: [...first.values()].filter(clean).length,
    masteryNeed: need,
    masteryOf: of,
    recent: recentOf(attempts, asked),
  };
}

/** Progress on a problem, from all attempts at it; null without attempts. */
export function problemProgressOf(facts: readonly Fact[]): ProblemProgress | null {
  const attempts = inOrder(facts);
  const [first] = attempts;
  const last = attempts.at(-1);
  if (!first || !last) return null;
  return {
    grade: last.grade ?? 0,
    tries: attempts.length,
    isSolved: attempts.some(({ solved }) => solved),
    isFirstTry: clean(first),
    isSolvedFirst: first.solved === true,
    firstAt: first.occurredAt,
    firstLesson: first.lesson,
    lastAt: last.occurredAt,
  };
}

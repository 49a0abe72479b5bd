/** A learner's work in a lesson of a course; times are ISO strings, which sort, null: never. */
export type Worked = {
  state: 'new' | 'begun' | 'finished';
  /** The last activity in this lesson as part of this course. */
  lastAt: string | null;
  finishedAt: string | null;
};

/** The lesson with the latest time; undefined if none has one. */
function latest<L>(lessons: readonly L[], at: (lesson: L) => string | null): L | undefined {
  let last: { lesson: L; time: string } | undefined;
  for (const lesson of lessons) {
    const time = at(lesson);
    if (time !== null && (!last || time > last.time)) last = { lesson, time };
  }
  return last?.lesson;
}

/**
 * The lesson with which the learner continues a course: the one last worked on and not finished, else the next unfinished one after the one last finished, else the
 * first unfinished one; null: all are finished (docs/product.md, "Learning"). Work done only in another course does not count.
 */
export function goOnWith<L extends Worked>(lessons: readonly L[]): L | null {
  const here = lessons.filter(({ lastAt }) => lastAt !== null);
  const begun = latest(
    here.filter(({ state }) => state === 'begun'),
    ({ lastAt }) => lastAt,
  );
  if (begun) return begun;
  const isOpen = ({ state }: L) => state !== 'finished';
  const finished = latest(
    here.filter(({ state }) => state === 'finished'),
    ({ finishedAt }) => finishedAt,
  );
  const after = finished ? lessons.slice(lessons.indexOf(finished) + 1).find(isOpen) : undefined;
  return after ?? lessons.find(isOpen) ?? null;
}

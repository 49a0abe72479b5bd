/** What somebody did in a lesson of a course; an instant as text that sorts, null: never. */
export type Worked = {
  state: 'new' | 'begun' | 'finished';
  /** When something was done in it in this course last. */
  lastAt: string | null;
  finishedAt: string | null;
};

/** Of several the one with the latest instant; undefined where none has one. */
function latest<L>(lessons: readonly L[], at: (lesson: L) => string | null): L | undefined {
  let last: { lesson: L; time: string } | undefined;
  for (const lesson of lessons) {
    const time = at(lesson);
    if (time !== null && (!last || time > last.time)) last = { lesson, time };
  }
  return last?.lesson;
}

/**
 * Where somebody goes on in a course: the lesson they worked on last and did not finish, else the next one after that which they finished last, else the first
 * that is not finished; null: all are (docs/product.md, "Learning"). What was done in another course alone says nothing of where they are in this one.
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

/** The kinds of learning events (docs/product.md, "Learning"). */
export const learningKinds = [
  'opened',
  'reached',
  'stepDone',
  'finished',
  'attempt',
  // In the climb: a try at a level, and a placement.
  'level',
  'placed',
  // A try at a problem of a teacher's homework.
  'homework',
] as const;
export type LearningKind = (typeof learningKinds)[number];

/** Events in one request. Here and not in lib/events/contract, so that the browser does not load the schemas. */
export const maxEvents = 100;
/** Problems that a placement asks at most. */
export const maxAsked = 12;

/** Whether it happened in a lesson of a course. */
export const isOfLesson = <E extends object>(event: E): event is Extract<E, { lesson: string }> => 'lesson' in event;

/** Whether events under this name happened in a lesson: the names of the climb and of homework, and only these, have a slash. */
export const isLessonName = (name: string): boolean => !name.includes('/');

/** Of what a device tells (lib/lessons/contract), what it knows without the shapes. */
export const maxEvents = 100;

/** Whether it happened in a lesson of a course. */
export const isOfLesson = <E extends object>(event: E): event is Extract<E, { lesson: string }> => 'lesson' in event;

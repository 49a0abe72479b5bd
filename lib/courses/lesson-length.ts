/** Minutes of a lesson, as a catalogue says it. */
export const minLessonMinutes = 5;
export const maxLessonMinutes = 15;

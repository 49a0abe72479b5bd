/** Minutes of a lesson, as a catalogue says it. */
export const shortestLesson = 5;
export const longestLesson = 15;

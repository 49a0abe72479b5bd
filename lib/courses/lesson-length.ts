/** Minutes of a lesson, as the catalogue states them. */
export const minLessonMinutes = 5;
export const maxLessonMinutes = 15;

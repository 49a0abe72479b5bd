/** Errors of every teacher operation. */
export const teacherAlone = ['NOT_A_TEACHER'] as const;
/** Errors of a teacher operation that changes something: it needs a current teaching year. */
export const whileTeaching = [...teacherAlone, 'TEACHING_LAPSED'] as const;

/** What every operation of a teacher may answer. */
export const teacherAlone = ['NOT_A_TEACHER'] as const;
/** And one that changes something: the teaching year has to run. */
export const whileTeaching = [...teacherAlone, 'TEACHING_LAPSED'] as const;

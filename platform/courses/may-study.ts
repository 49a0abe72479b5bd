export type Course = { code: string; isTrial: boolean; isForTeachers: boolean; gradeFrom: number | null };
/** Whether a person may study all of a course at that instant. */
export type MayStudy = (course: Course, at: Date) => boolean;

/** Whether the person has the course by a right other than its being a trial, which is open to all. */
export const isHeld = (mayStudy: MayStudy, course: Course, at: Date) => mayStudy({ ...course, isTrial: false }, at);

export type Course = { code: string; isTrial: boolean; isForTeachers: boolean; gradeFrom: number | null };
/** Whether somebody may study all of a course at that instant. */
export type MayStudy = (course: Course, at: Date) => boolean;

/** Whether it is theirs beyond being a trial, which is everybody's. */
export const isHeld = (mayStudy: MayStudy, course: Course, at: Date) => mayStudy({ ...course, isTrial: false }, at);

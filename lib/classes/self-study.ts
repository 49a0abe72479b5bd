import { workspaceOf, type Teaching } from './workspace';

/** What a teacher studies themselves while the year runs (docs/product.md, "A teacher's materials"). */
type Course = { isForTeachers: boolean; gradeFrom: number | null };

/** The courses of the grades; those about teaching come with the year's products. */
export const isSelfStudy = ({ isForTeachers, gradeFrom }: Course): boolean => !isForTeachers && gradeFrom !== null;

/** A year of the programme; `isExpired`: it ended in time and was not revoked. */
export type StudyYear = Teaching['years'][number] & { isExpired: boolean };

/** Whether the teacher's own study was open at `at`: as long as the workspace is open, and for events that a device reports after the year's end. */
export function studiesAt({ role, years }: { role: Teaching['role']; years: readonly StudyYear[] }, at: Date): boolean {
  if (role === 'teacher') return workspaceOf({ role, years, hasStudents: false }, at) === 'open';
  return years.some(({ isExpired, overAt }) => isExpired && overAt > at);
}

import { classOperations as operations } from './addresses';
import type { ClassInput, NewStudent, SchoolClass, Student, StudentInput } from './contract';
import type { SheetRow } from '@/lib/students/sheet';
import type { Locale } from '@/lib/kernel/locale';
import type { StudentState } from './student';
import { call } from '@/lib/kernel/api/client';
import { reading, thenInvalidate } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** A teacher's own: all of it is read anew when something of it was changed. */
export const teachKey = ['teach'];
const key = teachKey;
export const useTeachWorkspace = (enabled: boolean) =>
  useRead({ ...reading([...key, 'workspace'], operations.workspace, {}), enabled, retry: false });

export type StudentFilter = { search: string; schoolClass: string; state: StudentState };
const listQuery = ({ search, schoolClass, state }: StudentFilter, page: number) => ({
  ...{ state, page, ...(search && { search }), ...(schoolClass && { schoolClass }) },
});
export const useStudents = (filter: StudentFilter, page: number) =>
  useRead(
    reading([...key, 'students', filter.search, filter.schoolClass, filter.state, page], operations.students, {
      query: listQuery(filter, page),
    }),
  );
/** Students of a list from one of its pages on, so many at most, as they are now. */
export async function studentsFrom(filter: StudentFilter, from: number, most: number): Promise<Student[]> {
  const found: Student[] = [];
  for (let page = from, pages = from; page <= pages && found.length < most; page += 1) {
    const list = await call(operations.students, { query: listQuery(filter, page) });
    found.push(...list.items);
    pages = list.pages;
  }
  return found.slice(0, most);
}
export const useStudent = (id: string) =>
  useRead(reading([...key, 'student', id], operations.student, { params: { id } }));

export const useClasses = ({ search, archived }: { search: string; archived: boolean }, page: number) =>
  useRead(
    reading([...key, 'classes', search, archived, page], operations.classes, {
      query: { page, archived: String(archived), ...(search && { search }) },
    }),
  );

export const useClass = (id: string) =>
  useRead(reading([...key, 'class', id], operations.schoolClass, { params: { id } }));

const most = 200;
/** All classes that are not archived, for a list to choose from: a few pages of many. */
export const useClassChoices = () =>
  useRead({
    queryKey: [...key, 'choices'],
    queryFn: async ({ signal }) => {
      const found: SchoolClass[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const list = await call(operations.classes, { query: { page, limit: most } }, signal);
        found.push(...list.items);
        pages = list.pages;
      }
      return found;
    },
  });

/** Whatever came of it, what is shown is read anew: another device may have changed it too. */
export const thenReadAnew = <Answer>(answer: Promise<Answer>) => thenInvalidate(answer, key);
export const addStudent = (body: NewStudent) => thenReadAnew(call(operations.addStudent, { body }));
export const changeStudent = (id: string, body: StudentInput) =>
  thenReadAnew(call(operations.changeStudent, { params: { id }, body }));
export const addClass = (body: ClassInput) => thenReadAnew(call(operations.addClass, { body }));
export const changeClass = (id: string, body: { name: string; isArchived: boolean }) =>
  thenReadAnew(call(operations.changeClass, { params: { id }, body }));
export const makeCards = (students: string[], schoolClass: string | null) =>
  thenReadAnew(call(operations.makeCards, { body: { students, schoolClass } }));
export const moveStudents = (students: string[], from: string | null, to: string | null) =>
  thenReadAnew(call(operations.moveStudents, { body: { students, from, to } }));
export const setStudentState = (students: string[], state: 'active' | 'archived') =>
  thenReadAnew(call(operations.setState, { body: { students, state } }));
export const askFamily = (id: string, body: { email: string; locale: Locale }) =>
  thenReadAnew(call(operations.askFamily, { params: { id }, body }));
export const withdrawFamily = (id: string) => thenReadAnew(call(operations.withdrawFamily, { params: { id } }));

export const checkSheet = (rows: SheetRow[]) => call(operations.checkSheet, { body: { rows } });
/** @param key one for a sheet, however often it is sent */
export const importStudents = (rows: SheetRow[], onlyGood: boolean, key: string) =>
  thenReadAnew(call(operations.importStudents, { headers: { 'idempotency-key': key }, body: { rows, onlyGood } }));

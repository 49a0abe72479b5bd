import { familyLinkOperations, studentOperations as operations } from './addresses';
import type { NewStudent, Student, StudentInput } from './contract';
import type { SheetRow } from './sheet';
import { teachKey as key, thenReadAnew } from '@/lib/classes/queries';
import type { StudentState } from '@/lib/classes/student';
import { call } from '@/lib/kernel/api/client';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import type { Locale } from '@/lib/kernel/locale';

export type StudentFilter = { search: string; schoolClass: string; state: StudentState };
const listQuery = ({ search, schoolClass, state }: StudentFilter, page: number) => ({
  state,
  page,
  ...(search && { search }),
  ...(schoolClass && { schoolClass }),
});
export const useStudents = (filter: StudentFilter, page: number) =>
  useRead(
    reading([...key, 'students', filter.search, filter.schoolClass, filter.state, page], operations.students, {
      query: listQuery(filter, page),
    }),
  );
/** Students of a list from page `from` on, at most `most`, as they are now. */
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

export const useErasure = (id: string) =>
  useRead(reading([...key, 'erasure', id], operations.erasure, { params: { id } }));

export const addStudent = (body: NewStudent) => thenReadAnew(call(operations.addStudent, { body }));
export const changeStudent = (id: string, body: StudentInput) =>
  thenReadAnew(call(operations.changeStudent, { params: { id }, body }));
export const makeCards = (students: string[], schoolClass: string | null) =>
  thenReadAnew(call(operations.makeCards, { body: { students, schoolClass } }));
export const moveStudents = (students: string[], from: string | null, to: string | null) =>
  thenReadAnew(call(operations.moveStudents, { body: { students, from, to } }));
export const setStudentState = (students: string[], state: 'active' | 'archived') =>
  thenReadAnew(call(operations.setState, { body: { students, state } }));
export const removeStudent = (id: string) => thenReadAnew(call(operations.removeStudent, { params: { id } }));
export const eraseStudent = (id: string, name: string) =>
  thenReadAnew(call(operations.eraseStudent, { params: { id }, body: { name } }));

export const checkSheet = (rows: SheetRow[]) => call(operations.checkSheet, { body: { rows } });
/** @param key one for a sheet, however often it is sent */
export const importStudents = (rows: SheetRow[], onlyGood: boolean, key: string) =>
  thenReadAnew(call(operations.importStudents, { headers: { 'idempotency-key': key }, body: { rows, onlyGood } }));

export const askFamily = (id: string, body: { email: string; locale: Locale }) =>
  thenReadAnew(call(familyLinkOperations.askFamily, { params: { id }, body }));
export const withdrawFamily = (id: string) =>
  thenReadAnew(call(familyLinkOperations.withdrawFamily, { params: { id } }));

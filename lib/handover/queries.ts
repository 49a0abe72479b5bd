import { handoverOperations as operations } from './addresses';
import type { TakeOver } from './contract';
import { call } from '@/lib/kernel/api/client';
import { invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import { tokenIn } from '@/lib/login/queries';

/** @param wanted false once the account was taken over, because the link has then ended */
export const useHandover = (token: string, wanted: boolean) =>
  useRead({
    queryKey: ['handover', token],
    queryFn: ({ signal }) => call(operations.look, { body: { token } }, signal),
    enabled: wanted,
    refetchOnWindowFocus: false,
  });
export const takeOver = (body: TakeOver) => tokenIn(call(operations.take, { body }));

const teachersQuery = () => reading(['user', 'teachers'], operations.teachers, {});
export const useTeachers = () => useRead(teachersQuery());
const readTeachersAgain = () => invalidate(teachersQuery().queryKey);
export async function leaveTeacher(id: string): Promise<void> {
  await call(operations.leave, { params: { id } });
  await readTeachersAgain();
}
export async function leaveClass(id: string, schoolClass: string): Promise<void> {
  await call(operations.leaveClass, { params: { id, schoolClass } });
  await readTeachersAgain();
}

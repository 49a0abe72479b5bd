import { teacherPageOperations as operations } from './addresses';
import type { TeacherPageInput } from './contract';
import { call } from '@/lib/kernel/api/client';
import { getQueryClient, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

const key = ['teach', 'page'];

/** Not read anew while the teacher is writing. */
export const useOwnPage = () =>
  useRead({ ...reading(key, operations.own, {}), staleTime: Infinity, refetchOnWindowFocus: false });

export async function saveOwnPage(body: TeacherPageInput) {
  const page = await call(operations.save, { body });
  getQueryClient().setQueryData(key, (known: { picture: string | null } | undefined) => ({
    picture: known?.picture ?? null,
    page,
  }));
  return page;
}

import { useQuery } from '@tanstack/react-query';
import { teacherPageOperations as operations } from '../contract/addresses/teacher-pages';
import type { TeacherPageInput } from '../contract/teacher-pages';
import { call } from './client';
import { getQueryClient, reading } from './query-client';

const key = ['teach', 'page'];

/** Not read anew under the hand of who is writing. */
export const useOwnPage = () =>
  useQuery({ ...reading(key, operations.own, {}), staleTime: Infinity, refetchOnWindowFocus: false }, getQueryClient());

export async function saveOwnPage(body: TeacherPageInput) {
  const page = await call(operations.save, { body });
  getQueryClient().setQueryData(key, (known: { picture: string | null } | undefined) => ({
    ...{ picture: known?.picture ?? null },
    page,
  }));
  return page;
}

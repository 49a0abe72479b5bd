import { queryOptions, useQuery } from '@tanstack/react-query';
import { courseOperations } from '../contract/course';
import { call } from './client';
import { getQueryClient } from './query-client';

/** @param username whose ownership to show; null lists all plans without it */
export const coursePlansQuery = (username: string | null) =>
  queryOptions({
    queryKey: ['coursePlans', username],
    queryFn: ({ signal }) => call(courseOperations.plans, { query: { username: username ?? undefined } }, signal),
  });

export const useCoursePlans = (username: string | null) => useQuery(coursePlansQuery(username), getQueryClient());

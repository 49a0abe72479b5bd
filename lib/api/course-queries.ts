import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client';
import type { CoursePlan } from './course';
import { getQueryClient } from './query-client';

/** @param username whose ownership to show; null lists all plans without it (spec §7) */
export const coursePlansQuery = (username: string | null) =>
  queryOptions({
    queryKey: ['coursePlans', username],
    queryFn: ({ signal }) =>
      api
        .get<CoursePlan[]>('course/coursePlans', { params: { username: username ?? undefined }, signal })
        .then(({ data }) => data),
  });

export const useCoursePlans = (username: string | null) => useQuery(coursePlansQuery(username), getQueryClient());

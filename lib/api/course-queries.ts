import { useQuery } from '@tanstack/react-query';
import { courseOperations } from '../contract/course';
import { getQueryClient, reading } from './query-client';

/** @param username whose ownership to show; null lists all plans without it */
export const coursePlansQuery = (username: string | null) =>
  reading(['coursePlans', username], courseOperations.plans, { query: { username: username ?? undefined } });

export const useCoursePlans = (username: string | null) => useQuery(coursePlansQuery(username), getQueryClient());

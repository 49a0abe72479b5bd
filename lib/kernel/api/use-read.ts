import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { getQueryClient } from './query-client';

/**
 * A read as a component follows it, from the browser's one query cache. It stands apart from the cache itself: public pages that only
 * write to the cache do not load what follows it.
 */
export const useRead = <Answer = unknown, Fault = DefaultError, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, Fault, Data, Key>,
) => useQuery(options, getQueryClient());

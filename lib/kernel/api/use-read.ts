import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { getQueryClient } from './query-client';

/**
 * Subscribes a component to a read in the browser's query cache. In a file separate from the cache, so that public pages that only
 * write to the cache do not load it.
 */
export const useRead = <Answer = unknown, Fault = DefaultError, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, Fault, Data, Key>,
) => useQuery(options, getQueryClient());

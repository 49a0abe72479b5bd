import { QueryClient, queryOptions, type QueryKey } from '@tanstack/react-query';
import type { InputOf, Operation } from './operation';
import { ApiError } from './api-error';
import { call } from './client';

let client: QueryClient | undefined;

/** The browser's one query cache. Hooks take it as their second argument, so that public pages need no provider. */
export function getQueryClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Offline, a read fails at once and the screen offers a retry, instead of waiting without a message.
        networkMode: 'always',
        // A retry helps after network and server errors, but not after a rejection or while offline.
        retry: (failures, error) =>
          failures < 2 &&
          navigator.onLine !== false &&
          !(error instanceof ApiError && error.status > 0 && error.status < 500),
      },
    },
  });
  return client;
}

/** React Query options for a read of the contract. */
export const reading = <O extends Operation>(queryKey: readonly unknown[], operation: O, input: InputOf<O>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(operation, input, signal) });

/** Options for a screen that the user works in: read again on each visit, and never during it. */
export const underWay = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** Invalidates queries with these key prefixes: visible ones are read again now, the others when next shown. */
export async function invalidate(...queryKeys: QueryKey[]): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => getQueryClient().invalidateQueries({ queryKey })));
}

/** Waits for a write, then invalidates these keys, also when it failed: another device may have changed the data. */
export async function thenInvalidate<Answer>(answer: Promise<Answer>, ...queryKeys: QueryKey[]): Promise<Answer> {
  try {
    return await answer;
  } finally {
    await invalidate(...queryKeys);
  }
}

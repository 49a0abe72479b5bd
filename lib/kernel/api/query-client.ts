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
        // Without a connection a read fails, and the screen says so and offers to try again, instead of waiting in silence.
        networkMode: 'always',
        // What the server rejected will be rejected again; what the network lost may come, unless there is none.
        retry: (failures, error) =>
          failures < 2 &&
          navigator.onLine !== false &&
          !(error instanceof ApiError && error.status > 0 && error.status < 500),
      },
    },
  });
  return client;
}

/** A read of the contract as React Query takes it. */
export const reading = <O extends Operation>(queryKey: readonly unknown[], operation: O, input: InputOf<O>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(operation, input, signal) });

/** Of what somebody works at: read anew each time they come to it, and not while they are in it. */
export const underWay = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** What was read under these keys, or below them, is outdated: what is on the screen is read anew, the rest when it is next shown. */
export async function invalidate(...queryKeys: QueryKey[]): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => getQueryClient().invalidateQueries({ queryKey })));
}

/** What a write answered. Whatever came of it, what was read under these keys is outdated: another device may have changed it too. */
export async function thenInvalidate<Answer>(answer: Promise<Answer>, ...queryKeys: QueryKey[]): Promise<Answer> {
  try {
    return await answer;
  } finally {
    await invalidate(...queryKeys);
  }
}

import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

let client: QueryClient | undefined;

/** The browser's one query cache. Hooks take it as their second argument, so that public pages need no provider. */
export function getQueryClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // What the server refused will be refused again; what the network lost may come.
        retry: (failures, error) =>
          failures < 2 && !(error instanceof ApiError && error.status > 0 && error.status < 500),
      },
    },
  });
  return client;
}

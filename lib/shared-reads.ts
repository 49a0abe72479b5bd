import { allOperations } from './operations';
import { addressPattern, isShared } from './kernel/api/operation';
import { searchQuerySchema } from './search/shapes';
import { searchPath } from './search/search-address';

/** Reads with the same response for every caller: those of the contract, and the storefront's own search. */
const reads: readonly { path: RegExp; isDeclared: (name: string) => boolean }[] = [
  { path: new RegExp(`^${searchPath}$`), isDeclared: (name) => Object.hasOwn(searchQuerySchema.shape, name) },
  ...allOperations.filter(isShared).map((operation) => ({
    path: addressPattern(operation, '[A-Za-z0-9_-]+'),
    isDeclared: (name: string) =>
      Object.hasOwn(operation.query?.shape ?? {}, name) || operation.moreQuery?.test(name) === true,
  })),
];

/**
 * The canonical address of a shared read, under which its response is cached: only the parameters that its operation
 * declares, sorted, so that additional parameters create no further cache entries.
 * @returns null if it is not a shared read
 */
export function sharedRead(path: string, search: string): string | null {
  const read = reads.find((one) => one.path.test(path));
  if (!read) return null;
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => read.isDeclared(name)));
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}

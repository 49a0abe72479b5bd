import { allOperations } from './operations';
import { addressPattern, isShared } from './kernel/api/operation';
import { searchQuerySchema } from './search/shapes';
import { searchPath } from './search/search-address';

/** Reads whose answer is the same for everybody: those of the contract, and the storefront's own search. */
const reads: readonly { path: RegExp; isDeclared: (name: string) => boolean }[] = [
  { path: new RegExp(`^${searchPath}$`), isDeclared: (name) => Object.hasOwn(searchQuerySchema.shape, name) },
  ...allOperations.filter(isShared).map((operation) => ({
    path: addressPattern(operation, '[A-Za-z0-9_-]+'),
    isDeclared: (name: string) =>
      Object.hasOwn(operation.query?.shape ?? {}, name) || operation.moreQuery?.test(name) === true,
  })),
];

/**
 * The one address of a shared read, under which its response is cached: with the parameters its operation declares, in one order, so that nobody
 * makes a second answer of the first by adding to it.
 * @returns none if it is no shared read
 */
export function sharedRead(path: string, search: string): string | null {
  const read = reads.find((one) => one.path.test(path));
  if (!read) return null;
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => read.isDeclared(name)));
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}

import 'server-only';
import { LRUCache } from 'lru-cache';
import { cacheLife } from 'next/cache';
import type { ResponseOf, Operation } from './operation';
import { log } from '@/lib/kernel/observe/log.mjs';
import { withoutGaps } from './strapi-form';

/**
 * The last valid response of each read. A remote server that is unavailable, or whose response violates the contract, must not take
 * a page down, and the page caches cannot be read while a page is being regenerated.
 */
const lastGood = new LRUCache<string, object>({ max: 500 });
/** Seconds until such a page reads again. */
const askAgain = { revalidate: 30 };

export class InvalidResponse extends Error {}

/** Paths of uploads on a remote server, which may be Strapi or another instance of this platform. */
const upload = /^\/(?:uploads|backstage\/api\/media\/file)\//;

/** Replaces paths of uploads in a response by absolute URLs. */
export function withWholeAddresses(value: unknown, base: string): unknown {
  if (typeof value === 'string') return upload.test(value) ? new URL(value, base).href : value;
  if (Array.isArray(value)) return value.map((inner) => withWholeAddresses(inner, base));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWholeAddresses(inner, base)]));
}

/** The response of `read`; if that fails, the last valid one. Rejects when there is neither. */
export async function validResponse<O extends Operation>(
  operation: O,
  address: string,
  read: () => Promise<unknown>,
): Promise<ResponseOf<O>> {
  try {
    const response = checked(operation, await read());
    lastGood.set(address, response);
    return response as ResponseOf<O>;
  } catch (error) {
    const cached = lastGood.get(address);
    if (!isFailureOfServer(error) || !cached) throw error;
    if (!(error instanceof InvalidResponse)) logWrong(operation, { error: String(error) });
    cacheLife(askAgain);
    return cached as ResponseOf<O>;
  }
}

/** A 4xx is a proper response; only other errors are failures of the server. */
function isFailureOfServer(error: unknown): boolean {
  return !(error instanceof Error && 'status' in error && Number(error.status) < 500);
}

/**
 * Validates a response against the contract. The smallest list entries that contain an error are left out, and the operation and field
 * are logged.
 * @throws InvalidResponse when an error is not inside a list
 */
export function checked(operation: Operation, body: unknown): object {
  const whole = operation.api === 'cms' ? withoutGaps(body, operation.response!) : body;
  for (let rest = whole, tries = 0; ; tries += 1) {
    const result = operation.response!.safeParse(rest);
    if (result.success) return result.data as object;
    const [first, ...more] = result.error.issues;
    const field = first!.path.join('.');
    if (tries === 0) logWrong(operation, { field, problem: first!.message, more: more.length });
    const entries = result.error.issues.map((issue) => issue.path.slice(0, lastIndex(issue.path) + 1));
    if (tries > 5 || entries.some((path) => path.length === 0))
      throw new InvalidResponse(`${operation.path}: ${field}`);
    rest = without(rest, new Set(entries.map(String)));
  }
}

const lastIndex = (path: PropertyKey[]) => path.findLastIndex((key) => typeof key === 'number');

function without(value: unknown, entries: Set<string>, at: PropertyKey[] = []): unknown {
  const isCached = (key: PropertyKey) => !entries.has(String([...at, key]));
  if (Array.isArray(value))
    return value.flatMap((entry, index) => (isCached(index) ? [without(entry, entries, [...at, index])] : []));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, entries, [...at, key])]));
}

function logWrong({ api, method, path }: Operation, what: object): void {
  const operation = `${method.toUpperCase()} ${api}${path}`;
  log('error', 'an answer from elsewhere is wrong', { operation, ...what });
}

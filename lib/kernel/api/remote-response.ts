import 'server-only';
import { LRUCache } from 'lru-cache';
import { cacheLife } from 'next/cache';
import type { ResponseOf, Operation } from './operation';
import { log } from '@/lib/kernel/observe/log.mjs';
import { withoutGaps } from './strapi-form';

/**
 * The last good response of each read. A server elsewhere that is away, or whose response no longer keeps to the contract, must not take
 * a page down; neither of the two memories can be asked while a page is being made anew.
 */
const lastGood = new LRUCache<string, object>({ max: 500 });
/** How soon such a page asks again, in seconds. */
const askAgain = { revalidate: 30 };

export class InvalidResponse extends Error {}

/** The uploads of another server, Strapi's or a platform's of ours, lie on that server. */
const upload = /^\/(?:uploads|backstage\/api\/media\/file)\//;

/** A response whose uploads have their whole addresses. */
export function withWholeAddresses(value: unknown, base: string): unknown {
  if (typeof value === 'string') return upload.test(value) ? new URL(value, base).href : value;
  if (Array.isArray(value)) return value.map((inner) => withWholeAddresses(inner, base));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWholeAddresses(inner, base)]));
}

/** What `read` answers; while that is no good, what it answered last. Rejects when there is neither. */
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

/** A rejection is a response; only what the other server could not do is none. */
function isFailureOfServer(error: unknown): boolean {
  return !(error instanceof Error && 'status' in error && Number(error.status) < 500);
}

/**
 * A response that keeps to the contract. Of one that does not, the smallest list entries that hold what is wrong are left out,
 * and the log says which operation and field.
 * @throws InvalidResponse when what is wrong stands in no list
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

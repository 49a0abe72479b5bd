import 'server-only';
import { LRUCache } from 'lru-cache';
import { cacheLife } from 'next/cache';
import type { AnswerOf, Operation } from '../contract/operation';
import { withoutGaps } from './strapi-form';

/**
 * The last good answer of each read. A server elsewhere that is away, or whose answer no longer keeps to the contract, must not take
 * a page down; neither of the two memories can be asked while a page is being made anew.
 */
const lastGood = new LRUCache<string, object>({ max: 500 });
/** How soon such a page asks again, in seconds. */
const askAgain = { revalidate: 30 };

export class WrongAnswer extends Error {}

/** The uploads of another server, Strapi's or a platform's of ours, lie on that server. */
const upload = /^\/(?:uploads|backstage\/api\/media\/file)\//;

/** An answer whose uploads have their whole addresses. */
export function withWholeAddresses(value: unknown, base: string): unknown {
  if (typeof value === 'string') return upload.test(value) ? new URL(value, base).href : value;
  if (Array.isArray(value)) return value.map((inner) => withWholeAddresses(inner, base));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWholeAddresses(inner, base)]));
}

/** What `read` answers; while that is no good, what it answered last. Rejects when there is neither. */
export async function goodAnswer<O extends Operation>(
  operation: O,
  address: string,
  read: () => Promise<unknown>,
): Promise<AnswerOf<O>> {
  try {
    const answer = checked(operation, await read());
    lastGood.set(address, answer);
    return answer as AnswerOf<O>;
  } catch (error) {
    const kept = lastGood.get(address);
    if (!isFailureOfServer(error) || !kept) throw error;
    if (!(error instanceof WrongAnswer)) log(operation, { error: String(error) });
    cacheLife(askAgain);
    return kept as AnswerOf<O>;
  }
}

/** A refusal is an answer; only what the other server could not do is none. */
function isFailureOfServer(error: unknown): boolean {
  return !(error instanceof Error && 'status' in error && Number(error.status) < 500);
}

/**
 * An answer that keeps to the contract. Of one that does not, the smallest list entries that hold what is wrong are left out,
 * and the log says which operation and field.
 * @throws WrongAnswer when what is wrong stands in no list
 */
export function checked(operation: Operation, body: unknown): object {
  const whole = operation.api === 'cms' ? withoutGaps(body, operation.answer!) : body;
  for (let rest = whole, tries = 0; ; tries += 1) {
    const result = operation.answer!.safeParse(rest);
    if (result.success) return result.data as object;
    const [first, ...more] = result.error.issues;
    const field = first!.path.join('.');
    if (tries === 0) log(operation, { field, problem: first!.message, more: more.length });
    const entries = result.error.issues.map((issue) => issue.path.slice(0, lastIndex(issue.path) + 1));
    if (tries > 5 || entries.some((path) => path.length === 0)) throw new WrongAnswer(`${operation.path}: ${field}`);
    rest = without(rest, new Set(entries.map(String)));
  }
}

const lastIndex = (path: PropertyKey[]) => path.findLastIndex((key) => typeof key === 'number');

function without(value: unknown, entries: Set<string>, at: PropertyKey[] = []): unknown {
  const isKept = (key: PropertyKey) => !entries.has(String([...at, key]));
  if (Array.isArray(value))
    return value.flatMap((entry, index) => (isKept(index) ? [without(entry, entries, [...at, index])] : []));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, entries, [...at, key])]));
}

function log({ api, method, path }: Operation, what: object): void {
  const operation = `${method.toUpperCase()} ${api}${path}`;
  process.stderr.write(
    `${JSON.stringify({ level: 'error', message: 'an answer from elsewhere is wrong', operation, ...what })}\n`,
  );
}

import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import type { ErrorCode } from '@/lib/kernel/error-code';
import { count } from '@/lib/kernel/observe/metrics';
import { ServiceError } from '../service-error';

/** At most `points` calls in `seconds`; `block`: seconds of rejection after that, by default the rest of the period. */
type Rule = {
  points: number;
  seconds: number;
  block?: number;
  code: Extract<ErrorCode, 'TOO_MANY_REQUESTS' | 'TOO_MANY_GIFTS' | 'TOO_MANY_CODES' | 'ACCOUNT_LOCKED'>;
};
const perNetwork = (points: number, seconds: number): Rule => ({ points, seconds, code: 'TOO_MANY_REQUESTS' });
const quarter = 900;
const day = 86_400;
const lock = (points: number): Rule => ({ points, seconds: quarter, block: quarter, code: 'ACCOUNT_LOCKED' });

const rules = {
  login: perNetwork(10, 60),
  /** Several classes of a school log in from one network at the same hour. */
  cardLogin: perNetwork(240, 60),
  register: perNetwork(100, 600),
  otp: perNetwork(30, 600),
  reset: perNetwork(30, 600),
  password: perNetwork(30, 600),
  picture: perNetwork(30, 600),
  redeem: perNetwork(30, 60),
  order: perNetwork(300, 60),
  price: perNetwork(600, 60),
  /** Exams and gradings that one person begins, and answers in one sitting, or in all gradings: faster than a person can answer. */
  examStart: perNetwork(30, 600),
  examAnswer: perNetwork(120, 60),
  /** Numbers of certificates that are tried, and files of certificates that one account requests. */
  certificate: perNetwork(60, 600),
  certificateFile: perNetwork(60, 600),
  /** Reports opened by their links: forty parents at a school's evening share one network. Files of reports that one account requests. */
  reportLink: perNetwork(300, 600),
  reportFile: perNetwork(120, 600),
  request: perNetwork(60, 600),
  /** Batches of learning events that one account submits: a hundred at once after two weeks offline. */
  learning: perNetwork(300, 600),
  /** Reports of problems by one account in a day. */
  report: perNetwork(50, day),
  /** Messages of one account: faster than a person writes, more than a person reads; and threads that it reports in a day. */
  message: perNetwork(20, 60),
  messagesOfDay: perNetwork(1000, day),
  messageReport: perNetwork(20, day),
  /** Problems that one teacher submits to the search, which may take twelve seconds for each. */
  judge: perNetwork(40, 3_600),
  /** Parts of uploaded files: enough for some ten applications with all their documents. */
  upload: perNetwork(600, 600),
  /** Emails that a stranger can cause to one address. */
  requestAddress: perNetwork(12, day),
  /** The same for championships, where a school registers each of its teams, with one email each. */
  entryAddress: perNetwork(60, day),
  /** Typed codes of invitations, by account and by network, which the parents of a class may share. Each code has forty random bits. */
  joinCode: perNetwork(60, 3_600),
  joinCodeOfNetwork: perNetwork(600, 3_600),
  /** Invitations that one teacher makes in a day. */
  invitation: perNetwork(100, day),
  /** Families that one teacher asks in a day: enough for a school that hands over all children of a year. */
  handover: perNetwork(500, day),
  /** Their links, opened and used: the parents of a class may share one network. Each link is signed. */
  handoverLink: perNetwork(300, 600),
  /** Gifts by mail in a day: of one account, and to one address from all accounts together. */
  gift: { points: 30, seconds: day, code: 'TOO_MANY_GIFTS' },
  giftAddress: { points: 5, seconds: day, code: 'TOO_MANY_GIFTS' },
  /** Codes requested for one name in a day: from one network, and from all networks that have not logged in under it. */
  codes: { points: 10, seconds: day, code: 'TOO_MANY_CODES' },
  codesInAll: { points: 100, seconds: day, code: 'TOO_MANY_CODES' },
  staffForgot: perNetwork(10, 600),
  /** Wrong tries at one name: from one network, from one that has logged in under it before, and from all together. */
  guess: lock(8),
  guessFromKnown: perNetwork(30, quarter),
  guessPassword: lock(160),
  guessRedeem: lock(40),
  guessStaff: lock(40),
  /**
   * The same for one class's handle, as a whole class types its cards at once. A card has 40 random bits, so a code of a class of forty is guessed once
   * in six hundred years.
   */
  guessCard: lock(120),
  guessCardFromKnown: perNetwork(600, quarter),
  guessCardInAll: lock(1200),
} satisfies Record<string, Rule>;
export type RuleName = keyof typeof rules;

const limiters = new Map<RuleName, RateLimiterAbstract>();

/** Counted in PostgreSQL, so that instances share one count; in memory while the database cannot be reached. */
function limiter(payload: Payload, name: RuleName): RateLimiterAbstract {
  let found = limiters.get(name);
  if (!found) {
    const { points, seconds, block }: Rule = rules[name];
    const options = { keyPrefix: name, points, duration: seconds, blockDuration: block ?? 0 };
    found = new RateLimiterPostgres({
      ...options,
      storeClient: { query: (query: { text: string; values?: unknown[] }) => ask(payload, query) },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: name === 'login',
      // A flood is rejected without asking the database again.
      ...(block === undefined && { inMemoryBlockOnConsumed: points + 1 }),
      insuranceLimiter: new RateLimiterMemory(options),
    });
    limiters.set(name, found);
  }
  return found;
}

/** Without the statement's name: the embedded database is one session, in which a prepared statement has one name for all connections. */
function ask({ db }: Payload, { text, values }: { text: string; values?: unknown[] }) {
  return (db as unknown as { pool: { query: (text: string, values?: unknown[]) => Promise<unknown> } }).pool.query(
    text,
    values,
  );
}

/** One key for these parts; a hash, so it does not reveal them. */
export const keyOf = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Counts one more try before it is judged, so that parallel tries all count. Returns the count.
 * @throws ServiceError with `retryAfterSeconds` beyond the rule
 */
export async function countAgainst(payload: Payload, name: RuleName, ...parts: (string | number)[]): Promise<number> {
  try {
    return (await limiter(payload, name).consume(keyOf(parts))).consumedPoints;
  } catch (rejection) {
    if (rejection instanceof Error) throw rejection;
    count('limitsHit', { limit: name });
    const { msBeforeNext } = rejection as RateLimiterRes;
    throw new ServiceError(rules[name].code, 'too many tries', {
      retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    });
  }
}

export async function resetCount(payload: Payload, name: RuleName, ...parts: (string | number)[]): Promise<void> {
  await limiter(payload, name).delete(keyOf(parts));
}

/** The same for the calls of one network; a caller without an address is this process itself. */
export async function limitNetwork({ payload, ip }: { payload: Payload; ip: string }, name: RuleName): Promise<void> {
  if (ip) await countAgainst(payload, name, ip);
}

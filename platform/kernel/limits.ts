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
import { ServiceError } from './service-error';

/** How often something may be done in so many seconds; `block`: how long it is rejected after that, the rest of the time if absent. */
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
  /** A school of several classes comes from one network, all at the same hour. */
  cardLogin: perNetwork(240, 60),
  register: perNetwork(100, 600),
  otp: perNetwork(30, 600),
  reset: perNetwork(30, 600),
  password: perNetwork(30, 600),
  picture: perNetwork(30, 600),
  redeem: perNetwork(30, 60),
  order: perNetwork(300, 60),
  price: perNetwork(600, 60),
  /** Exams and gradings that one person begins, and what is answered in one sitting, or in all gradings: faster than anybody thinks. */
  examStart: perNetwork(30, 600),
  examAnswer: perNetwork(120, 60),
  /** Numbers of certificates that are tried, and certificates that one account has made into files. */
  certificate: perNetwork(60, 600),
  certificateFile: perNetwork(60, 600),
  /** Reports opened by their links: a school's evening with forty parents is one network. Files of reports that one account has made. */
  reportLink: perNetwork(300, 600),
  reportFile: perNetwork(120, 600),
  request: perNetwork(60, 600),
  /** Batches of what one account tells of its learning: a hundred at once after two weeks without a line. */
  learning: perNetwork(300, 600),
  /** Reports of problems by one account in a day. */
  report: perNetwork(50, day),
  /** Messages of one account: faster than anybody writes, more than anybody reads; and threads it reports in a day. */
  message: perNetwork(20, 60),
  messagesOfDay: perNetwork(1000, day),
  messageReport: perNetwork(20, day),
  /** Problems that one teacher has judged: each may take the search twelve seconds. */
  judge: perNetwork(40, 3_600),
  /** Parts of files: some ten applications with all their documents. */
  upload: perNetwork(600, 600),
  /** Letters that a stranger can have sent to one address. */
  requestAddress: perNetwork(12, day),
  /** The same where a school registers each of its teams, and each is a request with its letter. */
  entryAddress: perNetwork(60, day),
  /** Codes of invitations that are typed: by one account, and from one network, where a class's parents may sit together. Forty random bits stand behind each. */
  joinCode: perNetwork(60, 3_600),
  joinCodeOfNetwork: perNetwork(600, 3_600),
  /** Invitations that one teacher makes in a day. */
  invitation: perNetwork(100, day),
  /** Families that one teacher asks in a day: a school that hands over a year's children. */
  handover: perNetwork(500, day),
  /** Their links, looked at and taken: the parents of a class sit in one network. A signature stands behind each. */
  handoverLink: perNetwork(300, 600),
  /** Gifts by mail in a day: of one account, and to one address from all accounts together. */
  gift: { points: 30, seconds: day, code: 'TOO_MANY_GIFTS' },
  giftAddress: { points: 5, seconds: day, code: 'TOO_MANY_GIFTS' },
  /** Codes asked for one name in a day: from one network, and from all where nobody has logged in under it. */
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
   * The same at one class's handle, whose cards all of a class type at once: 40 random bits stand behind it, so a code of a class of forty is guessed once
   * in six hundred years.
   */
  guessCard: lock(120),
  guessCardFromKnown: perNetwork(600, quarter),
  guessCardInAll: lock(1200),
} satisfies Record<string, Rule>;
export type RuleName = keyof typeof rules;

const limiters = new Map<RuleName, RateLimiterAbstract>();

/** Counted in PostgreSQL, so that instances share one count; in memory as long as it cannot be reached. */
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

/** One key for these parts, which it does not tell. */
export const keyOf = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Counts one more, before it is judged, so that a hundred parallel tries are a hundred. Answers how many there were.
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

import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt } from '@payloadcms/db-postgres/drizzle';
import { known_networks } from '@/platform/payload-generated-schema';
import type { System } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { countAgainst, resetCount, keyOf, type RuleName } from '@/platform/kernel/limits/limits';

export type AttemptKind = 'password' | 'otp' | 'redeem' | 'staff' | 'card';
/** The caller of an attempt: the part of a request that both kinds of account have. */
export type Caller = System & { ip: string };

/**
 * Limits of wrong tries on a name from all networks together: high, so that a stranger with a few networks cannot lock the owner out of a new one. A
 * customer's password is hard to guess (`require-strong-password.ts`); staff choose theirs freely. An emailed code counts its own tries (`otp.ts`).
 */
const ruleInAll: Record<AttemptKind, RuleName | null> = {
  password: 'guessPassword',
  otp: null,
  redeem: 'guessRedeem',
  staff: 'guessStaff',
  card: 'guessCardInAll',
};
/** Limits of one network, and after how many tries it is slowed down. They are higher for a class, which logs in under one name. */
const usual = { fromNew: 'guess', fromKnown: 'guessFromKnown', slowAfter: 3 } as const;
const ofClass = { fromNew: 'guessCard', fromKnown: 'guessCardFromKnown', slowAfter: 60 } as const;
const rulesOf = (kind: AttemptKind) => (kind === 'card' ? ofClass : usual);

export const knownForMs = 180 * 86_400_000;

const cleaned = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/**
 * Counts a try before it is judged, so that parallel guesses all count. It counts by the name that was tried, whether or not it exists. Slows down from
 * the fourth try of a network, throws ACCOUNT_LOCKED beyond the eighth within 15 minutes (a class: `ofClass`); a locked network no longer counts
 * against the name. A network that has logged in under the name before is only slowed down, so tries from elsewhere cannot lock it out.
 */
export async function countAttempt(caller: Caller, kind: AttemptKind, name: string): Promise<void> {
  const { payload, ip } = caller;
  const wanted = cleaned(name);
  const isKnown = await isKnownNetwork(caller, kind, wanted);
  const { fromNew, fromKnown, slowAfter } = rulesOf(kind);
  const tries = await countAgainst(payload, isKnown ? fromKnown : fromNew, kind, wanted, ip);
  const inAll = ruleInAll[kind];
  if (inAll && !isKnown) await countAgainst(payload, inAll, kind, wanted);
  const over = tries - slowAfter;
  if (over > 0) await pause(Math.min(1500, 150 * 2 ** over));
}

/**
 * Counts a code that is requested for a name, whether or not it exists: a stranger can neither fill a mailbox nor request codes until one can be
 * guessed. The limits do not apply to a network that has logged in under the name.
 */
export async function countCode(caller: Caller, name: string): Promise<void> {
  const wanted = cleaned(name);
  if (await isKnownNetwork(caller, 'otp', wanted)) return;
  await countAgainst(caller.payload, 'codes', wanted, caller.ip);
  await countAgainst(caller.payload, 'codesInAll', wanted);
}

/** After a success the count starts anew, and the network is known for the name from then on. */
export async function clearAttempts(caller: Caller, kind: AttemptKind, name: string): Promise<void> {
  const { payload, ip } = caller;
  const wanted = cleaned(name);
  const inAll = ruleInAll[kind];
  await Promise.all([
    resetCount(payload, rulesOf(kind).fromNew, kind, wanted, ip),
    resetCount(payload, rulesOf(kind).fromKnown, kind, wanted, ip),
    inAll && resetCount(payload, inAll, kind, wanted),
  ]);
  if (!ip) return;
  const lastSeenAt = caller.now().toISOString();
  await database(payload)
    .insert(known_networks)
    .values({ key: networkKey(kind, wanted, ip), lastSeenAt })
    .onConflictDoUpdate({ target: known_networks.key, set: { lastSeenAt, updatedAt: lastSeenAt } });
}

/** Passwords and emailed codes share their known networks; the other kinds have their own. */
function networkKey(kind: AttemptKind, name: string, ip: string): string {
  const door = kind === 'password' || kind === 'otp' ? 'customer' : kind;
  return keyOf([door, name, ip]);
}

async function isKnownNetwork({ payload, ip, now }: Caller, kind: AttemptKind, name: string): Promise<boolean> {
  if (!ip) return false;
  const since = new Date(now().getTime() - knownForMs).toISOString();
  const isThis = and(eq(known_networks.key, networkKey(kind, name, ip)), gt(known_networks.lastSeenAt, since));
  return (await database(payload).$count(known_networks, isThis)) > 0;
}

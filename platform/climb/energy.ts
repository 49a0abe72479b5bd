import { and, eq, gte, inArray, lte } from '@payloadcms/db-postgres/drizzle';
import type { LevelEntry, OwnEnergy } from '@/lib/climb/contract';
import { dayNumber, dayText, parseBound } from '@/lib/kernel/calendar';
import { costsEnergy, energyAfterVip, secondsToNext, spent, type Energy } from '@/lib/climb/energy';
import type { ClimbPlace } from '@/lib/climb/climb';
import { climb_energy, entitlements, ladder_levels, learning_events } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, type Database } from '@/platform/kernel/database/database';
import { isOfPerson } from '@/platform/fulfilment/ownership';
import { ServiceError } from '@/platform/kernel/service-error';
import { inPurchases, ofPerson, whoLearns, type Learning, type ForLearner } from '@/platform/family/person';
import type { Climber } from './levels';

/** Whether a person has VIP, and when they had it last (docs/product.md, "VIP"). */
async function vipOf(db: Database, who: Learning, now: Date) {
  const { kind, startsAt, endsAt, revokedAt } = entitlements;
  const held = await db
    .select({ endsAt, revokedAt })
    .from(entitlements)
    .where(and(isOfPerson(entitlements, inPurchases(who)), eq(kind, 'vip'), lte(startsAt, now.toISOString())));
  const ends = held.map((one) =>
    Math.min(...[one.endsAt, one.revokedAt].map((end) => (end === null ? Number.POSITIVE_INFINITY : Date.parse(end)))),
  );
  const last = Math.max(0, ...ends);
  return { isValid: last > now.getTime(), endedAt: ends.length > 0 ? new Date(last) : null };
}

/** The energy that a person has now; null with VIP, which needs none. */
async function energyNow(db: Database, who: Learning, now: Date): Promise<Energy | null> {
  const vip = await vipOf(db, who, now);
  if (vip.isValid) return null;
  const { energy: left, since } = climb_energy;
  const [row] = await db.select({ left, since }).from(climb_energy).where(ofPerson(climb_energy, who));
  const stored = row ? { left: row.left, since: new Date(row.since) } : null;
  return energyAfterVip(stored, vip.endedAt, now);
}

/** Which of these levels a person answered today, by the time at which the server received the event, on the school's calendar. */
async function triedToday(db: Database, who: Learning, levels: readonly string[], now: Date) {
  const { problem, kind, receivedAt } = learning_events;
  const today = parseBound(dayText(dayNumber(now)), 'start').toISOString();
  const found = await db
    .selectDistinct({ problem })
    .from(learning_events)
    .where(
      and(ofPerson(learning_events, who), inArray(problem, [...levels]), eq(kind, 'level'), gte(receivedAt, today)),
    );
  return new Set(found.map((row) => row.problem));
}

/**
 * Spends what these answers cost, before they are stored. The caller holds the lock on the account's row, so a second device sees what the first left.
 * Events reported late cost the same and are never rejected for being late.
 */
export async function spendEnergy(db: Database, who: Learning, answered: readonly string[], now: Date): Promise<void> {
  if (answered.length === 0) return;
  const { problem, theme, place } = ladder_levels;
  const levels = await db
    .select({ problem, theme, place })
    .from(ladder_levels)
    .where(inArray(problem, [...answered]));
  const tried = await triedToday(db, who, answered, now);
  const costing = levels.filter((level) => costsEnergy(level, tried.has(level.problem))).length;
  const energy = costing > 0 ? await energyNow(db, who, now) : null;
  if (!energy) return;
  const { left, since } = spent(energy, costing, now);
  const { user, person } = who;
  const bucket = { energy: left, since: since.toISOString() };
  await db
    .insert(climb_energy)
    .values({ user, person, ...bucket })
    .onConflictDoUpdate({ target: [climb_energy.user, climb_energy.person], set: bucket });
}

/**
 * Checks before a level is shown that there is energy for it, if it costs any. A level that was tried before can be finished.
 * @throws ServiceError NO_ENERGY, with the seconds until the next comes
 */
export async function requireEnergy(
  db: Database,
  who: Climber,
  level: LevelEntry & Pick<ClimbPlace, 'place'>,
  now: Date,
): Promise<void> {
  if (!who || level.state === 'tried' || !costsEnergy(level, false)) return;
  const energy = await energyNow(db, who, now);
  if (!energy || energy.left > 0) return;
  if ((await triedToday(db, who, [level.id], now)).has(level.id)) return;
  throw new ServiceError('NO_ENERGY', 'no energy is left', { retryAfterSeconds: secondsToNext(energy, now) });
}

export async function getEnergy({ ctx, input }: Asked<ForLearner>): Promise<OwnEnergy> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const now = ctx.now();
  const energy = await energyNow(db, await whoLearns(db, id, input.learner), now);
  return { left: energy?.left ?? null, nextInSeconds: energy && secondsToNext(energy, now) };
}

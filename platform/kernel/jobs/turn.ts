import { randomUUID } from 'node:crypto';
import { and, eq, lte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { job_turns as turns } from '@/platform/payload-generated-schema';
import { database, rows, sql, type Database } from '@/platform/kernel/database/database';
import { logUnavailable } from '@/platform/kernel/unavailable';

/** Milliseconds that a turn lasts. A working instance renews it; after a crash the next instance takes it. */
const heldMs = 60_000;
/** In milliseconds; a clock that is synchronized over the network is never off by this much. */
const maxOffMs = 60_000;
/** Factor that ends a turn a little early: timers are not exact, and an instance's own next run must not be too early. */
const early = 0.9;

/**
 * Runs a job if it is due, so that one of several instances runs it: the database stores whose turn it is and the time of the next. An interrupted job
 * runs again once its turn is over.
 * @returns whether it ran here
 */
export async function inTurn(
  payload: Payload,
  { name, everyMs }: { name: string; everyMs: number },
  run: () => Promise<unknown>,
  now: () => Date = () => new Date(),
): Promise<boolean> {
  const db = database(payload);
  const turn = { name, holder: randomUUID() };
  const begun = now().getTime();
  const held = () => new Date(now().getTime() + heldMs);
  if (!(await isClockRight(db)) || !(await take(db, turn, now(), held()))) return false;
  const renewal = setInterval(() => void setEnd(db, turn, held()).catch(() => {}), heldMs / 3).unref();
  try {
    await run();
  } finally {
    clearInterval(renewal);
    await setEnd(db, turn, new Date(begun + everyMs * early));
  }
  return true;
}

/** Jobs end orders, years and sittings by the clock, so an instance whose clock differs from the database's runs none. Either clock may be the wrong one. */
async function isClockRight(db: Database): Promise<boolean> {
  const asked = Date.now();
  const [{ at } = { at: asked }] = await rows<{ at: number }>(
    db,
    sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`,
  );
  // The database read its clock at some moment between the two local times.
  const off = at < asked ? asked - at : Math.max(0, at - Date.now());
  if (off < maxOffMs) return true;
  logUnavailable('a clock is wrong, no job is done here', new Error(`${Math.round(off / 1000)} s from the database's`));
  return false;
}

type Turn = { name: string; holder: string };

async function take(db: Database, { name, holder }: Turn, now: Date, ends: Date): Promise<boolean> {
  const until = ends.toISOString();
  const taken = await db
    .insert(turns)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: turns.name,
      set: { holder, until },
      setWhere: lte(turns.until, now.toISOString()),
    })
    .returning({ id: turns.id });
  return taken.length > 0;
}

/** Sets the end of a turn. An instance that has lost its turn meanwhile changes nothing. */
async function setEnd(db: Database, { name, holder }: Turn, ends: Date): Promise<void> {
  await db
    .update(turns)
    .set({ until: ends.toISOString() })
    .where(and(eq(turns.name, name), eq(turns.holder, holder)));
}

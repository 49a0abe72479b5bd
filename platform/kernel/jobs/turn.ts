import { randomUUID } from 'node:crypto';
import { and, eq, lte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { job_turns as turns } from '@/platform/payload-generated-schema';
import { database, rows, sql, type Database } from '@/platform/kernel/database/database';
import { sayUnavailable } from '@/platform/kernel/unavailable';

/** An instance that works holds its turn this long and renews it; one that died with it leaves it to the next. */
const heldMs = 60_000;
/** What a clock that is kept by the network never is. */
const maxOffMs = 60_000;
/** Timers of one instance are not exact: its own next beat is never too early. */
const early = 0.9;

/**
 * Does a job if it is its time, so that of several instances one does it: whose turn it is stands in the database, with the time of the next.
 * What was cut off is done again once the turn it was done in is over.
 * @returns whether it was done here
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
  const renewal = setInterval(() => void keep(db, turn, held()).catch(() => {}), heldMs / 3).unref();
  try {
    await run();
  } finally {
    clearInterval(renewal);
    await keep(db, turn, new Date(begun + everyMs * early));
  }
  return true;
}

/** Jobs end orders, years and sittings by the clock: an instance whose own is wrong does none of them. Which of the two is wrong nobody here knows. */
async function isClockRight(db: Database): Promise<boolean> {
  const asked = Date.now();
  const [{ at } = { at: asked }] = await rows<{ at: number }>(
    db,
    sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`,
  );
  // It looked at its clock at some moment between the two.
  const off = at < asked ? asked - at : Math.max(0, at - Date.now());
  if (off < maxOffMs) return true;
  sayUnavailable('a clock is wrong, no job is done here', new Error(`${Math.round(off / 1000)} s from the database's`));
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

/** Until then it is nobody else's; an instance that slept through its turn changes nothing. */
async function keep(db: Database, { name, holder }: Turn, ends: Date): Promise<void> {
  await db
    .update(turns)
    .set({ until: ends.toISOString() })
    .where(and(eq(turns.name, name), eq(turns.holder, holder)));
}

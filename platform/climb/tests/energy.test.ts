import { beforeAll, describe, expect, it } from 'vitest';
import type { Level, OwnEnergy } from '@/lib/climb/contract';
import { energyCapacity, energyRefillMinutes } from '@/lib/climb/energy';
import { seedClimb } from '@/platform/seed/climb';
import { call, makeMember, platform, query, sql, type Member } from '@/tests/setup/fixtures';
import {
  emptyBank,
  eventOf,
  lessonFor,
  levelEvent,
  makeCourse,
  makeProblem,
  submitEvents,
} from '@/tests/setup/learning';

type Rejected = { error?: { code: string; details?: { retryAfterSeconds?: number } } };
type Whose = { token: string; learner?: string };
const ask = <Answer>({ token, learner }: Whose, path: string) =>
  call<Answer & Rejected>(`course/learning/ladder/${path}${learner ? `?learner=${learner}` : ''}`, { token });
const energyOf = async (whose: Whose) => (await ask<OwnEnergy>(whose, 'energy')).body;
const left = async (whose: Whose) => (await energyOf(whose)).left;
const nextOf = (whose: Whose) => ask<{ level: Level | null }>(whose, 'next');

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
/** Grants VIP for a time, to the holder or to a learner. */
const grantVip = ({ id }: Member, from: number, to: number, learner?: string) =>
  query(sql`INSERT INTO entitlements (user_id, learner_id, source, kind, product_code, amount, starts_at, ends_at)
    VALUES (${id}, (SELECT id FROM learners WHERE public_id = ${learner ?? ''}), 'trial', 'vip', 'vip-trial', 1, ${hours(from)}, ${hours(to)})`);
const holds = ({ id }: Member, energy: number, since = new Date().toISOString()) =>
  query(sql`INSERT INTO climb_energy (user_id, person, energy, since) VALUES (${id}, 0, ${energy}, ${since})
    ON CONFLICT (user_id, person) DO UPDATE SET energy = excluded.energy, since = excluded.since`);
/** Moves the events reported so far one day into the past. */
const aDayLater = ({ id }: Member) =>
  query(
    sql`UPDATE learning_events SET received_at = received_at - interval '25 hours', occurred_at = occurred_at - interval '25 hours' WHERE user_id = ${id}`,
  );

/** Levels of the capture theme in the order of the path; the first is open to all. */
let levels: string[] = [];
beforeAll(async () => {
  await emptyBank();
  for (let index = 0; index < energyCapacity + 6; index += 1) await makeProblem();
  await seedClimb(await platform());
  const rows = await query<{ problem: string }>(sql`SELECT problem FROM ladder_levels ORDER BY place`);
  levels = rows.map(({ problem }) => problem);
});

describe('a member without VIP', () => {
  it('spends one for a level that is answered, right or wrong, and none for trying it again that day', async () => {
    const member = await makeMember();
    expect(await energyOf(member)).toEqual({ left: energyCapacity, nextInSeconds: null });
    const wrong = levelEvent(levels[1]!, { moves: ['A1'] });
    await submitEvents(member.token, [wrong, levelEvent(levels[2]!)]);
    expect(await left(member)).toBe(energyCapacity - 2);
    // Again, and the same sent twice.
    await submitEvents(member.token, [levelEvent(levels[1]!), levelEvent(levels[1]!), wrong]);
    const now = await energyOf(member);
    expect(now.left).toBe(energyCapacity - 2);
    expect(now.nextInSeconds).toBeGreaterThan(energyRefillMinutes * 60 - 60);
    expect(now.nextInSeconds).toBeLessThanOrEqual(energyRefillMinutes * 60);
    // Another day it costs again.
    await aDayLater(member);
    await submitEvents(member.token, [levelEvent(levels[2]!)]);
    expect(await left(member)).toBe(energyCapacity - 3);
  });

  it('spends none for the levels that are everybody’s, for lessons, nor for what there is not', async () => {
    const member = await makeMember();
    const course = await makeCourse({ isTrial: true });
    const [lesson] = course.lessons as [string];
    const problem = `${lesson}/take`;
    await submitEvents(member.token, [
      levelEvent(levels[0]!),
      levelEvent('nothing'),
      eventOf('attempt', course, lesson, { step: 'take', problem, moves: ['A1'] }),
    ]);
    await call('course/learning/ladder/placement', { token: member.token, body: { answers: [] } });
    expect(await energyOf(member)).toEqual({ left: energyCapacity, nextInSeconds: null });
    expect(await query(sql`SELECT 1 FROM climb_energy WHERE user_id = ${member.id}`)).toEqual([]);
  });

  it('has none left: the next level is not opened, and it says when it will be; what was begun can be finished', async () => {
    const member = await makeMember();
    const [first, second, third, fourth] = levels as [string, string, string, string];
    await submitEvents(member.token, [levelEvent(first), levelEvent(second), levelEvent(third, { moves: ['A1'] })]);
    await holds(member, 0);
    const open = (level: string) => ask<Level>(member, `levels/${level}`);
    for (const closed of [await open(fourth), await ask<Level>(member, `next?after=${third}`)]) {
      expect(closed.status).toBe(429);
      expect(closed.body.error?.code).toBe('NO_ENERGY');
      const seconds = closed.body.error?.details?.retryAfterSeconds;
      expect(seconds).toBeGreaterThan(energyRefillMinutes * 60 - 60);
      expect(closed.headers.get('retry-after')).toBe(String(seconds));
      expect(JSON.stringify(closed.body)).not.toContain('moves');
    }
    // Open to all, tried today, and begun.
    for (const level of [first, second, third]) expect((await open(level)).status).toBe(200);
    expect((await nextOf(member)).body.level?.id).toBe(third);
    await aDayLater(member);
    expect((await open(third)).status).toBe(200);
    expect((await open(second)).body.error?.code).toBe('NO_ENERGY');
    // One unit of energy has been refilled.
    await holds(member, 0, hours(-energyRefillMinutes / 60));
    expect((await open(fourth)).status).toBe(200);
    expect(await left(member)).toBe(1);
  });

  it('is told late: what was done without a line is kept, and counts down to nothing', async () => {
    const member = await makeMember();
    await query(sql`UPDATE users SET created_at = '2026-01-01' WHERE id = ${member.id}`);
    // The device reports an old date.
    const late = levels.slice(1).map((level) => levelEvent(level, { occurredAt: '2026-02-01T00:00:00.000Z' }));
    const { body } = await submitEvents(member.token, late);
    expect(body).toEqual({ accepted: late.map(({ id }) => id), rejected: [] });
    expect(await left(member)).toBe(0);
    const [row] = await query(sql`SELECT count(*)::int AS solved FROM level_progress WHERE user_id = ${member.id}`);
    expect(row).toEqual({ solved: late.length });
    // Paid for today: the day on which the server received the event counts.
    expect((await ask(member, `levels/${levels[1]}`)).status).toBe(200);
  });

  it('cannot spend the last one twice, nor more than there is, from however many devices at once', async () => {
    const member = await makeMember();
    await holds(member, 3);
    // Two devices report the same level, others report other levels.
    const reported = [levels[1]!, levels[1]!, levels[2]!];
    await Promise.all(reported.map((level) => submitEvents(member.token, [levelEvent(level)])));
    expect(await left(member)).toBe(1);
    const more = await Promise.all(levels.slice(3, 9).map((level) => submitEvents(member.token, [levelEvent(level)])));
    expect(more.map(({ body }) => body.accepted.length)).toEqual(Array(6).fill(1));
    expect(await left(member)).toBe(0);
    expect(await query(sql`SELECT energy::int FROM climb_energy WHERE user_id = ${member.id}`)).toEqual([
      { energy: 0 },
    ]);
  });

  it('has their own, each of the family; a stranger asks in vain', async () => {
    const [parent, stranger] = [await makeMember(), await makeMember()];
    const { body: child } = await call<{ id: string }>('user/learners', {
      token: parent.token,
      body: { name: 'Mei', birthYear: 2018, birthMonth: 3 },
    });
    await submitEvents(parent.token, [levelEvent(levels[1]!), levelEvent(levels[2]!)], child.id);
    expect(await left({ ...parent, learner: child.id })).toBe(energyCapacity - 2);
    expect(await left(parent)).toBe(energyCapacity);
    expect((await ask({ ...stranger, learner: child.id }, 'energy')).body.error?.code).toBe('LEARNER_UNKNOWN');
    expect((await call('course/learning/ladder/energy')).status).toBe(401);
    // VIP belongs to one person, not to the account.
    await grantVip(parent, -1, 1, child.id);
    expect(await left({ ...parent, learner: child.id })).toBeNull();
    expect(await left(parent)).toBe(energyCapacity);
  });
});

describe('VIP', () => {
  it('climbs without, also in the month to try: nothing is spent, and nothing waits', async () => {
    const member = await makeMember();
    await holds(member, 0);
    expect((await ask(member, `levels/${levels[1]}`)).status).toBe(429);
    await grantVip(member, -1, 24);
    expect(await energyOf(member)).toEqual({ left: null, nextInSeconds: null });
    const all = levels.map((level) => levelEvent(level));
    expect((await submitEvents(member.token, all.slice(1))).body.accepted).toHaveLength(all.length - 1);
    expect((await ask(member, `levels/${levels[1]}`)).status).toBe(200);
    expect(await query(sql`SELECT energy::int FROM climb_energy WHERE user_id = ${member.id}`)).toEqual([
      { energy: 0 },
    ]);
  });

  it('that begins later opens nothing yet', async () => {
    const member = await makeMember();
    await holds(member, 0);
    await grantVip(member, 1, 24);
    expect(await left(member)).toBe(0);
  });

  it('ends: courses go on, energy counts again, from full', async () => {
    const member = await makeMember();
    const course = await makeCourse();
    await query(sql`INSERT INTO entitlements (user_id, source, kind, product_code, amount, starts_at)
      VALUES (${member.id}, 'order', 'course', ${course.code}, 1, ${hours(-48)})`);
    const [, second] = course.lessons as [string, string];
    await submitEvents(member.token, [eventOf('opened', course, second)]);
    await holds(member, 0, hours(-2));
    await grantVip(member, -1, 1);
    expect((await lessonFor(member, course, second)).body.access).toBe('open');
    expect(await left(member)).toBeNull();
    await query(sql`UPDATE entitlements SET ends_at = ${hours(-0.01)} WHERE user_id = ${member.id} AND kind = 'vip'`);
    const viewed = await lessonFor(member, course, second);
    expect(viewed.body.access).toBe('open');
    expect(viewed.body.steps?.length).toBeGreaterThan(0);
    expect(await energyOf(member)).toEqual({ left: energyCapacity, nextInSeconds: null });
    await submitEvents(member.token, [levelEvent(levels[1]!)]);
    expect(await left(member)).toBe(energyCapacity - 1);
  });

  it('that was taken back ends then', async () => {
    const member = await makeMember();
    await holds(member, 0);
    await grantVip(member, -3, 24);
    await query(sql`UPDATE entitlements SET revoked_at = ${hours(-2)} WHERE user_id = ${member.id} AND kind = 'vip'`);
    expect(await left(member)).toBe(0);
  });
});

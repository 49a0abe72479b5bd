import { describe, expect, it, vi } from 'vitest';
import type { LearningEvent } from '@/lib/events/contract';
import { remakeProgress } from '@/platform/progress/remake';
import { cutOff, type Cut } from '../../setup/cut-off';
import { makeMember, platform, query, sql, type Member } from '../../setup/fixtures';
import { killAt } from '../../setup/kill-at';
import { eventOf, makeCourse, makeProblem, submitEvents } from '../../setup/learning';

/**
 * The server dies while it receives a batch of events. Events and their progress are one transaction: both are stored, or neither. The device retains
 * unconfirmed events, and sends them again.
 */
const course = makeCourse();
const holds = async ({ id }: Member) => {
  const { code } = await course;
  await query(sql`INSERT INTO entitlements (user_id, source, kind, ref, product_code, amount, starts_at)
    VALUES (${id}, 'staff', 'course', ${code}, ${code}, 1, now() - interval '1 hour')`);
};
async function batch(): Promise<LearningEvent[]> {
  const { lessons, topics, ...rest } = await course;
  const [first, second, third] = lessons as [string, string, string];
  return [
    eventOf('opened', rest, second),
    eventOf('stepDone', rest, first, { step: 'edge', seconds: 40 }),
    eventOf('stepDone', rest, second, { step: 'edge', seconds: 30 }),
    eventOf('attempt', rest, third, { step: 'practice', problem: await makeProblem() }),
    eventOf('finished', rest, first),
  ];
}
async function begun() {
  const member = await makeMember();
  await holds(member);
  return { member, events: await batch() };
}

const progressOf = async ({ id }: Member) => ({
  lessons:
    await query(sql`SELECT lesson, opened_at, finished_at, last_at, seconds, done, step, position, courses, tried,
    solved, recent, mastery_need, mastery_of FROM lesson_progress WHERE user_id = ${id} ORDER BY lesson`),
  problems: await query(sql`SELECT problem, grade, tries, is_solved, is_first_try, last_at FROM problem_progress
    WHERE user_id = ${id} ORDER BY problem`),
});
const countOf = async ({ id }: Member) =>
  (
    await query<Record<'events' | 'lessons' | 'problems' | 'openings', number>>(sql`SELECT
      (SELECT count(*)::int FROM learning_events WHERE user_id = ${id}) AS events,
      (SELECT count(*)::int FROM lesson_progress WHERE user_id = ${id}) AS lessons,
      (SELECT count(*)::int FROM problem_progress WHERE user_id = ${id}) AS problems,
      (SELECT count(*)::int FROM lesson_openings WHERE user_id = ${id}) AS openings`)
  )[0]!;
const whole = { events: 5, lessons: 3, problems: 1, openings: 1 };
const nothing = { events: 0, lessons: 0, problems: 0, openings: 0 };

/** The batch is stored completely or not at all; after it is sent again, it is stored once. */
async function expectStoredOnce({ member, events }: Awaited<ReturnType<typeof begun>>, where: string): Promise<void> {
  expect([whole, nothing], where).toContainEqual(await countOf(member));
  const { status, body } = await submitEvents(member.token, events);
  expect([status, body.accepted.length, body.rejected], where).toEqual([200, events.length, []]);
  expect(await countOf(member), where).toEqual(whole);
}

/** The progress rebuilt from the events equals the stored progress. */
async function expectRebuilt(members: readonly Member[]): Promise<void> {
  const shown = await Promise.all(members.map(progressOf));
  await remakeProgress(await platform());
  expect(await Promise.all(members.map(progressOf))).toEqual(shown);
}

describe('a server that takes what was learned', () => {
  it('and dies at any statement of it loses nothing and doubles nothing', { timeout: 600_000 }, async () => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const payload = await platform();
    const log = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
    const members: Member[] = [];
    const once = async (cut?: Cut) => {
      const given = await begun();
      const shop = cutOff(payload, cut);
      await submitEvents(given.member.token, given.events).catch(() => {});
      shop.revive();
      await expectStoredOnce(given, `${cut?.is} at ${cut?.at}`);
      members.push(given.member);
      return shop.count();
    };
    const statements = await once();
    expect(statements).toBeGreaterThan(15);
    for (let at = 1; at <= statements; at += 1) for (const is of ['unheard', 'done'] as const) await once({ at, is });
    await expectRebuilt(members);
    log.mockRestore();
    stderr.mockRestore();
  });

  it('and is killed between the events and their progress leaves neither', { timeout: 300_000 }, async () => {
    const kills: Cut[] = [
      { at: 'insert into "learning_events"', is: 'done' },
      { at: 'insert into "lesson_progress"', is: 'unheard' },
      { at: 'insert into "problem_progress"', is: 'done' },
    ];
    const given = await Promise.all(kills.map(begun));
    const signals = await Promise.all(
      given.map(({ member, events }, index) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${member.token}` };
        const path = '/api/course/learning/events';
        return killAt({ path, headers, body: JSON.stringify({ events }), works: false }, kills[index]!);
      }),
    );
    expect(signals).toEqual(kills.map(() => 'SIGKILL'));
    for (const [index, one] of given.entries()) {
      expect(await countOf(one.member)).toEqual(nothing);
      await expectStoredOnce(one, String(kills[index]!.at));
    }
    await expectRebuilt(given.map(({ member }) => member));
  });
});

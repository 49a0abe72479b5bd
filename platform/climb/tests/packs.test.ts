import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Level, OwnEnergy } from '@/lib/climb/contract';
import { energyCapacity } from '@/lib/climb/energy';
import { nextLevels, type PackSize } from '@/lib/climb/pack';
import { seedClimb } from '@/platform/seed/climb';
import { call, makeMember, platform, query, sql } from '@/tests/setup/fixtures';
import { emptyBank, levelEvent, makeProblem, submitEvents } from '@/tests/setup/learning';

type Rejected = { error?: { code: string } };
type Whose = { token?: string; learner?: string };
const ask = <Answer>({ token, learner }: Whose, pack: string) =>
  call<Answer & Rejected>(`course/learning/ladder/packs/${pack}${learner ? `?learner=${learner}` : ''}`, {
    ...(token && { token }),
  });
const packOf = async (whose: Whose, pack: string) => (await ask<{ levels: Level[] }>(whose, pack)).body.levels;
const idsOf = async (whose: Whose, pack: string) => (await packOf(whose, pack)).map(({ id }) => id);

/** In the order of their paths: 60 levels of capture in G19 and two in G15, three of life and death, two of the endgame. */
const levels: Record<string, string[]> = {};
beforeAll(async () => {
  await emptyBank();
  for (let index = 0; index < 60; index += 1) await makeProblem();
  for (const grade of [15, 15]) await makeProblem(grade);
  for (const grade of [18, 18, 17]) await makeProblem(grade, 'live');
  for (const grade of [14, 9]) await makeProblem(grade, 'endgame');
  await seedClimb(await platform());
  const rows = await query<{ theme: string; problem: string }>(
    sql`SELECT theme, problem FROM ladder_levels ORDER BY place`,
  );
  for (const { theme, problem } of rows) (levels[theme] ??= []).push(problem);
});

describe('a pack', () => {
  it('of a theme in a grade holds its levels as they are read one by one, and its size is told before', async () => {
    const member = await makeMember();
    await submitEvents(member.token, [levelEvent(levels.capture![60]!)]);
    const found = await packOf(member, 'capture-15');
    expect(found.map(({ id, state, of }) => [id, state, of])).toEqual([
      [levels.capture![60], 'firstTry', 2],
      [levels.capture![61], 'new', 2],
    ]);
    const { body: alone } = await call<Level>(`course/learning/ladder/levels/${levels.capture![61]}`, {
      token: member.token,
    });
    expect(found[1]).toEqual(alone);
    const { body: size } = await ask<PackSize>(member, 'capture-15/size');
    expect(size).toEqual({ levels: 2, bytes: JSON.stringify(found).length });
    expect(await packOf(member, 'race-3')).toEqual([]);
    expect((await ask<PackSize>(member, 'race-3/size')).body).toEqual({ levels: 0, bytes: 2 });
  });

  it('of what comes next begins all paths evenly, and later those that somebody is on, from where they are', async () => {
    const member = await makeMember();
    const fresh = await idsOf(member, 'next');
    expect(fresh).toHaveLength(nextLevels);
    // Five are all there is of two themes.
    expect(fresh).toEqual([...levels.capture!.slice(0, 45), ...levels.life!, ...levels.endgame!]);
    await submitEvents(member.token, [
      levelEvent(levels.life![0]!),
      levelEvent(levels.capture![20]!, { moves: ['A1'] }),
    ]);
    const begun = await packOf(member, 'next');
    expect(begun.map(({ id }) => id)).toEqual([
      // From the current place on; the earlier levels come after the end of the path.
      ...levels.capture!.slice(20),
      ...levels.capture!.slice(0, 6),
      ...levels.life!.slice(1),
    ]);
    expect(begun[0]!.state).toBe('tried');
  });

  it('is the same pack for a learner as for the holder, each with their own progress', async () => {
    const member = await makeMember();
    const added = await call<{ id: string }>('user/learners', {
      token: member.token,
      body: { name: 'Mei', birthYear: 2018, birthMonth: 4 },
    });
    const mei = { token: member.token, learner: added.body.id };
    await submitEvents(member.token, [levelEvent(levels.life![0]!)], mei.learner);
    expect((await packOf(mei, 'life-18')).map(({ state }) => state)).toEqual(['firstTry', 'new']);
    expect((await packOf(member, 'life-18')).map(({ state }) => state)).toEqual(['new', 'new']);
    expect((await packOf(member, 'next'))[0]!.id).toBe(levels.capture![0]);
  });

  it('is for who has an account, for themselves and their own learners, and under its name alone', async () => {
    const [member, other] = [await makeMember(), await makeMember()];
    for (const path of ['next', 'next/size']) {
      expect((await ask({}, path)).status).toBe(401);
      expect((await ask({ ...member, learner: randomUUID() }, path)).body.error?.code).toBe('LEARNER_UNKNOWN');
    }
    const { body: child } = await call<{ id: string }>('user/learners', {
      token: other.token,
      body: { name: 'Bo', birthYear: 2018, birthMonth: 4 },
    });
    expect((await ask({ ...member, learner: child.id }, 'next')).body.error?.code).toBe('LEARNER_UNKNOWN');
    for (const pack of ['all', 'capture-0', 'capture-20', 'chess-3', 'capture'])
      expect((await ask(member, pack)).body.error?.code).toBe('NOT_FOUND');
  });

  it('costs no energy, also where none is left; what was played costs when it is told, and is never rejected', async () => {
    const member = await makeMember();
    await query(
      sql`INSERT INTO climb_energy (user_id, person, energy, since) VALUES (${member.id}, 0, 0, ${new Date().toISOString()})`,
    );
    expect(await packOf(member, 'capture-15')).toHaveLength(2);
    const events = levels.capture!.slice(1, 4).map((id) => levelEvent(id));
    // Sent twice: the response to the first was lost.
    for (let time = 0; time < 2; time += 1)
      expect((await submitEvents(member.token, events)).body.accepted).toHaveLength(events.length);
    const { body } = await call<OwnEnergy>('course/learning/ladder/energy', { token: member.token });
    expect(body.left).toBe(0);
    expect(energyCapacity).toBeGreaterThan(0);
    const states = (await packOf(member, 'capture-19')).map(({ state }) => state);
    expect(states.slice(0, 5)).toEqual(['new', 'firstTry', 'firstTry', 'firstTry', 'new']);
  });
});

it('what was withdrawn while it was played without a line is kept as what it was; what is gone altogether does no harm', async () => {
  const member = await makeMember();
  const [withdrawn, gone] = [await makeProblem(12, 'net'), await makeProblem(12, 'net')];
  await seedClimb(await platform());
  expect(await idsOf(member, 'tesuji-12')).toHaveLength(2);
  await query(sql`UPDATE problems SET withdrawn_at = now() WHERE public_id = ${withdrawn}`);
  await query(sql`DELETE FROM problems WHERE public_id = ${gone}`);
  await seedClimb(await platform());
  expect(await idsOf(member, 'tesuji-12')).toEqual([]);
  const [stored, lost, other] = [levelEvent(withdrawn), levelEvent(gone), levelEvent(levels.life![0]!)];
  const { body } = await submitEvents(member.token, [stored, lost, other]);
  expect(body.accepted).toEqual([stored.id, other.id]);
  expect(body.rejected).toEqual([{ id: lost.id, code: 'NOT_FOUND' }]);
  const map = await call<{ records: { solved: number } }>('course/learning/ladder', { token: member.token });
  expect(map.body.records.solved).toBe(2);
});

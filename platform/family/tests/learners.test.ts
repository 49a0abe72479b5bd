import { describe, expect, it } from 'vitest';
import type { Learner } from '@/lib/family/contract';
import { addLearner, learnersOf, mei, removeLearner } from '@/tests/setup/family';
import { call, makeCrowd, platform, query, sql } from '@/tests/setup/fixtures';
import type { Failure } from '@/tests/setup/trade';

const member = async () => (await makeCrowd(1))[0]!;

describe('learners of an account', () => {
  it('are added, listed with their age, changed and removed', async () => {
    const parent = await member();
    expect(await learnersOf(parent)).toEqual([]);
    const first = await addLearner(parent);
    expect(first).toEqual({ ...mei, id: first.id, age: expect.any(Number), vipEndAt: null, canBeRemoved: true });
    const second = await addLearner(parent, { name: 'Bo' });
    const changed = await call<Learner>(`user/learners/${first.id}`, {
      token: parent.token,
      method: 'PUT',
      body: { ...mei, name: ' 小美美 ', birthYear: 2015 },
    });
    expect(changed.body).toMatchObject({ id: first.id, name: '小美美', age: first.age + 4 });
    expect((await learnersOf(parent)).map(({ name }) => name)).toEqual(['小美美', 'Bo']);
    expect((await removeLearner(parent, second.id)).body).toEqual({ done: true });
    expect((await learnersOf(parent)).map(({ id }) => id)).toEqual([first.id]);
  });

  it('are not added twice by a second press', async () => {
    const parent = await member();
    const spelled = [mei.name, '小 美', '小\u3000美', ' 小\u200b美', '小美\u2060\ufe0f'];
    const responses = await Promise.all(spelled.map((name) => addLearner(parent, { name })));
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect(await learnersOf(parent)).toHaveLength(1);
  });

  it('are eight at most, of ten that are added at once', async () => {
    const parent = await member();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        call<Learner & Failure>('user/learners', { token: parent.token, body: { ...mei, name: `學員 ${index}` } }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(8);
    for (const { status, body } of responses.filter((response) => response.status !== 200))
      expect([status, body.error.code]).toEqual([409, 'TOO_MANY_LEARNERS']);
    expect(await learnersOf(parent)).toHaveLength(8);
    // An existing learner is returned even at the limit.
    const known = responses.find(({ status }) => status === 200)!.body;
    expect((await addLearner(parent, { name: known.name })).id).toBe(known.id);
  });

  it('have a name and are born', async () => {
    const parent = await member();
    const next = new Date(Date.now() + 62 * 86_400_000);
    const unborn = { ...mei, birthYear: next.getUTCFullYear(), birthMonth: next.getUTCMonth() + 1 };
    for (const body of [{ ...mei, name: ' ' }, { ...mei, birthMonth: 13 }, { name: 'Bo' }, unborn, { ...mei, user: 1 }])
      expect((await call<Failure>('user/learners', { token: parent.token, body })).status, JSON.stringify(body)).toBe(
        422,
      );
    const { id } = await addLearner(parent);
    const changed = await call(`user/learners/${id}`, { token: parent.token, method: 'PUT', body: unborn });
    expect(changed.status).toBe(422);
    expect(await learnersOf(parent)).toMatchObject([mei]);
  });

  it('are their account’s alone', async () => {
    const [parent, stranger] = [await member(), await member()];
    const { id } = await addLearner(parent);
    expect(await learnersOf(stranger)).toEqual([]);
    const changed = await call<Failure>(`user/learners/${id}`, { token: stranger.token, method: 'PUT', body: mei });
    const removed = await removeLearner<Failure>(stranger, id);
    for (const { status, body } of [changed, removed])
      expect([status, body.error.code]).toEqual([404, 'LEARNER_UNKNOWN']);
    for (const [path, options] of [
      ['user/learners', {}],
      ['user/learners', { body: mei }],
      [`user/learners/${id}`, { body: mei, method: 'PUT' }],
      [`user/learners/${id}`, { method: 'DELETE' }],
    ] as const)
      expect((await call(path, options)).status).toBe(401);
    expect(await learnersOf(parent)).toMatchObject([mei]);
    // An invalid id matches no learner.
    expect((await removeLearner(parent, "x'--")).status).toBe(404);
    expect(await query(sql`SELECT 1 FROM learners WHERE public_id = ${id}`)).toHaveLength(1);
  });

  it('are seen by support on the customer’s page, and changed by nobody there', async () => {
    const parent = await member();
    await addLearner(parent);
    const payload = await platform();
    const staff = { id: 1, collection: 'staff', role: 'support', email: 'x@sente.example' } as never;
    const seen = await payload.findByID({ collection: 'users', id: parent.id, user: staff, overrideAccess: false });
    expect(seen.learners?.docs).toMatchObject([mei]);
    const { docs } = await payload.find({ collection: 'learners', where: { user: { equals: parent.id } } });
    const change = { collection: 'learners', id: docs[0]!.id, user: staff, overrideAccess: false } as const;
    await expect(payload.update({ ...change, data: { name: 'x' } })).rejects.toMatchObject({ status: 403 });
    await expect(payload.delete(change)).rejects.toMatchObject({ status: 403 });
  });
});

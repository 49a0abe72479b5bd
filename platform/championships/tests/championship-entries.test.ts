import { randomUUID } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import { expect, it } from 'vitest';
import type { EntryForm } from '@/lib/championships/contract';
import type { PersonalApplication } from '@/lib/applications/contract';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { outbox, requests } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { decideApplication } from '@/platform/applications/decide';
import { expireWaiting } from '@/platform/applications/tidy';
import { withdrawApplication } from '@/platform/applications/withdraw';
import { enter, makeChampionship, newEntry, newTeam, placesLeft } from '@/tests/setup/championships';
import { call, makeMember, platform } from '@/tests/setup/fixtures';
import { open, withdraw } from '@/tests/setup/applications';

const db = async () => database(await platform());
const emailsTo = async (to: string) => {
  await drainOutbox(await platform(), undefined, { lane: 'mail' });
  return (await db()).select().from(outbox).where(eq(outbox.to, to)).orderBy(outbox.id);
};
const rowOf = async ({ reference }: Pick<PersonalApplication, 'reference'>) =>
  (await (await db()).select().from(requests).where(eq(requests.reference, reference)))[0]!;
const day = 86_400_000;
/** Sends an email today that is scheduled for a later day. */
async function sendNow(id: number) {
  const isThis = eq(outbox.id, id);
  await (await db()).update(outbox).set({ nextAttemptAt: new Date().toISOString() }).where(isThis);
  await drainOutbox(await platform(), undefined, { lane: 'mail' });
  return (await db()).select().from(outbox).where(isThis);
}

it('a child is registered, told so with a calendar file, seen by its key alone, and withdraws', async () => {
  const { slug, title, groupIds } = await makeChampionship({ groups: [{ limit: 2 }] });
  const entry = newEntry(slug, groupIds[0]!, { school: '範例國小', note: '左撇子' });
  const { status, body } = await enter(entry);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    kind: 'championship',
    state: 'REGISTERED',
    subject: { id: slug, title, place: '範例國小', timeZone: 'Asia/Taipei' },
    answers: { group: '第 1 組', school: '範例國小', players: [{ name: '林小石', age: 8 }], note: '左撇子' },
    may: ['withdraw'],
  });
  expect(body.reference).toMatch(/^C-/);
  expect(await placesLeft(slug)).toEqual([1]);

  const [sent] = await emailsTo(entry.email);
  expect(sent).toMatchObject({ template: 'request', locale: 'zh-TW' });
  expect(sent?.text).toContain('報名已完成');
  expect(sent?.text).toMatch(/組別.*第 1 組/);
  expect(sent?.text).toContain(`#/requests/${body.reference}?key=${body.key}`);

  expect((await call(`user/requests/${body.reference}`)).status).toBe(404);
  expect((await open({ ...body, key: `${body.key.slice(0, -2)}xx` })).status).toBe(404);
  expect((await withdraw(body)).body).toMatchObject({ state: 'WITHDRAWN', may: [] });
  expect(await placesLeft(slug)).toEqual([2]);
  expect((await emailsTo(entry.email)).map(({ subject }) => subject)).toEqual([
    `報名完成：${title}`,
    `已取消報名：${title}`,
  ]);
});

it('a school registers several teams, each taking one seat whatever its size; a group without a limit takes all', async () => {
  const { slug, groupIds } = await makeChampionship({ groups: [{ teamSize: 3, limit: 2 }, { limit: null }] });
  const [teams, children] = groupIds as [string, string];
  const first = newTeam(slug, teams);
  expect((await enter(first)).body.answers).toMatchObject({ school: '範例國小', team: 'A 隊', players: [{}, {}, {}] });
  for (const team of [' ａ 隊 ', 'A\u00ad隊', 'A\u3000 隊\u200d'])
    expect((await enter({ ...first, team })).body.error?.code, JSON.stringify(team)).toBe('ALREADY_BOOKED');
  expect(await placesLeft(slug)).toEqual([1, null]);
  expect((await enter({ ...first, team: 'B 隊', players: [{ name: '張小角' }] })).body.state).toBe('REGISTERED');
  expect((await enter({ ...first, team: 'C 隊' })).body.error?.code).toBe('GROUP_FULL');
  for (const name of ['甲', '乙', '丙'])
    expect((await enter(newEntry(slug, children, { players: [{ name }] }))).status).toBe(200);
  expect(await placesLeft(slug)).toEqual([0, null]);
});

it('one seat and a hundred who ask give one registration, and each other an honest response', async () => {
  const { slug, groupIds } = await makeChampionship({ groups: [{ limit: 1 }] });
  const responses = await Promise.all(Array.from({ length: 100 }, () => enter(newEntry(slug, groupIds[0]!))));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(responses.flatMap(({ body }) => body.error?.code ?? []))).toEqual(new Set(['GROUP_FULL']));
  expect(await placesLeft(slug)).toEqual([0]);
});

it('places that are given back go to the longest waiting of that group, twenty at once to twenty, none doubled', async () => {
  const { slug, groupIds } = await makeChampionship({ groups: [{ limit: 20 }, { limit: 1 }] });
  const [group, other] = groupIds as [string, string];
  const entered = await Promise.all(Array.from({ length: 20 }, () => enter(newEntry(slug, group))));
  await enter(newEntry(slug, other));
  const elsewhere = await enter(newEntry(slug, other, { wait: true }));
  const waiting = [];
  for (let index = 0; index < 25; index += 1) waiting.push(await enter(newEntry(slug, group, { wait: true })));
  expect(waiting[24]!.body).toMatchObject({ state: 'WAITING', position: 25 });
  await Promise.all(entered.map(({ body }) => withdraw(body)));
  const after = await Promise.all(waiting.map(async ({ body }) => (await open(body)).body));
  expect(after.map(({ state }) => state)).toEqual([...Array(20).fill('REGISTERED'), ...Array(5).fill('WAITING')]);
  expect(after.slice(20).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  expect((await open(elsewhere.body)).body.state).toBe('WAITING');
  expect(await placesLeft(slug)).toEqual([0, 0]);
  expect((await emailsTo(waiting[0]!.body.email)).map(({ subject }) => subject?.split('：')[0])).toEqual([
    '已排入候補',
    '候補成功',
  ]);
});

it('what staff change reaches who has entered: more seats go to those who wait, another day is told, no group is taken away', async () => {
  const { id, slug, groupIds } = await makeChampionship({ groups: [{ limit: 1 }] });
  const { body: entered } = await enter(newEntry(slug, groupIds[0]!));
  const waiting: Awaited<ReturnType<typeof enter>>[] = [];
  for (let index = 0; index < 3; index += 1) waiting.push(await enter(newEntry(slug, groupIds[0]!, { wait: true })));
  const payload = await platform();
  const event = await payload.findByID({ collection: 'championships', id, locale: 'zh-TW', depth: 0 });
  const change = (data: object) =>
    payload.update({ collection: 'championships', id, locale: 'zh-TW', data: { _status: 'published', ...data } });
  const withLimit = (limit: number) => ({ groups: event.groups!.map((group) => ({ ...group, limit })) });
  const states = () => Promise.all(waiting.map(async ({ body }) => (await open(body)).body.state));
  await payload.update({ collection: 'championships', id, locale: 'zh-TW', draft: true, data: withLimit(9) });
  expect(await states()).toEqual(['WAITING', 'WAITING', 'WAITING']);
  await change({ ...withLimit(3), slug: `${slug}-x` });
  expect(await states()).toEqual(['REGISTERED', 'REGISTERED', 'WAITING']);
  expect(await placesLeft(`${slug}-x`)).toEqual([0]);
  expect((await rowOf(entered)).subjectId).toBe(`${slug}-x`);
  await expect(change({ groups: [] })).rejects.toMatchObject({ status: 409 });
  await expect(payload.delete({ collection: 'championships', id })).rejects.toMatchObject({ status: 409 });
  const endsAt = new Date(Date.now() + 9 * day).toISOString();
  await change({ startsAt: new Date(Date.now() + 8 * day).toISOString(), endsAt });
  expect((await open(entered)).body.subject).toMatchObject({ endsAt });
  // Without the reminder, which is still pending.
  const sent = (await emailsTo(entered.email)).filter(({ status }) => status !== 'PENDING');
  expect(sent.map(({ subject }) => subject?.split('：')[0])).toEqual(['報名完成', '比賽時間或地點異動']);
});

it('is open as long as the group says, else as long as the championship says', async () => {
  const soon = new Date(Date.now() + day).toISOString();
  const past = new Date(Date.now() - day).toISOString();
  const code = async (slug: string, groupId: string) => (await enter(newEntry(slug, groupId))).body.error?.code;
  const open = await makeChampionship({
    groups: [
      {},
      { registrationStartsAt: soon, registrationEndsAt: soon },
      { registrationEndsAt: past, registrationStartsAt: past },
    ],
  });
  expect(await code(open.slug, open.groupIds[0]!)).toBeUndefined();
  expect(await code(open.slug, open.groupIds[1]!)).toBe('REGISTRATION_CLOSED');
  expect(await code(open.slug, open.groupIds[2]!)).toBe('REGISTRATION_CLOSED');
  const closed = await makeChampionship({ registration: [-48, -1], groups: [{}, { registrationEndsAt: soon }] });
  expect(await code(closed.slug, closed.groupIds[0]!)).toBe('REGISTRATION_CLOSED');
  expect(await code(closed.slug, closed.groupIds[1]!)).toBeUndefined();
});

it('rejects what does not fit the group, is not there or not public, a machine, and what is malformed', async () => {
  const { slug, groupIds } = await makeChampionship({ groups: [{}, { teamSize: 2 }] });
  const [children, teams] = groupIds as [string, string];
  const code = async (entry: unknown) => (await enter(entry as never)).body.error?.code;
  const fine = newEntry(slug, children);
  const pair = newTeam(slug, teams, { players: [{ name: '林' }, { name: '陳' }] });
  for (const wrong of [
    newTeam(slug, children),
    newTeam(slug, teams),
    newEntry(slug, teams),
    { ...pair, school: '' },
    { ...pair, team: 'win at www.spam.example' },
    { ...pair, players: [] },
    { ...pair, players: [{ name: ' ' }] },
    { ...fine, players: [{ name: '林' }, { name: '陳' }] },
    { ...fine, website: 'https://spam.example' },
    { ...fine, email: 'x' },
    { ...fine, more: 1 },
  ])
    expect(await code(wrong)).toBe('VALIDATION_FAILED');
  expect(await code(newEntry(slug, 'nowhere'))).toBe('NOT_FOUND');
  expect(await code(newEntry('nowhere', children))).toBe('NOT_FOUND');
  // It has no English text.
  expect(await code({ ...fine, locale: 'en-US' })).toBe('NOT_FOUND');
  const draft = await makeChampionship({ isDraft: true });
  expect(await code(newEntry(draft.slug, draft.groupIds[0]!))).toBe('NOT_FOUND');
  expect((await call(`user/requests/championship/${draft.slug}?locale=zh-TW`)).status).toBe(404);
  const noKey = await call<{ error: { code: string } }>('user/requests/championship', { body: fine });
  expect(noKey.body.error.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  expect(await placesLeft(slug)).toEqual([4, 4]);
});

it('a team has as many players as the group says, no fewer and no more: its reserve has a place in the list', async () => {
  const { id, slug, groupIds } = await makeChampionship({
    groups: [{ minTeamSize: 3, teamSize: 4 }, { minTeamSize: 2, teamSize: 2 }, {}],
  });
  const [teams, pairs, children] = groupIds as [string, string, string];
  const players = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `選手${index + 1}` }));
  const response = async (groupId: string, count: number) =>
    (await enter(newTeam(slug, groupId, { team: `第 ${count} 隊`, players: players(count) }))).body;
  for (const [groupId, count] of [
    [teams, 1],
    [teams, 2],
    [teams, 5],
    [teams, 20],
    [pairs, 1],
    [pairs, 3],
  ] as const)
    expect((await response(groupId, count)).error, `${count} players`).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { issues: [{ path: 'players', code: 'custom' }] },
    });
  // A group for single children rejects a list of players, and a group for teams rejects a child.
  expect((await response(children, 1)).error).toMatchObject({ details: { issues: [{ path: 'groupId' }] } });
  expect((await enter(newEntry(slug, pairs))).body.error).toMatchObject({ details: { issues: [{ path: 'groupId' }] } });
  expect(await placesLeft(slug)).toEqual([4, 4, 4]);
  expect((await response(teams, 3)).state).toBe('REGISTERED');
  expect((await response(teams, 4)).answers).toMatchObject({ players: players(4) });
  expect((await response(pairs, 2)).state).toBe('REGISTERED');
  const { body } = await call<EntryForm>(`user/requests/championship/${slug}?locale=zh-TW`);
  expect(body.groups.map(({ minTeamSize, teamSize }) => [minTeamSize, teamSize])).toEqual([
    [3, 4],
    [2, 2],
    [1, 1],
  ]);
  const { body: form } = await call<{ data: { groups: object[] }[] }>(
    `cms/championships?locale=zh-TW&filters[slug][$eq]=${slug}`,
  );
  expect(form.data[0]!.groups[0]).toMatchObject({ minTeamSize: 3, teamSize: 4 });

  const payload = await platform();
  const { groups } = await payload.findByID({ collection: 'championships', id, locale: 'zh-TW', depth: 0 });
  const withSizes = (minTeamSize: number, teamSize: number) =>
    payload.update({
      collection: 'championships' as const,
      id,
      locale: 'zh-TW' as const,
      data: { groups: groups!.map((group) => ({ ...group, minTeamSize, teamSize })), _status: 'published' },
    });
  for (const [least, most] of [
    [4, 3],
    [0, 3],
    [1.5, 3],
  ] as const)
    await expect(withSizes(least, most), `${least} to ${most}`).rejects.toMatchObject({ status: 400 });
  await withSizes(3, 5);
});

it('the same sending is the same registration; its key fits no other', async () => {
  const { slug, groupIds } = await makeChampionship();
  const entry = newEntry(slug, groupIds[0]!);
  const key = randomUUID();
  const [first, second] = await Promise.all([enter(entry, { key }), enter(entry, { key })]);
  expect(second.body.reference).toBe(first.body.reference);
  expect(await placesLeft(slug)).toEqual([3]);
  expect((await enter(newEntry(slug, groupIds[0]!), { key })).body.error?.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

it('once registration has ended who is registered stays and calls instead; who waits may leave; staff can cancel', async () => {
  const { slug, groupIds } = await makeChampionship({ groups: [{ limit: 1 }] });
  const [mine, theirs] = [await makeMember(), await makeMember()];
  const { body } = await enter(newEntry(slug, groupIds[0]!), { token: mine.token });
  const { body: waiting } = await enter(newEntry(slug, groupIds[0]!, { wait: true }));
  expect((await call(`user/requests/${body.reference}`, { token: theirs.token })).status).toBe(404);
  const payload = await platform();
  const later = { payload, user: null, ip: '192.0.2.1', now: () => new Date(Date.now() + 2 * day) } as never;
  const leave = ({ reference, key }: PersonalApplication) =>
    withdrawApplication({ ctx: later, input: { reference, key } });
  await expect(leave(body)).rejects.toMatchObject({ code: 'REGISTRATION_CLOSED' });
  expect((await open(body)).body.state).toBe('REGISTERED');
  expect((await leave(waiting)).state).toBe('WITHDRAWN');
  const staff = await payload.create({
    collection: 'staff',
    data: { name: 'Support', email: `${randomUUID()}@sente.example`, password: 'a-long-password', role: 'support' },
  });
  const ctx = { payload, now: () => new Date(), staff: { id: staff.id, role: 'support' as const } };
  await decideApplication({ ctx, input: { id: (await rowOf(body)).id, action: 'cancel', reason: '來電取消' } });
  expect((await open(body)).body.history[0]).toMatchObject({ by: 'staff', reason: '來電取消' });
  expect(await placesLeft(slug)).toEqual([1]);
});

it('who is registered is reminded once, three days before, with a calendar file; not who left, and of another day anew', async () => {
  const { id, slug, title, groupIds } = await makeChampionship({ groups: [{ limit: 2 }], startsIn: 24 * 10 });
  const one = async () => (await enter(newEntry(slug, groupIds[0]!, { wait: true }))).body;
  const [stays, leaves, waits] = [await one(), await one(), await one()];
  expect([stays, leaves, waits].map(({ state }) => state)).toEqual(['REGISTERED', 'REGISTERED', 'WAITING']);
  const reminders = async ({ email }: PersonalApplication) =>
    (await emailsTo(email)).filter(({ dedupeKey }) => dedupeKey?.includes(':reminder:'));
  const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Taipei', dateStyle: 'short', timeStyle: 'short' });
  const due = (startsAt: string) => `${clock.format(Date.parse(startsAt) - 3 * day).slice(0, 10)} 10:00`;

  const [reminder, ...more] = await reminders(stays);
  expect(more).toEqual([]);
  expect(reminder?.status).toBe('PENDING');
  expect(clock.format(new Date(reminder!.nextAttemptAt!))).toBe(due(stays.subject!.startsAt!));
  expect(await reminders(waits)).toEqual([]);
  await withdraw(leaves);
  expect(await reminders(leaves)).toEqual([]);
  // An entry that moved up from the waiting list has one, too.
  expect(await reminders(waits)).toHaveLength(1);

  const startsAt = new Date(Date.now() + 20 * day).toISOString();
  const endsAt = new Date(Date.now() + 20.3 * day).toISOString();
  const payload = await platform();
  const data = { startsAt, endsAt, _status: 'published' as const };
  await payload.update({ collection: 'championships', id, locale: 'zh-TW', data });
  const [moved, ...others] = await reminders(stays);
  expect(others).toEqual([]);
  expect(clock.format(new Date(moved!.nextAttemptAt!))).toBe(due(startsAt));

  const [sent] = await sendNow(moved!.id);
  expect(sent).toMatchObject({ subject: `比賽快到了：${title}` });
  expect(sent?.text).toContain('報名的比賽快到了');
});

it('a school registers more teams in a day than others ask for, and not without end', async () => {
  const { slug, groupIds } = await makeChampionship({ groups: [{ teamSize: 3, limit: null }] });
  const team = newTeam(slug, groupIds[0]!);
  for (let number = 1; number <= 13; number += 1)
    expect((await enter({ ...team, team: `第 ${number} 隊` })).status).toBe(200);
  const payload = await platform();
  for (let number = 14; number <= 60; number += 1) await countAgainst(payload, 'entryAddress', team.email);
  expect((await enter({ ...team, team: '第 61 隊' })).body.error?.code).toBe('TOO_MANY_REQUESTS');
  expect((await enter(newTeam(slug, groupIds[0]!))).status).toBe(200);
});

it('who still waits when the championship begins is told so', async () => {
  const { slug, title, groupIds } = await makeChampionship({ groups: [{ limit: 1 }], startsIn: -2 });
  await enter(newEntry(slug, groupIds[0]!));
  const { body: first } = await enter(newEntry(slug, groupIds[0]!, { wait: true }));
  const { body } = await enter(newEntry(slug, groupIds[0]!, { wait: true }));
  // An entry that cannot be ended does not block the others.
  const [broken] = await (
    await db()
  )
    .update(requests)
    .set({ kind: 'teaching' })
    .where(eq(requests.reference, first.reference))
    .returning();
  await expireWaiting(await platform(), new Date());
  expect((await rowOf(broken!)).state).toBe('WAITING');
  expect((await open(body)).body).toMatchObject({ state: 'EXPIRED', history: [{ by: 'shop' }, {}] });
  expect((await emailsTo(body.email)).at(-1)?.subject).toBe(`這次沒有候補到名額：${title}`);
});

it('the form is told in the language asked for, with what each group is', async () => {
  const { slug } = await makeChampionship({ groups: [{ teamSize: 3, limit: 2 }] });
  const { body } = await call<EntryForm>(`user/requests/championship/${slug}?locale=zh-TW`);
  expect(body.groups).toMatchObject([
    { name: '第 1 組', eligibility: '國小學生', teamSize: 3, limit: 2, placesLeft: 2 },
  ]);
  expect((await call(`user/requests/championship/${slug}?locale=ja-JP`)).status).toBe(404);
});

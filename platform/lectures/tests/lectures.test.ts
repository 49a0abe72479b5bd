import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lectures, Replay } from '@/lib/lectures/contract';
import { joinableMinutesBefore, replayDays } from '@/lib/lectures/lectures';
import { addLearner } from '@/tests/setup/family';
import { backOffice } from '@/tests/setup/videos';
import { call, makeMember, makeProduct, platform, query, sql, type Member } from '@/tests/setup/fixtures';
import {
  daysFromNow,
  grantLectures,
  makeLecture,
  makeReplay,
  noLectures,
  replayVideo,
  roomOf,
} from '@/tests/setup/lectures';
import { askRefund, buy } from '@/tests/setup/trade';
import { makeActors, tokens } from '@/tests/api/access-actors';

beforeAll(makeActors);

type Rejected = { error?: { code: string } };
type Whose = { token: string; learner?: string };
const at = ({ learner }: Whose, more: Record<string, string> = {}) =>
  new URLSearchParams({ ...(learner && { learner }), locale: 'zh-TW', ...more });
const listOf = async (whose: Whose, more?: Record<string, string>) =>
  (await call<Lectures>(`course/learning/lectures?${at(whose, more)}`, { token: whose.token })).body;
const join = ({ token, learner }: Whose, id: string) =>
  call<{ url: string } & Rejected>(`course/learning/lectures/${id}/join`, { token, body: learner ? { learner } : {} });
const watch = (whose: Whose, id: string) =>
  call<Replay & Rejected>(`course/learning/lectures/${id}/replay?${at(whose)}`, { token: whose.token });
const codeOf = async (answer: Promise<{ status: number; body: Rejected }>) => {
  const { status, body } = await answer;
  return `${status} ${body.error?.code ?? 'OK'}`;
};
const holder = async (held?: Parameters<typeof grantLectures>[1]): Promise<Member> => {
  const member = await makeMember();
  await grantLectures(member, held);
  return member;
};
const day = 24 * 60;

describe('a lecture', () => {
  beforeEach(noLectures);

  it.each(['vip', 'lecture'] as const)(
    'is joined and watched by who has %s; a replay plays with its captions',
    async (kind) => {
      const member = await holder({ kind });
      const [joinable, over] = [await makeLecture(), await makeReplay()];
      expect((await join(member, joinable)).body).toEqual({ url: roomOf(joinable) });
      const { body } = await watch(member, over);
      expect(body.seconds).toBe(25);
      expect(body.src).toContain(`for=${member.id}.0&`);
      const { app } = await import('@/platform/app');
      const [video, captions] = await Promise.all([app.request(body.src), app.request(body.captions!)]);
      expect([video.status, video.headers.get('content-type'), captions.status]).toEqual([200, 'video/mp4', 200]);
      expect(await captions.text()).toContain('WEBVTT');
      await video.body?.cancel();
    },
  );

  it('is told of to everybody with an account, and where it is joined to nobody who lists', async () => {
    const stranger = await makeMember();
    const [soon, joinable, over] = [await makeLecture({ startsIn: 3 * day }), await makeLecture(), await makeReplay()];
    const lists = await Promise.all([listOf(stranger), listOf(await holder())]);
    expect(lists.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    for (const { upcoming, past } of lists) {
      const find = (id: string) => [...upcoming, ...past.items].find((one) => one.id === id);
      expect(find(soon)).toMatchObject({ title: `${soon} zh-TW`, state: 'planned', minutes: 60, hasRoom: true });
      expect([find(joinable)?.state, find(over)?.state]).toEqual(['joinable', 'replay']);
      expect(upcoming.map(({ startsAt }) => startsAt)).toEqual(upcoming.map(({ startsAt }) => startsAt).sort());
      expect(past.items.map(({ startsAt }) => startsAt)).toEqual(
        past.items
          .map(({ startsAt }) => startsAt)
          .sort()
          .reverse(),
      );
    }
    expect(JSON.stringify(lists)).not.toContain('meet.example');
    expect(JSON.stringify(lists)).not.toContain('films/');
  });

  it('is not there in a language without its title, as a draft, and once its replay is gone', async () => {
    const member = await holder();
    const japanese = await makeLecture({ languages: ['ja-JP'] });
    const draft = await makeLecture({ draft: true });
    const gone = await makeReplay({ startsIn: -(replayDays * day + 61) });
    const still = await makeReplay({ startsIn: -(replayDays * day + 59) });
    const ids = async (locale: string) => {
      const { upcoming, past } = await listOf(member, { locale });
      return [...upcoming, ...past.items].map(({ id }) => id);
    };
    expect(await ids('ja-JP')).toContain(japanese);
    expect(await ids('zh-TW')).not.toContain(japanese);
    for (const id of [draft, gone]) expect(await ids('zh-TW')).not.toContain(id);
    expect(await codeOf(join(member, draft))).toBe('404 NOT_FOUND');
    expect(await codeOf(watch(member, gone))).toBe('410 LECTURE_OVER');
    expect(await codeOf(watch(member, still))).toBe('200 OK');
  });

  it('is joined from a little before it starts to its end, and watched from then', async () => {
    const member = await holder();
    const video = await replayVideo();
    const early = await makeLecture({ startsIn: joinableMinutesBefore + 1, replay: video });
    const first = await makeLecture({ startsIn: joinableMinutesBefore - 1, replay: video });
    const last = await makeLecture({ startsIn: -59, replay: video });
    const over = await makeLecture({ startsIn: -61 });
    const tried = async (id: string) => [await codeOf(join(member, id)), await codeOf(watch(member, id))];
    expect(await tried(early)).toEqual(['409 LECTURE_NOT_YET', '409 LECTURE_NOT_YET']);
    for (const id of [first, last]) expect(await tried(id)).toEqual(['200 OK', '409 LECTURE_NOT_YET']);
    expect(await tried(over)).toEqual(['410 LECTURE_OVER', '404 NOT_FOUND']);
    // The address is not set yet, or was removed.
    for (const joinUrl of [null, '']) {
      const roomless = await makeLecture({ joinUrl });
      expect(await codeOf(join(member, roomless))).toBe('409 LECTURE_NOT_YET');
      expect((await listOf(member)).upcoming.find(({ id }) => id === roomless)?.hasRoom).toBe(false);
    }
    expect(await tried('nothing')).toEqual(['404 NOT_FOUND', '404 NOT_FOUND']);
  });

  it('comes in pages, once it is over', async () => {
    const member = await makeMember();
    for (let index = 0; index < 21; index += 1) await makeLecture({ startsIn: -(200 + index) });
    const [first, second] = [await listOf(member), await listOf(member, { page: '2' })];
    expect(first.past.items).toHaveLength(20);
    expect(first.past.pages).toBeGreaterThan(1);
    expect(second.past.items.length).toBeGreaterThan(0);
    const ids = (list: Lectures) => list.past.items.map(({ id }) => id);
    expect(ids(first).filter((id) => ids(second).includes(id))).toEqual([]);
  });
});

describe('a lecture is closed to', () => {
  let joinable = '';
  let over = '';
  beforeAll(async () => {
    [joinable, over] = [await makeLecture(), await makeReplay()];
  });
  const expectClosed = async (whose: Whose) => {
    expect((await listOf(whose)).isOpen).toBe(false);
    for (const answer of [await join(whose, joinable), await watch(whose, over)]) {
      expect([answer.status, answer.body.error?.code]).toEqual([403, 'LECTURE_NOT_OPEN']);
      expect(JSON.stringify(answer.body)).not.toMatch(/meet\.example|films\//);
    }
  };

  it('a stranger, and nobody is let in without a token', async () => {
    await expectClosed(await makeMember());
    for (const path of [`${joinable}/join`, `${over}/replay`])
      expect((await call(`course/learning/lectures/${path}`, path.endsWith('join') ? { body: {} } : {})).status).toBe(
        401,
      );
  });

  it('whose VIP has ended, has not begun, or is of something else', async () => {
    await expectClosed(await holder({ to: daysFromNow(-0.01) }));
    await expectClosed(await holder({ from: daysFromNow(0.01) }));
    await expectClosed(await holder({ kind: 'course', to: null }));
  });

  it('who got the money for the pass back', async () => {
    const pass = await makeProduct({ type: 'more', price: 200, grants: [{ kind: 'lecture', months: 1 }] });
    const member = await makeMember();
    const { id } = await buy(member, [pass], 200);
    expect(await codeOf(join(member, joinable))).toBe('200 OK');
    expect((await askRefund(member, id, 200)).status).toBe(200);
    await expectClosed(member);
  });

  it('another person of the family than who has it, and another account’s learner', async () => {
    const member = await makeMember();
    const [mei, ann] = [await addLearner(member), await addLearner(member, { name: 'Ann' })];
    await grantLectures(member, { learner: mei.id, kind: 'lecture' });
    const { token } = member;
    expect(await codeOf(join({ token, learner: mei.id }, joinable))).toBe('200 OK');
    const { body } = await watch({ token, learner: mei.id }, over);
    expect(body.src).toMatch(new RegExp(`for=${member.id}\\.[1-9]`));
    await expectClosed({ token });
    await expectClosed({ token, learner: ann.id });
    const other = await holder();
    expect(await codeOf(join({ token: other.token, learner: mei.id }, joinable))).toBe('404 LEARNER_UNKNOWN');
  });

  it('nobody as long as staff have said, for the account’s holder', async () => {
    const member = await makeMember();
    const mei = await addLearner(member);
    const until = (at: string) => query(sql`UPDATE users SET live_course_end_at = ${at} WHERE id = ${member.id}`);
    await until(daysFromNow(1));
    expect(await codeOf(join(member, joinable))).toBe('200 OK');
    await expectClosed({ token: member.token, learner: mei.id });
    await until(daysFromNow(-1));
    await expectClosed(member);
  });
});

describe('in the back office a lecture', () => {
  const save = (data: object) =>
    backOffice('lectures?locale=zh-TW', tokens.editor, { body: JSON.stringify(data), type: 'application/json' });
  const given = (more: object) => ({
    slug: `staff-${Math.random().toString(36).slice(2)}`,
    title: '講座',
    startsAt: daysFromNow(1),
    minutes: 60,
    _status: 'published',
    ...more,
  });

  it('is joined at an address that begins with https, or at none so far', async () => {
    for (const joinUrl of ['http://meet.example/x', 'javascript:alert(1)', 'meet.example'])
      expect((await save(given({ joinUrl }))).status, joinUrl).toBe(400);
    expect((await save(given({ joinUrl: roomOf('x') }))).status).toBe(201);
    expect((await save(given({}))).status).toBe(201);
  });

  it('lasts whole minutes, and neither no time nor all day', async () => {
    for (const minutes of [4, 45.5, 481, null]) expect((await save(given({ minutes }))).status, `${minutes}`).toBe(400);
    expect((await save(given({ minutes: 480 }))).status).toBe(201);
  });

  it('has a film as its replay that can be watched, and keeps it', async () => {
    const payload = await platform();
    const empty = await payload.create({ collection: 'films', locale: 'zh-TW', data: { title: 'x' } });
    expect((await save(given({ replay: empty.id }))).status).toBe(400);
    const video = await replayVideo();
    const remove = () => backOffice(`films/${video}`, tokens.editor, { method: 'DELETE' });
    for (const draft of [false, true]) {
      const id = await makeLecture({ replay: video, draft });
      const { status, body: response } = await remove();
      expect([status, response.errors?.[0]?.message]).toEqual([409, expect.stringContaining(id)]);
      await payload.delete({ collection: 'lectures', where: { slug: { equals: id } } });
    }
    expect((await remove()).status).toBe(200);
  });
});

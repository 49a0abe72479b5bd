import { getPayload, handleEndpoints, type Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthoredOf, AuthoredStep } from '@/lib/lessons/authored-lesson';
import { readLesson } from '@/platform/topics/read-lessons';
import { searching } from '@/platform/lessons/answer-search';
import config from '@/platform/payload.config';
import { uniqueKey } from '@/tests/api/access-fixtures';
import { lessonFor, makeCourse, makeTopic, type TestCourse } from '@/tests/setup/learning';

/** What staff do with a lesson, over the back office's REST as the form sends it. */
let payload: Payload;
const tokens = { admin: '', support: '' };

type Json = {
  doc?: Record<string, unknown>;
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[];
};
async function call(method: string, path: string, body?: unknown, token = tokens.admin) {
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/backstage/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        ...(token && { authorization: `JWT ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  });
  const json = (await response.json()) as Json & Record<string, unknown>;
  return {
    status: response.status,
    json,
    message:
      json.errors?.flatMap(({ message, data }) => data?.errors?.map((one) => one.message) ?? [message]).join('\n') ??
      '',
  };
}

const idOf = async (code: string) =>
  (await payload.find({ collection: 'topics', where: { code: { equals: code } }, depth: 0 })).docs[0]!.id;
const save = (id: number, data: object, query = 'locale=zh-TW', token?: string) =>
  call('PATCH', `/topics/${id}?${query}&depth=0`, data, token);
const draft = (id: number, data: object) => save(id, { ...data, _status: 'draft' }, 'locale=zh-TW&draft=true');
const publish = (id: number, data: object) => save(id, { ...data, _status: 'published' });

const steps = () => structuredClone(readLesson('liberties').steps);
const questionOf = (all: AuthoredStep[]) =>
  all.find((step) => step.kind === 'question' && step.search) as AuthoredOf<'question'>;

beforeAll(async () => {
  payload = await getPayload({ config });
  for (const role of ['admin', 'support'] as const) {
    const email = `${uniqueKey()}@sente.example`;
    await payload.create({ collection: 'staff', data: { name: role, email, password: 'a-long-password', role } });
    const { json } = await call('POST', '/staff/login', { email, password: 'a-long-password' }, '');
    tokens[role] = String(json.token);
  }
});

let course: TestCourse;
let id: number;
beforeEach(async () => {
  course = await makeCourse({ topics: 1, isTrial: true });
  id = await idOf(course.topics[0]!);
});
const seen = async () => (await lessonFor({}, course, course.topics[0]!)).body.steps!;

describe('a lesson that staff write', () => {
  it('is kept half written as a draft, which no learner sees; published, they see it in their language', async () => {
    const before = await seen();
    const changed = steps();
    changed[0]!.title = { 'zh-TW': '新的標題', 'zh-CN': '', 'en-US': '', 'ja-JP': '' };
    expect((await draft(id, { steps: changed })).status).toBe(200);
    expect(await seen()).toEqual(before);
    const { status, message } = await publish(id, { steps: changed });
    expect(status).toBe(400);
    expect(message).toMatch(/Step 1 \(\w+\), English: Title is missing/);
    changed[0]!.title = { 'zh-TW': '新的標題', 'zh-CN': '新标题', 'en-US': 'New', 'ja-JP': '新しい見出し' };
    expect((await publish(id, { steps: changed })).status).toBe(200);
    expect((await seen())[0]!.title).toBe('新的標題');
    const { docs } = await payload.find({ collection: 'topics', where: { id: { equals: id } }, depth: 0 });
    expect(docs[0]!.revision).toBeNull();
  });

  it('of another shape is not even a draft', async () => {
    const { status, message } = await draft(id, { steps: [{ id: 'a', kind: 'dance' }] });
    expect(status).toBe(400);
    expect(message).toMatch(/^Step 1 \(a\)/);
  });

  it.each([
    [
      'a refuted answer',
      (question: AuthoredOf<'question'>) => void question.moves.push({ at: 'A1' }),
      /A1 is called right, but it fails/,
    ],
    [
      'an answer left out',
      (question: AuthoredOf<'question'>) => void (question.moves = [{ at: 'A1' }]),
      /also succeeds, but is not called right/,
    ],
  ])('is not published with %s, and stays as learners see it', async (_, spoil, reason) => {
    const before = await seen();
    const changed = steps();
    const question = questionOf(changed);
    spoil(question);
    expect((await draft(id, { steps: changed })).status).toBe(200);
    const { status, message } = await publish(id, { steps: changed });
    expect(status).toBe(400);
    expect(message).toMatch(reason);
    expect(message).toContain(`(${question.id})`);
    expect(await seen()).toEqual(before);
  });

  it('is published with what the search finds, though only the first moves were stated', async () => {
    const changed = steps();
    const question = questionOf(changed);
    const { moves, otherwise } = structuredClone(question);
    question.moves = moves.filter(({ fails }) => !fails).map(({ at }) => ({ at }));
    delete question.otherwise;
    expect((await publish(id, { steps: changed })).status).toBe(200);
    const shown = (await seen()).find((step) => step.id === question.id);
    expect(shown).toMatchObject({ problem: { moves, ...(otherwise && { otherwise }) } });
  });

  it('is written by those who may write content alone', async () => {
    expect((await save(id, { steps: [] }, 'locale=zh-TW', '')).status).toBe(403);
    expect((await save(id, { steps: [] }, 'locale=zh-TW', tokens.support)).status).toBe(403);
  });
});

describe('a search for a question that is being written', () => {
  const ask = (body: unknown, token?: string) => call('POST', '/topics/answers', body, token);

  it('tells the answers, and what is wrong with those that were stated', async () => {
    const question = questionOf(steps());
    const { status, json } = await ask({ ...question, moves: [{ at: 'A1' }] });
    expect(status).toBe(200);
    expect(json.answers).toEqual({
      moves: question.moves,
      ...(question.otherwise && { otherwise: question.otherwise }),
    });
    expect(String(json.objections)).toMatch(/A1 is called right, but it fails/);
  });

  it('rejects what is no question, has no search, or is no position', async () => {
    expect((await ask({ kind: 'question' })).status).toBe(422);
    expect((await ask({ ...questionOf(steps()), search: null })).status).toBe(422);
    const { position, ...question } = questionOf(steps());
    expect((await ask({ ...question, position: { ...position, white: position.black } })).status).toBe(422);
  });

  it('is for staff who write', async () => {
    expect((await ask(questionOf(steps()), '')).status).toBe(401);
    expect((await ask(questionOf(steps()), tokens.support)).status).toBe(403);
  });
});

describe('a search that takes too long', () => {
  const { deadlineMs } = searching;
  afterEach(() => void (searching.deadlineMs = deadlineMs));

  it('ends, and the lesson is not published', async () => {
    searching.deadlineMs = 1;
    const changed = steps();
    const question = questionOf(changed);
    question.search = { ...question.search!, within: question.search!.within + 1 };
    const { status, message } = await publish(id, { steps: changed });
    expect(status).toBe(400);
    expect(message).toMatch(/the search takes too long/);
  });
});

describe('a lesson that a course teaches', () => {
  it('is neither taken down nor renamed nor deleted, and the courses are named', async () => {
    const down = await save(id, { _status: 'draft' });
    expect(down.status).toBe(409);
    expect(down.message).toContain('課程');
    // A draft with another code leaves the public lesson as it is; published, it would take it down.
    expect((await draft(id, { code: uniqueKey() })).status).toBe(200);
    expect((await publish(id, { code: uniqueKey() })).status).toBe(409);
    expect((await call('DELETE', `/topics/${id}`)).status).toBe(409);
    expect(await seen()).not.toHaveLength(0);
  });

  it('is deleted when none does any more', async () => {
    const free = await idOf(await makeTopic());
    expect((await call('DELETE', `/topics/${free}`)).status).toBe(200);
  });
});

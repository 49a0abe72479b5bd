import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { app } from '@/platform/app';
import { errorCodes } from '@/lib/kernel/error-code';
import { bankFamilies } from '@/lib/bank/families';
import { call, makeProduct, query, sql, type Member } from '../setup/fixtures';
import { makeExamBank } from '../setup/exams';
import { expectContract } from '../setup/expect-contract';
import { book, makeClass, newBooking } from '../setup/applications';
import { runs } from '../setup/runs';
import { buy, placeOrder, start } from '../setup/trade';
import { makeTeacher } from '../setup/classes';

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  $ref?: string;
};
type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema?: Schema };
type Operation = {
  summary?: string;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
  responses: Record<string, unknown>;
  security?: unknown;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

let description: Document;
beforeAll(async () => {
  // Of whatever grade an exam is begun: from a bank without a family of its parts none could be drawn.
  await makeExamBank(19, 30, bankFamilies);
  description = (await call<Document>('openapi.json')).body;
});

const nasty = fc.constantFrom(
  '',
  ' ',
  'null',
  '../../etc/passwd',
  "' OR 1=1 --",
  '\u0000',
  '\ud800',
  '%00',
  '😀'.repeat(40),
  '-1',
  '1e999',
  'zh-TW',
  '[object Object]',
  '{"a":1}',
  'x'.repeat(5000),
  '<script>',
);
const anything = fc.oneof(
  nasty,
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.integer(), { maxKeys: 3 }),
);

/** Values as the schema asks for them, with some that it does not. */
function valueOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const right = rightValue(schema, depth);
  return fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: anything });
}
function rightValue(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => rightValue(one, depth)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'integer' || type === 'number')
    return fc.oneof(fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 5000 }), fc.integer(), fc.double());
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(valueOf(schema.items ?? {}, depth + 1), { maxLength: 4 });
  if (type === 'object' && depth < 5) {
    const known = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, valueOf(property, depth + 1)]),
    );
    return fc.record(known, { requiredKeys: [] });
  }
  if (type === 'string')
    return fc.oneof(
      nasty,
      fc.string({ minLength: Math.min(schema.minLength ?? 0, 40), maxLength: Math.min(schema.maxLength ?? 40, 200) }),
      fc.constantFrom('sandbox', 'combo-05', 'TW', 'person@example.com', '2027-01-01'),
    );
  return anything;
}

type Generated = { url: string; init: { method: string; headers: Headers; body?: string } };

const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** A part of a path: no half of a surrogate pair, and no dots, which lead to another path. */
const isUrlSafe = (value: string) => !/[\ud800-\udfff]|^\.{1,2}$/.test(value);

function requests(path: string, method: string, operation: Operation, token: string, there: readonly string[]) {
  const parameters = operation.parameters ?? [];
  // Now and then something that is there, so that more than 'not found' is seen.
  const found = fc.constantFrom(...there);
  const inPath = ({ schema = {} }: Parameter) => fc.oneof(valueOf(schema), found, found);
  const schema = operation.requestBody?.content['application/json']?.schema;
  return fc
    .record({
      values: fc.tuple(
        ...parameters.map((parameter) =>
          parameter.in === 'path' ? inPath(parameter) : valueOf(parameter.schema ?? {}),
        ),
      ),
      body: schema ? valueOf(schema) : fc.constant(undefined),
      extra: fc.option(
        fc.dictionary(
          fc.constantFrom(
            'filters[code][$eq]',
            'filters[x][$gt]',
            'sort',
            'pagination[page]',
            'pagination[pageSize]',
            'locale',
            'username',
          ),
          nasty,
          { maxKeys: 2 },
        ),
      ),
      isAnonymous: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
      isBroken: fc.integer({ min: 0, max: 20 }).map((n) => n === 0),
    })
    .map(({ values, body, extra, isAnonymous, isBroken }): Generated => {
      let address = path;
      const query = new URLSearchParams();
      const headers = new Headers(isAnonymous ? {} : { authorization: `Bearer ${token}` });
      parameters.forEach((parameter, index) => {
        const value = text(values[index]);
        if (parameter.in === 'path')
          address = address.replace(`{${parameter.name}}`, isUrlSafe(value) ? encodeURIComponent(value) : 'x');
        else if (parameter.in === 'query') query.set(parameter.name, value);
        else if (/^[\x20-\x7e]*$/.test(value)) headers.set(parameter.name, value);
      });
      for (const [name, value] of Object.entries(extra ?? {})) query.append(name, value);
      if (body !== undefined) headers.set('content-type', 'application/json');
      const payload =
        body === undefined ? {} : { body: isBroken ? `${JSON.stringify(body)}{` : (JSON.stringify(body) ?? 'null') };
      return { url: `${address}?${query}`, init: { method: method.toUpperCase(), headers, ...payload } };
    });
}

describe('the description', () => {
  it('names the operations other services count on', () => {
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations).toEqual(
      expect.arrayContaining([
        'POST /api/user/login',
        'GET /api/user',
        'GET /api/user/getOwnPurchaseLog',
        'GET /api/course/coursePlans',
        'GET /api/ecommerce/products',
        'GET /api/ecommerce/markets/{handle}',
        'GET /api/ecommerce/markets/{handle}/categories',
        'GET /api/backstage/brickAndMortarStore/region/{regionId}/city',
        'GET /api/backstage/brickAndMortarStore/store',
        'POST /api/cms/auth/local',
        'POST /api/user/register',
        'POST /api/user/logout',
        'POST /api/ecommerce/orders',
        'GET /api/ecommerce/orders/{id}',
        'POST /api/ecommerce/orders/{id}/payments',
      ]),
    );
    for (const operation of Object.values(description.paths).flatMap((methods) => Object.values(methods))) {
      expect(operation.summary).toBeTruthy();
      expect(operation.responses).toHaveProperty('default');
    }
  });

  it('is kept to by no visitor: what needs a user answers 401 without one', async () => {
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (!operation.security) continue;
        const [type = 'application/json'] = Object.keys(operation.requestBody?.content ?? {});
        // A 1 is a name and a number; of a choice it is the first.
        const choices = new Map((operation.parameters ?? []).map((given) => [given.name, given.schema?.enum?.[0]]));
        const named = path.replace(/\{(\w+)\}/g, (_, name: string) => String(choices.get(name) ?? 1));
        const response = await app.request(named, {
          method: method.toUpperCase(),
          headers: { 'content-type': type, 'idempotency-key': 'a-long-enough-key' },
          ...(operation.requestBody
            ? { body: JSON.stringify(sampleOf(operation.requestBody.content['application/json']?.schema ?? {})) }
            : {}),
        });
        expect([401, 422], `${method} ${path}`).toContain(response.status);
        if (!operation.requestBody) expect(response.status, `${method} ${path}`).toBe(401);
      }
    }
  });
});

function sampleOf(schema: Schema): unknown {
  return fc.sample(rightValue(schema, 0), 1)[0];
}

/** What the member has, under the names it is known by. */
async function thingsOf(member: Member): Promise<string[]> {
  await makeProduct({
    code: 'combo-05',
    type: 'bundle',
    price: 10,
    grants: [{ kind: 'redeemCode', ref: 'combo-05', amount: 2 }],
  });
  const paid = await buy(member, ['combo-05'], 10);
  const unpaid = await placeOrder(member, [{ productId: 'combo-05', quantity: 1 }], 10);
  const { body: page } = await start(member, unpaid.id);
  const codes = await query<{ code: string }>(sql`SELECT code FROM redeem_codes WHERE owner_id = ${member.id}`);
  const given = { code: codes[0]!.code, recipientName: 'Mei', locale: 'ja-JP' };
  const { body: gift } = await call<{ id: string }>('ecommerce/gifts', {
    token: member.token,
    body: given,
    headers: { 'idempotency-key': 'a-gift-of-a-bundle' },
  });
  const { classId, cityCode } = await makeClass();
  const { body: booked } = await book(newBooking(classId), { token: member.token });
  return [
    paid.id,
    unpaid.id,
    page.paymentId,
    gift.id,
    classId,
    cityCode,
    booked.reference,
    'combo-05',
    'sandbox',
    '0',
    '1',
    'TW',
  ];
}

describe('10,000 generated requests', () => {
  it('get no 5xx; every response is what the contract says, and every rejection one that it names', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    // One to whom most is open.
    const member = await makeTeacher();
    const there = await thingsOf(member);
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    // These hash a password or sign the user out: few, and on an account of their own.
    const slow = /\/(login|register|password|reset|local|logout|deletion|sessions\/\{id\})$/;
    const plain = operations.filter(({ path }) => !slow.test(path));
    const wanted = runs({ usual: 10_000, deep: 50_000 });
    const each = Math.ceil(wanted / plain.length);
    const failures: string[] = [];
    const answered = new Map<number, number>();
    async function send({ url, init }: Generated): Promise<void> {
      const response = await app.request(url, init);
      answered.set(response.status, (answered.get(response.status) ?? 0) + 1);
      const answer = await response.text();
      const asked = `${init.method} ${url} ${'body' in init ? init.body : ''}`;
      if (response.status >= 500) return void failures.push(`${asked} → ${response.status} ${answer}`);
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      if (!isJson) {
        if (response.status >= 400 && !response.headers.get('content-type')?.startsWith('text/html'))
          failures.push(`${asked} → ${response.status}, not in JSON`);
        return;
      }
      const body: unknown = JSON.parse(answer);
      const code = response.status >= 400 && (body as { error: { code: string } }).error.code;
      if (code && !(code in errorCodes)) failures.push(`${asked} → unknown code ${code}`);
      try {
        expectContract(init.method, url.slice('/api/'.length), response.status, body);
      } catch (error) {
        failures.push(`${asked} → ${response.status} ${answer.slice(0, 300)}: ${(error as Error).message}`);
      }
    }
    for (const { path, method, operation } of operations) {
      const isSlow = slow.test(path);
      const token = isSlow ? 'x'.repeat(43) : member.token;
      const sample = fc.sample(requests(path, method, operation, token, there), isSlow ? 15 : each);
      for (let first = 0; first < sample.length; first += 10)
        await Promise.all(sample.slice(first, first + 10).map(send));
    }
    vi.restoreAllMocks();
    expect(failures.slice(0, 5)).toEqual([]);
    expect([...answered.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(wanted);
    // Not only rejections.
    expect(answered.get(200)).toBeGreaterThan(wanted / 20);
    // Nothing of it harmed the account.
    expect((await call('user', { token: member.token })).status).toBe(200);
  }, 1_800_000);
});

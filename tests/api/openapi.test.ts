import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { app } from '@/platform/api/app';
import { errorCodes } from '@/lib/domain/error-code';
import { call, makeMember, makeProduct } from '../setup/fixtures';
import { expectKept } from '../setup/keeps-contract';

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

const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const isUrlSafe = (value: string) => !/[\ud800-\udfff]/.test(value);

function requests(path: string, method: string, operation: Operation, token: string) {
  const parameters = operation.parameters ?? [];
  const schema = operation.requestBody?.content['application/json']?.schema;
  return fc
    .record({
      values: fc.tuple(...parameters.map((parameter) => valueOf(parameter.schema ?? {}))),
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
    .map(({ values, body, extra, isAnonymous, isBroken }) => {
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
        // A 1 is a name and a number.
        const response = await app.request(path.replace(/\{\w+\}/g, '1'), {
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

describe('2,000 generated requests', () => {
  it('get no 5xx, and every refusal has a known code', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const [member] = [await makeMember(), await makeProduct({ code: 'combo-05' })];
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    // These hash a password or sign the user out: few, and on an account of their own.
    const slow = /\/(login|register|password|reset|local|logout)$/;
    const plain = operations.filter(({ path }) => !slow.test(path));
    const each = Math.ceil(2000 / plain.length);
    const failures: string[] = [];
    let count = 0;
    for (const { path, method, operation } of operations) {
      const isSlow = slow.test(path);
      const token = isSlow ? 'x'.repeat(43) : member.token;
      const sample = fc.sample(requests(path, method, operation, token), isSlow ? 15 : each);
      for (let start = 0; start < sample.length; start += 10) {
        await Promise.all(
          sample.slice(start, start + 10).map(async ({ url, init }) => {
            const response = await app.request(url, init);
            count += 1;
            const answer = await response.text();
            if (response.status >= 500)
              failures.push(`${init.method} ${url} ${'body' in init ? init.body : ''} → ${response.status} ${answer}`);
            else if (response.status >= 400 && !response.headers.get('content-type')?.startsWith('text/html')) {
              const code = (JSON.parse(answer) as { error: { code: string } }).error.code;
              if (!(code in errorCodes)) failures.push(`${init.method} ${url} → unknown code ${code}`);
              expectKept(init.method, url.slice('/api/'.length), response.status, JSON.parse(answer));
            }
          }),
        );
      }
    }
    vi.restoreAllMocks();
    expect(failures.slice(0, 5)).toEqual([]);
    expect(count).toBeGreaterThan(2000);
    // Nothing of it harmed the account.
    expect((await call('user', { token: member.token })).status).toBe(200);
  }, 240_000);
});

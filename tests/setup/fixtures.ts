import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { app } from '@/platform/app';
import { getPlatform } from '@/platform/kernel/api/context';
import { invalidateCatalogue } from '@/platform/catalogue/catalogue-index';
import { database, rows, sql } from '@/platform/kernel/database/database';
import type { Locale } from '@/lib/kernel/locale';
import type { StoredPassword } from '@/platform/kernel/password/password';
import type { ProductType } from '@/lib/catalogue/product-type';
import type { Grant } from '@/lib/catalogue/grant';
import { expectContract } from './expect-contract';

/** Small data of a test's own, in the suite's empty database. Codes are random, so that test files never collide. */
export const unique = (prefix: string) => `${prefix}-${randomUUID().slice(0, 8)}`;

type ProductOptions = {
  code?: string;
  type?: ProductType;
  price?: number;
  originPrice?: number;
  stock?: number;
  requiresShipping?: boolean;
  grants?: Partial<Grant>[];
  draft?: boolean;
  title?: string;
};

/** A published product at `price` NTD (tenth of it in USD, five times in JPY). */
export async function makeProduct(options: ProductOptions = {}): Promise<string> {
  const payload = await getPlatform();
  const code = options.code ?? unique('course');
  const sell = options.price ?? 1200;
  const origin = options.originPrice ?? sell;
  const grants = (options.grants ?? [{ kind: 'course', ref: code }]).map((grant) => ({
    kind: grant.kind ?? ('course' as const),
    ref: grant.ref ?? null,
    months: grant.months ?? null,
    amount: grant.amount ?? 1,
  }));
  const title = {
    'zh-TW': options.title ?? `課程 ${code}`,
    'zh-CN': `课程 ${code}`,
    'en-US': `Course ${code}`,
    'ja-JP': `講座 ${code}`,
  };
  await payload.create({
    collection: 'products',
    // All languages at once, which the types do not know: one write instead of four.
    locale: 'all' as never,
    data: {
      code,
      type: options.type ?? 'hjjCoursePlan',
      title,
      sortOrder: 1000,
      requiresShipping: options.requiresShipping ?? false,
      price: {
        NTD: { originPrice: origin, sellPrice: sell },
        USD: { originPrice: origin / 10, sellPrice: sell / 10 },
        JPY: { originPrice: origin * 5, sellPrice: sell * 5 },
      },
      grants,
      cover: { size: 9, black: 'E5', white: 'D4' },
      _status: options.draft ? 'draft' : 'published',
    } as never,
  });
  if (options.stock !== undefined)
    await payload.create({ collection: 'inventory', data: { productCode: code, stock: options.stock } });
  invalidateCatalogue();
  return code;
}

export async function makeCoupon(
  data: {
    kind?: 'percent' | 'amount';
    value?: number;
    ntd?: number;
    maxUses?: number;
    maxUsesPerUser?: number;
    onlyTypes?: ProductType[];
    /** Their codes. */
    onlyProducts?: string[];
    startsAt?: string;
    endsAt?: string;
  } = {},
): Promise<string> {
  const payload = await getPlatform();
  const code = unique('C').toUpperCase();
  const { docs } = await payload.find({ collection: 'products', where: { code: { in: data.onlyProducts ?? [] } } });
  await payload.create({
    collection: 'coupons',
    data: {
      code,
      kind: data.kind ?? 'percent',
      value: data.value ?? 10,
      perCurrency: { NTD: data.ntd ?? null },
      timeZone: 'Asia/Taipei',
      uses: 0,
      maxUses: data.maxUses ?? null,
      maxUsesPerUser: data.maxUsesPerUser ?? null,
      onlyTypes: data.onlyTypes ?? [],
      onlyProducts: docs.map(({ id }) => id),
      startsAt: data.startsAt ?? null,
      endsAt: data.endsAt ?? null,
    },
  });
  return code;
}

export type Answer<Body = Record<string, unknown>> = { status: number; body: Body; headers: Headers };
type Options = { token?: string; body?: unknown; headers?: Record<string, string>; method?: string };

const isSentAsItIs = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

/** One request to the API in-process, as JSON. The response must always match the contract. */
export async function call<Body = Record<string, never>>(
  path: string,
  { token, body, headers, method }: Options = {},
): Promise<Answer<Body>> {
  const response = await app.request(`/api/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isSentAsItIs(body) ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  let parsed: unknown = text;
  try {
    parsed = JSON.parse(text);
  } catch {
    // A page, not JSON.
  }
  expectContract(method ?? (body === undefined ? 'GET' : 'POST'), path, response.status, parsed);
  return { status: response.status, body: parsed as Body, headers: response.headers };
}

export type Member = { username: string; email: string; password: string; token: string; id: number };

const password = 'a long enough password';
let hashed: Promise<StoredPassword> | undefined;

/** Registers without what makes a registration slow: all members have one password, which is hashed once. */
export async function makeMember(locale: Locale = 'zh-TW'): Promise<Member> {
  const username = unique('member');
  const member = { username, email: `${username}@example.com`, password };
  const { hashPassword } = await import('@/platform/kernel/password/password');
  const { openAccount } = await import('@/platform/login/register');
  const ctx = { payload: await getPlatform(), now: () => new Date() };
  const { token } = await openAccount(
    ctx,
    { ...member, realName: '林小棋', locale },
    await (hashed ??= hashPassword(password)),
  );
  const [row] = await query<{ id: number }>(sql`SELECT id FROM users WHERE username = ${username}`);
  return { ...member, token, id: row?.id ?? 0 };
}

/** A member without the cost of a password, for crowds. */
export async function makeCrowd(size: number): Promise<Member[]> {
  const { openSession } = await import('@/platform/login/session');
  const db = database(await getPlatform());
  const crowd: Member[] = [];
  for (let index = 0; index < size; index += 1) {
    const username = unique('crowd');
    const [row] = await rows<{ id: number }>(
      db,
      sql`INSERT INTO users (username, email, role, locale) VALUES (${username}, ${`${username}@example.com`}, 'learner', 'zh-TW') RETURNING id`,
    );
    const id = row?.id ?? 0;
    crowd.push({
      username,
      email: `${username}@example.com`,
      password: '',
      id,
      token: await openSession(db, id, new Date()),
    });
  }
  return crowd;
}

export async function query<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  return rows<Row>(database(await getPlatform()), statement);
}

export async function platform(): Promise<Payload> {
  return getPlatform();
}

export { sql };

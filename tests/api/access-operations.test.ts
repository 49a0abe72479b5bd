import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountOperations } from '@/lib/contract/account';
import { allOperations } from '@/lib/contract/all';
import { cartOperations } from '@/lib/contract/cart';
import { courseOperations } from '@/lib/contract/course';
import { ecommerceOperations } from '@/lib/contract/ecommerce';
import { examOperations } from '@/lib/contract/exam';
import { giftOperations } from '@/lib/contract/gifts';
import { pathOf, type Operation } from '@/lib/contract/operation';
import { learningOperations } from '@/lib/contract/learning';
import { learnerOperations } from '@/lib/contract/learners';
import { passkeyOperations } from '@/lib/contract/passkeys';
import { applicationOperations } from '@/lib/contract/applications';
import { teachingOperations } from '@/lib/contract/teaching';
import { userOperations } from '@/lib/contract/user';
import { app } from '@/platform/api/app';
import { makeProduct, platform, query, sql, type Member } from '../setup/fixtures';
import { book, makeClass, newBooking } from '../setup/applications';
import { announce, begin, fullAnswers, newDraft, sendPart, smallPdf } from '../setup/teaching';
import { begin as beginExam, makeExamBank, rightMove } from '../setup/exams';
import { buy, placeOrder } from '../setup/trade';
import { makeActors, staffRoles, tokens } from './access-actors';
import { insert, smallest } from './access-fixtures';

/** Who may do what at the APIs and by the named actions of the back office. What is new and not in these tables fails. */
let owner: Member;
let course = '';
let bundle = '';

beforeAll(async () => {
  const payload = await platform();
  owner = await makeActors();
  course = await makeProduct({ price: 10 });
  await payload.create({
    collection: 'coursePlans',
    locale: 'zh-TW',
    data: { code: course, title: '課程', lessonCount: 2 },
  });
  bundle = await makeProduct({
    ...{ type: 'bundle', price: 10 },
    grants: [{ kind: 'redeemCode', ref: course, amount: 2 }],
  });
});

type Given = { params: Record<string, string>; body?: unknown; query?: Record<string, string> };

/** One request; the keys of an application are the owner's alone, so none are sent. */
async function ask(operation: Operation, given: Partial<Given>, token?: string) {
  const type = operation.takesBytes ? 'application/octet-stream' : 'application/json';
  const search = given.query ? `?${new URLSearchParams(given.query)}` : '';
  const response = await app.request(`/api/${pathOf(operation, given.params)}${search}`, {
    method: operation.method.toUpperCase(),
    headers: {
      ...{ 'content-type': type, 'idempotency-key': randomUUID(), 'x-forwarded-for': '' },
      ...(token && { authorization: `Bearer ${token}`, cookie: `payload-token=${token}` }),
    },
    ...(operation.method !== 'get' && { body: JSON.stringify(given.body ?? {}) }),
  });
  return response.status;
}

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};
const paid = once(async () => (await buy(owner, [bundle], 10)).id);
const unpaid = once(async () => (await placeOrder(owner, [{ productId: bundle, quantity: 1 }], 10)).id);
const codes = once(async () => {
  await buy(owner, [bundle], 10);
  const found = await query<{ code: string }>(
    sql`SELECT code FROM redeem_codes WHERE owner_id = ${owner.id} ORDER BY id DESC`,
  );
  return found.map(({ code }) => code);
});
const gift = once(async () => {
  const [code] = await codes();
  const response = await app.request('/api/ecommerce/gifts', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${owner.token}`,
    },
    body: JSON.stringify({ code, recipientName: 'Mei', locale: 'ja-JP' }),
  });
  return ((await response.json()) as { id: string }).id;
});
const address = { name: '林', phone: '0900-000-000', country: 'TW', postalCode: '', city: '臺北市', line1: '1 號' };
const savedAddress = once(async () => {
  const response = await app.request('/api/user/addresses', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    body: JSON.stringify(address),
  });
  return ((await response.json()) as { id: string }).id;
});
const child = { name: '小石', birthYear: 2018, birthMonth: 5 };
const learner = once(async () => {
  const response = await app.request('/api/user/learners', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    body: JSON.stringify(child),
  });
  return ((await response.json()) as { id: string }).id;
});
const row = (collection: 'sessions' | 'passkeys') => async () =>
  String(await insert(await platform(), collection, smallest[collection]!({ ...noRefs, user: owner.id })));
const noRefs = { user: 0, order: 0, city: 0, faqGroup: 0 };
const trial = once(async () => {
  const { classId } = await makeClass();
  return (await book(newBooking(classId), { token: owner.token })).body.reference;
});
const sitting = once(async () => {
  await makeExamBank(19);
  return { id: (await beginExam(owner, 19)).body.id };
});
const application = once(async () => {
  const { body } = await begin({ ...newDraft(), ...fullAnswers } as never, { token: owner.token });
  const { body: file } = await announce(body, 'a.pdf', smallPdf.length);
  const { body: other } = await announce(body, 'b.pdf', smallPdf.length);
  await sendPart(body, other.id, 0, smallPdf);
  return { reference: body.reference, file: file.id, sent: other.id };
});

/** What is about a thing of somebody's: a call that its owner may make. All others must not find it. */
const owned = new Map<Operation, () => Promise<Given>>([
  [accountOperations.endSession, async () => ({ params: { id: await row('sessions')() } })],
  [passkeyOperations.rename, async () => ({ params: { id: await row('passkeys')() }, body: { name: 'x' } })],
  [passkeyOperations.remove, async () => ({ params: { id: await row('passkeys')() } })],
  [userOperations.changeAddress, async () => ({ params: { id: await savedAddress() }, body: { line2: 'x' } })],
  [userOperations.removeAddress, async () => ({ params: { id: await savedAddress() } })],
  [learnerOperations.change, async () => ({ params: { id: await learner() }, body: child })],
  [learnerOperations.remove, async () => ({ params: { id: await learner() } })],
  [ecommerceOperations.order, async () => ({ params: { id: await unpaid() } })],
  [
    ecommerceOperations.startPayment,
    async () => ({ params: { id: await unpaid() }, body: { provider: 'sandbox', locale: 'zh-TW' } }),
  ],
  [ecommerceOperations.refreshPayment, async () => ({ params: { id: await unpaid() } })],
  [ecommerceOperations.cancelOrder, async () => ({ params: { id: await unpaid() } })],
  [ecommerceOperations.refundQuote, async () => ({ params: { id: await paid(), line: '0' } })],
  [ecommerceOperations.refund, async () => ({ params: { id: await paid(), line: '0' }, body: { amount: 10 } })],
  [
    giftOperations.give,
    async () => ({ params: {}, body: { code: (await codes())[1], recipientName: 'Mei', locale: 'ja-JP' } }),
  ],
  [giftOperations.card, async () => ({ params: { id: await gift() } })],
  [giftOperations.callBack, async () => ({ params: { id: await gift() } })],
  [
    courseOperations.openLesson,
    async () => {
      await codes();
      await query(sql`INSERT INTO entitlements (user_id, source, kind, ref, product_code, amount, starts_at)
        VALUES (${owner.id}, 'staff', 'course', ${course}, ${course}, 1, now())`);
      return { params: { id: course, lesson: '1' } };
    },
  ],
  [applicationOperations.one, async () => ({ params: { reference: await trial() } })],
  [applicationOperations.withdraw, async () => ({ params: { reference: await trial() } })],
  [
    teachingOperations.save,
    async () => ({ params: { reference: (await application()).reference }, body: { ownGrade: 'G3' } }),
  ],
  [
    teachingOperations.addFile,
    async () => ({ params: { reference: (await application()).reference }, body: { name: 'c.pdf', size: 9 } }),
  ],
  [
    teachingOperations.sendPart,
    async () => {
      const { reference, file } = await application();
      return { params: { reference, id: file }, query: { offset: '0' }, body: 'x' };
    },
  ],
  [
    teachingOperations.fileLink,
    async () => {
      const { reference, sent } = await application();
      return { params: { reference, id: sent } };
    },
  ],
  [
    teachingOperations.removeFile,
    async () => {
      const { reference, file } = await application();
      return { params: { reference, id: file } };
    },
  ],
  [teachingOperations.submit, async () => ({ params: { reference: (await application()).reference } })],
  [teachingOperations.renew, async () => ({ params: { reference: (await application()).reference } })],
  [examOperations.sitting, async () => ({ params: await sitting() })],
  [examOperations.answer, async () => ({ params: { ...(await sitting()), number: '1' }, body: { at: rightMove } })],
  [examOperations.finish, async () => ({ params: await sitting() })],
]);
/** Only who holds its signature or its key may: shown by the tests of the providers, of files and of pages. */
const byKey = allOperations.filter(({ access }) => access === 'signed');

const nameOf = ({ method, api, path }: Operation) => `${method} ${api}${path}`;

describe('operations', () => {
  it('about somebody’s own things are all in the table', () => {
    const named = allOperations.filter(
      ({ access, path }) => (access === 'user' || access === 'optional') && path.includes('{'),
    );
    const entryForm = named.filter(({ path }) => path.startsWith('/requests/championship/'));
    // Every member may sit the easiest, and whose the others are decides what begins: exams.test.ts.
    const exams = named.filter(({ path }) => path.startsWith('/learning/exams/'));
    // Whose a course is decides what of it is shown, not whether it answers: learning-access.test.ts.
    const courses = named.filter(({ path }) => path.startsWith('/learning/courses/'));
    const names = (operations: Iterable<Operation>) => [...operations].map(nameOf).sort();
    expect(names([...owned.keys(), ...entryForm, ...courses, ...exams])).toEqual(
      names([...named, giftOperations.give]),
    );
  });

  it('that need an account are denied to visitors, and to staff, who are no customers', async () => {
    for (const operation of allOperations.filter(({ access }) => access === 'user')) {
      const given = await sampleOf(operation);
      const actors = [undefined, ...staffRoles.map((role) => tokens[role])];
      const seen = await Promise.all(actors.map((token) => ask(operation, given, token)));
      expect(seen, `${operation.method} ${operation.path}`).toEqual([401, 401, 401, 401]);
    }
  });

  it('that everybody may call are denied to nobody', async () => {
    for (const operation of allOperations.filter(({ access, method }) => access === 'public' && method === 'get')) {
      const given = {
        params: Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, '1'])),
      };
      const actors = [undefined, ...Object.values(tokens)];
      const seen = await Promise.all(actors.map((token) => ask(operation, given, token)));
      expect(new Set(seen).size, `${operation.method} ${operation.path} ${seen}`).toBe(1);
      expect([401, 403], `${operation.method} ${operation.path}`).not.toContain(seen[0]);
    }
  });

  it('that are signed are denied to everybody else', async () => {
    for (const operation of byKey) {
      const params = Object.fromEntries(
        [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, name === 'provider' ? 'sandbox' : '1']),
      );
      for (const token of [undefined, ...Object.values(tokens)]) {
        const status = await ask(operation, { params }, token);
        expect([400, 401, 403, 404, 415, 422], `${operation.method} ${operation.path} ${status}`).toContain(status);
      }
    }
  });

  it.each([...owned.keys()].map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s is its owner’s alone',
    async (_, operation) => {
      const given = await owned.get(operation)!();
      const others = [undefined, tokens.otherLearner, tokens.teacher, ...staffRoles.map((role) => tokens[role])];
      for (const token of others) {
        const status = await ask(operation, given, token);
        expect([401, 403, 404], `${operation.method} ${operation.path} answered ${status}`).toContain(status);
      }
      const status = await ask(operation, given, tokens.owner);
      expect([401, 403, 404], `its owner was answered ${status}`).not.toContain(status);
    },
  );
});

/** A call that fails for no other reason than who makes it. */
async function sampleOf(operation: Operation): Promise<Partial<Given>> {
  const of = owned.get(operation);
  if (of) return of();
  const body = samples.get(operation);
  if (operation === learningOperations.today || operation === learningOperations.progress)
    return { query: { locale: 'zh-TW' } };
  if (operation === examOperations.exam || operation === examOperations.start)
    return { params: { grade: '19' }, body: {} };
  if (operation.method === 'get' || operation.method === 'delete' || !operation.body) return {};
  expect(body, `no sample of ${operation.method} ${operation.path}`).toBeDefined();
  return { body };
}
const password = 'a long enough password';
const cart = { items: [{ productId: 'x', quantity: 1 }], currency: 'NTD' };
const samples = new Map<Operation, unknown>([
  [accountOperations.mailEmailCode, { email: 'x@example.com', locale: 'zh-TW' }],
  [accountOperations.proveEmail, { otp: '123456' }],
  [accountOperations.changePassword, { password, newPassword: `${password} 2` }],
  [accountOperations.deleteAccount, { password }],
  [passkeyOperations.begin, { password }],
  [
    passkeyOperations.add,
    {
      name: 'x',
      response: {
        ...{ id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: 'x', attestationObject: 'x', transports: ['internal'] },
      },
    },
  ],
  [userOperations.saveProfile, { nickName: 'x' }],
  [userOperations.addAddress, address],
  [learnerOperations.add, child],
  [ecommerceOperations.createOrder, { ...cart, locale: 'zh-TW', expectedTotal: 1 }],
  [cartOperations.saveCart, { items: [], coupon: null, marketHandle: null, revision: 0 }],
  [ecommerceOperations.redeem, { code: 'ABCD-EFGH' }],
  [
    learningOperations.tell,
    { events: [{ id: randomUUID(), kind: 'opened', occurredAt: '2026-01-01T00:00:00Z', course: 'x', lesson: 'x' }] },
  ],
  [learningOperations.changeSettings, { weeklyLetter: true, kids: false }],
  [courseOperations.useMinutes, { key: 'x', minutes: 1 }],
]);

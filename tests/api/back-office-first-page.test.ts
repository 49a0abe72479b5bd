import { type Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import { whatWaits, type Waiting } from '@/platform/back-office/what-waits';
import { listAddress } from '@/platform/kernel/back-office/list-address';
import * as tables from '@/platform/payload-generated-schema';
import * as database from '@/platform/kernel/database/database';
import { makeMember, makeProduct, platform } from '../setup/fixtures';
import { askBackOffice, makeAllStaff } from '../setup/staff';
import { insert, smallest, uniqueKey } from './access-fixtures';

const roles = ['admin', 'editor', 'support'] as const satisfies StaffRole[];
let staff: Awaited<ReturnType<typeof makeAllStaff>>;
let payload: Payload;
let refs = { user: 0, order: 0, city: 0, faqGroup: 0 };

beforeAll(async () => {
  payload = await platform();
  staff = await makeAllStaff();
  refs = { ...refs, user: (await makeMember()).id };
  refs.city = await insert(payload, 'cities', smallest.cities!(refs));
});

const waiting = async (role: StaffRole, now = new Date()) =>
  new Map((await whatWaits(payload, role, now)).map((item) => [item.id, item]));
const numberOf = async (id: string, role: StaffRole = 'admin', now = new Date()) =>
  (await waiting(role, now)).get(id)?.count;

/** The number of entries in the list behind a figure, for this role. */
async function listed(item: Waiting, role: StaffRole): Promise<number> {
  const address = listAddress('/backstage', item).replace('/backstage/collections/', '/');
  const path = `${address}${address.includes('?') ? '&' : '?'}draft=true&depth=0&limit=1`;
  const response = await askBackOffice(path, { as: staff[role] });
  return ((await response.json()) as { totalDocs: number }).totalDocs;
}

describe('what waits', () => {
  it('counts what is new', async () => {
    const before = await waiting('admin');
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const order = await insert(payload, 'orders', {
      ...smallest.orders!(refs),
      status: 'PAID',
      paidAt: new Date().toISOString(),
    });
    await insert(payload, 'shipments', smallest.shipments!({ ...refs, order }));
    await insert(payload, 'payments', { ...smallest.payments!({ ...refs, order }), refundDue: 5 });
    await insert(payload, 'outbox', smallest.outbox!(refs));
    await insert(payload, 'outbox', { status: 'FAILED', kind: 'refund', attempts: 3, dedupeKey: uniqueKey() });
    await insert(payload, 'refunds', { ...smallest.refunds!({ ...refs, order }), status: 'FAILED' });
    await insert(payload, 'inventory', { productCode: uniqueKey(), stock: 5 });
    await insert(payload, 'inventory', { productCode: uniqueKey(), stock: 6 });
    const classes = (seatsTaken: number, days = 3) => ({
      ...smallest.stores!(refs),
      experienceCourses: [
        { id: uniqueKey(), startsAt: inDays(days), endsAt: inDays(days + 1), seats: 8, seatsTaken },
        { id: uniqueKey(), startsAt: inDays(days), endsAt: inDays(days + 1), seats: 8, seatsTaken },
      ],
    });
    // Two classes of one branch are one line of the list; past classes and those with free seats are not listed.
    for (const store of [classes(6), classes(5), classes(8, -3)]) await insert(payload, 'stores', store);
    const create = (collection: string, data: object, draft: boolean) =>
      payload.create({ collection, data: { ...smallest[collection]!(refs), ...data }, draft, locale: 'all' } as never);
    for (const days of [-1, 6, 8])
      await create(
        'championships',
        {
          registrationStartsAt: inDays(-9),
          registrationEndsAt: inDays(days),
          startsAt: inDays(9),
          endsAt: inDays(9),
          _status: 'published',
        },
        false,
      );
    const application = { kind: 'teaching', state: 'SUBMITTED' };
    await insert(payload, 'requests', { ...smallest.requests!(refs), ...application, dueAt: inDays(-1) });
    await insert(payload, 'requests', { ...smallest.requests!(refs), ...application, dueAt: inDays(1) });
    await insert(payload, 'requests', { ...smallest.requests!(refs), overAt: inDays(-1) });
    await insert(payload, 'problemReports', smallest.problemReports!(refs));
    const thread = await insert(payload, 'messageThreads', smallest.messageThreads!(refs));
    await insert(payload, 'messageReports', { ...smallest.messageReports!(refs), thread });
    for (const collection of ['pages', 'articles', 'campaigns', 'products', 'markets'])
      await create(collection, {}, true);
    await create('championships', { registrationEndsAt: inDays(30) }, true);

    const after = await waiting('admin');
    const more = [...after].map(([id, { count }]) => [id, Number(count) - Number(before.get(id)?.count)]);
    expect(Object.fromEntries(more)).toEqual({
      toShip: 1,
      paidToday: 1,
      refundsDue: 1,
      refundsToSettle: 1,
      failedRefunds: 1,
      failedMails: 1,
      requestsOverdue: 1,
      requestsDue: 1,
      trialsToMark: 1,
      lowStock: 1,
      fullClasses: 1,
      closingRegistrations: 1,
      problemReports: 1,
      messageReports: 1,
      'drafts-pages': 1,
      'drafts-articles': 1,
      'drafts-campaigns': 1,
      'drafts-products': 1,
      'drafts-faqs': 0,
      'drafts-championships': 1,
      'drafts-markets': 1,
    });
  });

  it('counts a published product that is being changed, as its list does', async () => {
    const before = await numberOf('drafts-products');
    const code = await makeProduct({ price: 10 });
    expect(await numberOf('drafts-products')).toBe(before);
    const { docs } = await payload.find({ collection: 'products', where: { code: { equals: code } } });
    await payload.update({ collection: 'products', id: docs[0]!.id, data: { lessonCount: 3 }, draft: true });
    expect(await numberOf('drafts-products')).toBe(Number(before) + 1);
  });

  it.each(roles)('leads %s to a list that holds as many', async (role) => {
    for (const item of (await waiting(role)).values())
      expect([item.id, await listed(item, role)]).toEqual([item.id, item.count]);
  });

  it('shows an editor no orders and support no drafts', async () => {
    const seen = async (role: StaffRole) => [...(await waiting(role)).values()].map(({ collection }) => collection);
    const sales = ['shipments', 'orders', 'payments', 'outbox'];
    expect((await seen('editor')).filter((collection) => sales.includes(collection))).toEqual([]);
    expect(await seen('support')).toEqual(expect.arrayContaining(sales));
    expect((await waiting('support')).has('drafts-pages')).toBe(false);
  });

  it('counts for support only the mails support may read', async () => {
    const [admin, support] = [await numberOf('failedMails'), await numberOf('failedMails', 'support')];
    // The back office's own email: a link that sets a staff member's password.
    await insert(payload, 'outbox', { status: 'FAILED', kind: 'mail', attempts: 3, dedupeKey: uniqueKey() });
    expect(await numberOf('failedMails')).toBe(Number(admin) + 1);
    expect(await numberOf('failedMails', 'support')).toBe(support);
  });

  it('begins the day where the school is', async () => {
    const order = { ...smallest.orders!(refs), status: 'PAID', paidAt: '2041-03-04T16:30:00.000Z' };
    await insert(payload, 'orders', order);
    // 00:30 on the fifth in Taipei.
    expect(await numberOf('paidToday', 'admin', new Date('2041-03-05T15:00:00Z'))).toBe(1);
    expect(await numberOf('paidToday', 'admin', new Date('2041-03-05T16:00:00Z'))).toBe(0);
  });

  it('says what it could not count and counts the rest', async () => {
    const broken = new Error('no such table');
    const real = database.database(payload);
    const spy = vi.spyOn(database, 'database').mockReturnValue({
      select: real.select.bind(real),
      selectDistinct: real.selectDistinct.bind(real),
      $count: (table: never, filter: never) =>
        (table as unknown) === tables.orders ? Promise.reject(broken) : real.$count(table, filter),
    } as never);
    const log = vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
    const found = await waiting('admin');
    spy.mockRestore();
    expect(found.get('paidToday')).toMatchObject({ count: null, where: [] });
    expect([...found.values()].filter(({ count }) => count === null)).toHaveLength(1);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

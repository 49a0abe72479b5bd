import { eq, like } from '@payloadcms/db-postgres/drizzle';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonalApplication } from '@/lib/applications/contract';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import { whatWaits } from '@/platform/back-office/what-waits';
import { csvCell } from '@/platform/kernel/csv';
import { QueueTabs } from '@/platform/applications/back-office/queue-tabs';
import { restResponse } from '@/platform/back-office/rest';
import { outbox, requests } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { makeMember, platform, unique } from '@/tests/setup/fixtures';
import { askBackOffice, makeAllStaff, staffRequest } from '@/tests/setup/staff';
import { renderServer } from '@/tests/setup/render-server';
import { book, makeClass, newBooking, open, withdraw } from '@/tests/setup/applications';
import { insert, smallest } from '@/tests/api/access-fixtures';

let staff: Awaited<ReturnType<typeof makeAllStaff>>;
let member: Awaited<ReturnType<typeof makeMember>>;

beforeAll(async () => {
  staff = await makeAllStaff();
  member = await makeMember();
});

const ask = (path: string, as: StaffRole | null = 'support', method = 'GET') =>
  askBackOffice(path, { as: as && staff[as], method });
const rowOf = async ({ reference }: Pick<PersonalApplication, 'reference'>) => {
  const db = database(await platform());
  return (await db.select().from(requests).where(eq(requests.reference, reference)))[0]!;
};
/** A row of the table, of any kind of application. */
const insertApplication = async (data: object) =>
  insert(await platform(), 'requests', {
    ...smallest.requests!({ user: member.id, order: 0, city: 0, faqGroup: 0 }),
    ...data,
  });

describe('lists of applications', () => {
  it('are nobody’s but support’s and admins’', async () => {
    const { storeId, classId } = await makeClass();
    const { id } = await rowOf((await book(newBooking(classId))).body);
    const doors = [
      ['/requests/export', 'GET'],
      [`/requests/day-list?branch=${storeId}&day=2027-01-01`, 'GET'],
      [`/requests/${id}/mail-link`, 'POST'],
    ] as const;
    for (const [path, method] of doors) {
      expect((await ask(path, null, method)).status, path).toBe(401);
      expect((await ask(path, 'editor', method)).status, path).toBe(403);
      expect((await restResponse(staffRequest(path, { as: member, method }))).status, path).toBe(401);
      expect((await ask(path, 'support', method)).status, path).toBe(200);
      expect((await ask(path, 'admin', method)).status, path).toBe(200);
    }
  });

  it('are exported as they are filtered, a page at a time, as text that no sheet runs', async () => {
    const phone = unique('05');
    for (let index = 0; index < 205; index += 1)
      await insertApplication({
        reference: unique('T'),
        phone,
        name: index === 204 ? '=HYPERLINK("http://x")' : 'A, "B"',
      });
    const query = new URLSearchParams({ 'where[phone][equals]': phone });
    const response = await ask(`/requests/export?${query}`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    expect(lines).toHaveLength(206);
    expect(lines[1]).toContain('"A, ""B"""');
    expect(lines[205]).toContain(`"'=HYPERLINK(""http://x"")"`);
    const found = await (await ask(`/requests/export?${new URLSearchParams({ search: phone })}`)).text();
    expect(found.trimEnd().split('\r\n')).toHaveLength(206);
    expect((await ask('/requests/export?where[nothing][equals]=1')).status).toBeGreaterThanOrEqual(400);
    for (const start of ['=1', '+1', '-1', '@x', '\t=1', ' =1', '＝1']) expect(csvCell(start)).toContain(`'${start}`);
    expect(csvCell('王小石')).toBe('王小石');
  });

  it('of a day: who comes to a branch, class by class, printed and escaped', async () => {
    const { storeId, classId, name } = await makeClass({ seats: 2 });
    const other = await makeClass();
    const { body } = await book(newBooking(classId, { childName: '<b>小石</b>', note: '對花生過敏' }));
    const { body: left } = await book(newBooking(classId, { childName: '不來的' }));
    await withdraw(left);
    await book(newBooking(classId, { childName: '小棋' }));
    await book(newBooking(classId, { childName: '候補生', wait: true }));
    await book(newBooking(other.classId, { childName: '別校的' }));
    const startsAt = new Date(body.subject!.startsAt!);
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(startsAt);
    const response = await ask(`/requests/day-list?branch=${storeId}&day=${day}`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(name);
    expect(html).toContain('&lt;b&gt;小石&lt;/b&gt;');
    for (const text of ['小棋', '候補生', '對花生過敏', '0912-345-678', body.reference]) expect(html).toContain(text);
    for (const text of ['不來的', '別校的', '<script']) expect(html).not.toContain(text);
    expect(html.indexOf('候補生')).toBeGreaterThan(html.indexOf('小棋'));
    const later = await (await ask(`/requests/day-list?branch=${storeId}&day=2031-01-01`)).text();
    expect(later).not.toContain('小棋');
    expect((await ask(`/requests/day-list?branch=${storeId}&day=2031-02-30`)).status).toBe(422);
    expect((await ask('/requests/day-list?branch=99999999&day=2031-01-01')).status).toBe(404);
  });
});

it('what waits is counted for support on the first page and above the list, by kind', async () => {
  const payload = await platform();
  const counts = async () =>
    Object.fromEntries((await whatWaits(payload, 'support', new Date())).map(({ id, count }) => [id, count ?? 0]));
  const before = await counts();
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await insertApplication({ reference: unique('P'), kind: 'teaching', state: 'SUBMITTED', dueAt: at(24) });
  await insertApplication({ reference: unique('P'), kind: 'teaching', state: 'SUBMITTED', dueAt: at(-24) });
  await insertApplication({ reference: unique('T'), kind: 'trial', state: 'BOOKED', overAt: at(-1) });
  await insertApplication({ reference: unique('T'), kind: 'trial', state: 'BOOKED', overAt: at(1) });
  const after = await counts();
  const more = (id: string) => after[id]! - before[id]!;
  expect([more('requestsDue'), more('requestsOverdue'), more('trialsToMark')]).toEqual([1, 1, 1]);
  expect((await whatWaits(payload, 'editor', new Date())).map(({ id }) => id)).not.toContain('requestsDue');

  const tabs = (searchParams: Record<string, string>) =>
    renderServer(
      QueueTabs({
        payload,
        i18n: { language: 'zh-TW' } as never,
        user: staff.support.user,
        searchParams,
      }) as never,
    );
  const html = await tabs({ 'where[or][0][and][0][kind][equals]': 'teaching', page: '2' });
  expect(html).toContain(`${after.requestsDue! + after.requestsOverdue!} 件待處理`);
  expect(html).toContain(`${after.requestsOverdue} 件逾期`);
  expect(html).toMatch(/aria-current="page"[^>]*>教學合作計畫/);
  expect(html).toContain('/requests/export?where');
  expect(html).not.toContain('page=2');
  expect(await tabs({})).toContain('當日名單');
});

it('a new link ends the earlier ones, is mailed, and is in the reminder that waits', async () => {
  const { classId } = await makeClass();
  const { body } = await book(newBooking(classId));
  const { id } = await rowOf(body);
  expect((await ask(`/requests/${id}/mail-link`, 'support', 'POST')).status).toBe(200);
  expect((await open(body)).status).toBe(404);
  const db = database(await platform());
  const emails = await db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `request:${body.reference}:%`))
    .orderBy(outbox.id);
  const queued = emails.map(({ data, status }) => ({ ...(data as { action: string; key: string }), status }));
  const link = queued.find(({ action }) => action === 'link')!;
  expect(link.key).not.toBe(body.key);
  expect((await open({ ...body, key: link.key })).body.state).toBe('BOOKED');
  expect(queued.find(({ action }) => action === 'reminder')?.key).toBe(link.key);
  await db.update(requests).set({ erasedAt: new Date().toISOString() }).where(eq(requests.id, id));
  expect((await ask(`/requests/${id}/mail-link`, 'support', 'POST')).status).toBe(409);
});

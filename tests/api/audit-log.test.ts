import { renderToStaticMarkup } from 'react-dom/server';
import { type Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import { AuditEntries } from '@/platform/kernel/back-office/audit/audit-entries';
import { factsOf } from '@/platform/kernel/back-office/audit/describe-entry';
import { changesBetween } from '@/platform/kernel/back-office/note-changes';
import { withAuditEntry, eraseAuditInput, typed } from '@/platform/kernel/database/audit-entry';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { addLearner } from '../setup/family';
import { makeCoupon, makeMember, makeProduct, platform, query, sql } from '../setup/fixtures';
import { askBackOffice, makeAllStaff } from '../setup/staff';
import { placeOrder } from '../setup/trade';

type Entry = { action: string; document: string | null; staff_email: string; input: Record<string, unknown> | null };

let payload: Payload;
let staff: Awaited<ReturnType<typeof makeAllStaff>>;

beforeAll(async () => {
  payload = await platform();
  staff = await makeAllStaff();
});

const ask = async (method: string, path: string, body: object, as: StaffRole = 'admin') =>
  (await askBackOffice(path, { as: staff[as], method, body })).status;

const entries = (table: string, document: string | number) =>
  query<Entry>(
    sql`SELECT action, document, staff_email, input FROM audit_log WHERE "table" = ${table} AND document = ${String(document)} ORDER BY id`,
  );
const orderId = async (number: string) =>
  (await query<{ id: number }>(sql`SELECT id FROM orders WHERE number = ${number}`))[0]!.id;

async function pendingOrder() {
  const [member, code] = [await makeMember(), await makeProduct({ price: 500 })];
  const order = await placeOrder(member, [{ productId: code, quantity: 1 }], 500);
  return orderId(order.id);
}

describe('a named action', () => {
  it('is written down with who, what and what was typed; one that is rejected is not', async () => {
    const id = await pendingOrder();
    expect(await ask('POST', `/orders/${id}/note`, { note: 'called back' }, 'support')).toBe(200);
    expect(await ask('POST', `/orders/${id}/cancel`, { key: 'a-key-of-the-page' }, 'editor')).toBe(403);
    expect(await ask('POST', `/orders/${id}/cancel`, { key: 'a-key-of-the-page' }, 'support')).toBe(200);
    expect(await ask('POST', `/orders/${id}/receipt`, { key: 'a-key-of-the-page' }, 'support')).toBe(409);
    const by = { document: String(id), staff_email: staff.support.email };
    expect(await entries('orders', id)).toEqual([
      { ...by, action: 'note', input: { note: 'called back' } },
      { ...by, action: 'cancel', input: {} },
    ]);
  });

  it('and its entry are there together or not at all', async () => {
    const id = await pendingOrder();
    const action = { action: 'cancel', table: 'orders', document: String(id), staff: 0, staffEmail: 'x', input: null };
    const change = () =>
      inTransaction(payload, async ({ db }) => {
        await db.execute(sql`UPDATE orders SET staff_note = 'changed' WHERE id = ${id}`);
      });
    // No staff member has this id: the entry is rejected, and the action with it.
    await expect(withAuditEntry(database(payload), action, change)).rejects.toThrow();
    expect(await query(sql`SELECT staff_note FROM orders WHERE id = ${id}`)).toEqual([{ staff_note: null }]);
    const failing = inTransaction.bind(null, payload, async () => Promise.reject(new Error('no')));
    const known = { ...action, staff: Number(staff.admin.id) };
    await withAuditEntry(database(payload), known, async () => {
      await failing().catch(() => {});
      await change();
      await change();
    });
    expect(await entries('orders', id)).toHaveLength(1);
    const late = withAuditEntry(database(payload), known, async () => {
      await change();
      throw new Error('after the first half');
    });
    await expect(late).rejects.toThrow('first half');
    expect((await entries('orders', id)).at(-1)?.input).toEqual({ failed: true });
  });

  it('about a product’s stock is found by the product', async () => {
    const code = await makeProduct({ price: 10 });
    expect(await ask('POST', '/inventory/adjust', { productCode: code, delta: 7 }, 'editor')).toBe(200);
    expect(await entries('inventory', code)).toMatchObject([
      { action: 'adjust', input: { productCode: code, delta: 7 } },
    ]);
  });

  it('keeps no secret and no sheet', () => {
    expect(
      typed({ id: 4, key: 'k', password: 'p', newPassword: 'p', otp: '1', csv: 'x'.repeat(900), reason: 'r' }),
    ).toEqual({ password: '•••', newPassword: '•••', otp: '•••', csv: { characters: 900 }, reason: 'r' });
  });

  it('erases what was typed with the person it was about', async () => {
    const member = await makeMember();
    const reason = 'called from the number we know';
    expect(await ask('POST', `/users/${member.id}/signOut`, { reason }, 'support')).toBe(200);
    expect(await entries('users', member.id)).toMatchObject([{ action: 'signOut', input: { reason } }]);
    await eraseAuditInput(database(payload), 'users', String(member.id));
    expect(await entries('users', member.id)).toMatchObject([{ action: 'signOut', input: null }]);
  });
});

describe('what staff save by form', () => {
  it('tells which fields of a product changed, from what to what', async () => {
    const code = await makeProduct({ price: 990 });
    const { docs } = await payload.find({ collection: 'products', where: { code: { equals: code } }, depth: 0 });
    const { id } = docs[0]!;
    // Writes by the shop itself are no staff actions.
    expect(await entries('products', id)).toEqual([]);
    const price = { ...docs[0]!.price, NTD: { originPrice: 990, sellPrice: 890 } };
    expect(await ask('PATCH', `/products/${id}?locale=zh-TW&depth=1`, { price }, 'editor')).toBe(200);
    expect(await ask('PATCH', `/products/${id}?locale=zh-TW`, { price }, 'editor')).toBe(200);
    const changes = [{ field: 'price.NTD.sellPrice', from: 990, to: 890 }];
    expect(await entries('products', id)).toMatchObject([
      { action: 'update', staff_email: staff.editor.email, input: { locale: 'zh-TW', changes } },
    ]);
    expect(await ask('DELETE', `/products/${id}`, {}, 'editor')).toBe(200);
    expect((await entries('products', id)).at(-1)).toMatchObject({
      action: 'delete',
      input: { title: expect.anything() },
    });
  });

  it('of coupons and of the settings likewise', async () => {
    const code = await makeCoupon();
    const [{ id } = { id: 0 }] = await query<{ id: number }>(sql`SELECT id FROM coupons WHERE code = ${code}`);
    expect(await ask('PATCH', `/coupons/${id}`, { value: 25 }, 'editor')).toBe(200);
    const [entry] = await entries('coupons', id);
    expect(entry?.input).toMatchObject({ changes: [{ field: 'value', from: 10, to: 25 }] });
    expect(await ask('POST', '/globals/requestSettings', { teachingFee: 4900 })).toBe(200);
    const [setting] = await query<Entry>(
      sql`SELECT input FROM audit_log WHERE "table" = 'requestSettings' ORDER BY id DESC LIMIT 1`,
    );
    expect(setting?.input).toMatchObject({
      changes: expect.arrayContaining([{ field: 'teachingFee', from: 4800, to: 4900 }]),
    });
    expect(await ask('POST', '/globals/requestSettings', { teachingFee: 4800 })).toBe(200);
  });

  it('of people tells the field and no value, and of a password that it was set', async () => {
    const member = await makeMember();
    // Learners belong to the customer, so they are no change by staff.
    await addLearner(member);
    const given = { realName: '王大明', role: 'teacher', password: 'four eyes live', phone: '0911-222-333' };
    expect(await ask('PATCH', `/users/${member.id}`, given)).toBe(200);
    const [entry] = await entries('users', member.id);
    expect(entry?.input?.changes).toEqual(
      expect.arrayContaining([
        { field: 'realName' },
        { field: 'phone' },
        { field: 'role', from: 'learner', to: 'teacher' },
        { field: 'password' },
      ]),
    );
    expect(JSON.stringify(entry)).not.toMatch(/王大明|0911|four eyes|learners/);
    expect(await ask('PATCH', `/staff/${staff.support.id}`, { name: 'Somebody Else' })).toBe(200);
    expect(await entries('staff', staff.support.id)).toMatchObject([{ input: { changes: [{ field: 'name' }] } }]);
  });

  it('compares what was there with what is there now', () => {
    const before = {
      a: '',
      rows: [{ id: 'x' }],
      of: { id: 3, name: 'n' },
      text: { root: { children: [1] } },
      updatedAt: 1,
    };
    const after = { a: null, rows: [{ id: 'y' }], of: 3, text: { root: { children: [2] } }, updatedAt: 2, more: true };
    expect(changesBetween(before, after)).toEqual([
      { field: 'rows' },
      { field: 'text' },
      { field: 'more', from: null, to: true },
    ]);
  });
});

describe('the audit log', () => {
  const shown = async (id: number, as: StaffRole, language = 'zh-TW') => {
    const props = {
      payload,
      i18n: { language } as never,
      user: staff[as].user,
      id,
      of: [{ table: 'orders', by: 'id' }],
    };
    return renderToStaticMarkup(await AuditEntries(props));
  };

  it('stands on the page of the document, for those who may read it, in their language', async () => {
    const id = await pendingOrder();
    expect(await shown(id, 'support')).toBe('');
    await ask('POST', `/orders/${id}/note`, { note: '<b>called</b>' }, 'support');
    const page = await shown(id, 'support', 'ja');
    expect(page).toContain('メモを保存する');
    expect(page).toContain('社内メモ');
    expect(page).toContain('&lt;b&gt;called&lt;/b&gt;');
    expect(page).toContain(staff.support.email);
    expect(await shown(id, 'admin')).toContain('儲存備註');
    const complain = vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
    expect(await shown(id, 'editor')).toBe('');
    complain.mockRestore();
  });

  it('names a saved field as the form does', () => {
    const changes = [
      { field: 'price.NTD.sellPrice', from: 990, to: 890 },
      { field: 'isActive', from: true, to: false },
    ];
    const facts = factsOf({ table: 'products', action: 'update', input: { locale: 'ja-JP', changes } }, 'zh-TW');
    expect(facts.map(([, text]) => text)).toEqual(['990 → 890', '是 → 否', '日文']);
    expect(facts[0]?.[0]).toMatch(/價/);
  });

  it('is changed and deleted by nobody', async () => {
    const [{ id } = { id: 0 }] = await query<{ id: number }>(sql`SELECT id FROM audit_log LIMIT 1`);
    expect(await ask('PATCH', `/auditLog/${id}`, { action: 'nothing' })).toBe(403);
    expect(await ask('DELETE', `/auditLog/${id}`, {})).toBe(403);
    expect(await ask('POST', '/auditLog', { action: 'a', table: 'orders', staffEmail: 'x@sente.example' })).toBe(403);
  });
});

import { eq } from '@payloadcms/db-postgres/drizzle';
import { beforeAll, describe, expect, it } from 'vitest';
import { bank_transfers as bankTransfers } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { assignTransfer } from '@/platform/applications/teaching/transfers/assign-transfer';
import { importTransfers } from '@/platform/applications/teaching/transfers/import-transfers';
import { readStatement } from '@/platform/applications/teaching/transfers/read-statement';
import { makeProduct, platform, unique } from '@/tests/setup/fixtures';
import { open } from '@/tests/setup/applications';
import {
  decide,
  emailsTo,
  makeReviewer,
  applicationRow,
  setProgramme,
  submitted,
  type Reviewer,
} from '@/tests/setup/teaching';

let staff: Reviewer;
beforeAll(async () => {
  await setProgramme([await makeProduct()]);
  staff = await makeReviewer();
});

const asStaff = async () => ({ payload: await platform(), now: () => new Date(), staff });
const bring = async (csv: string) => importTransfers({ ctx: await asStaff(), input: { csv } });
const assign = async (id: number, reference: string) =>
  assignTransfer({ ctx: await asStaff(), input: { id, reference } });
const transfersOf = async (payer: string) =>
  database(await platform())
    .select()
    .from(bankTransfers)
    .where(eq(bankTransfers.payer, payer))
    .orderBy(bankTransfers.id);
const statement = (...lines: string[]) => ['交易日期,存入金額,匯款人,備註', ...lines].join('\n');
async function approved() {
  const request = await submitted();
  await decide(staff, request, 'approve');
  return { ...request, pays: (await applicationRow(request)).paymentReference! };
}

describe('a statement', () => {
  it.each([
    [
      'of Taiwan',
      '台幣帳戶明細\n\n帳務日期,摘要,支出,存入,對方戶名,備註\n116/02/08,跨行轉入,,"NT$4,800",陳老師,TPABCDEF\n116/02/09,提款,500,,,\n',
    ],
    ['of China', '交易日期\t收入金额\t对方户名\t附言\n20270208\t4800.00\t陈老师\tTPABCDEF\n'],
    ['in English', 'Date;Description;Debit;Credit;Payer\n02/08/2027;TPABCDEF;;+4,800;"Chen"\n2/9/2027;fee;15;;\n'],
    ['of Japan', '\ufeff取引日,入金額,振込依頼人,摘要\n2027年2月8日,"４，８００円",チン,ＴＰＡＢＣＤＥＦ\n'],
  ])('%s is understood by the names of its columns', (_, csv) => {
    const lines = readStatement(csv);
    expect(lines).toMatchObject([{ receivedOn: '2027-02-08', amount: 4800, currency: 'NTD' }]);
    expect(lines[0]!.text.normalize('NFKC')).toContain('TPABCDEF');
    expect(lines[0]!.payer).toBeTruthy();
  });

  it('that cannot be read is rejected whole', async () => {
    const payer = unique('payer');
    for (const csv of ['hello', 'a,b\n1,2', statement(`2027/02/08,10,${payer},x`, `gestern,4800,${payer},x`)])
      await expect(bring(csv)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await transfersOf(payer)).toEqual([]);
  });

  it('tells two like transfers of a day apart, and knows both again', () => {
    const csv = statement('2027/02/08,100,A,x', '2027/02/08,100,A,x');
    const keys = readStatement(csv).map(({ dedupeKey }) => dedupeKey);
    expect(new Set(keys).size).toBe(2);
    expect(readStatement(csv).map(({ dedupeKey }) => dedupeKey)).toEqual(keys);
  });
});

it('a transfer that names its application and brings its price pays it, once, however often it is imported', async () => {
  const [request, payer] = [await approved(), unique('payer')];
  const spaced = `${request.pays.slice(0, 2)} ${request.pays.slice(2).toLowerCase()}`;
  const csv = statement(`2027/02/08,"4,800",${payer},年費 ${spaced} 謝謝`, `2027/02/08,30,${payer},其他`);
  await Promise.all([bring(csv), bring(csv), bring(csv)]);
  await bring(csv);
  const { body } = await open(request);
  expect(body).toMatchObject({ state: 'PAID', history: [{ action: 'pay', by: 'staff' }, {}, {}, {}] });
  expect((await emailsTo(request.email)).map(({ data }) => (data as { action: string }).action)).toEqual([
    'draft',
    'submit',
    'approve',
    'pay',
  ]);
  const { id } = await applicationRow(request);
  expect((await transfersOf(payer)).map((row) => row.request).sort()).toEqual([id, null]);
});

it('confirmed by hand and by the statement at once, it is paid once', async () => {
  const [request, payer] = [await approved(), unique('payer')];
  const both = await Promise.allSettled([
    decide(staff, request, 'pay'),
    bring(statement(`2027/02/08,4800,${payer},${request.pays}`)),
  ]);
  expect(both[1].status).toBe('fulfilled');
  const { body } = await open(request);
  expect(body.history.filter(({ action }) => action === 'pay')).toHaveLength(1);
  expect((await transfersOf(payer))[0]?.request).toBe((await applicationRow(request)).id);
});

it('another sum, an unknown reference, another currency or a second payment waits for staff', async () => {
  const [request, payer] = [await approved(), unique('payer')];
  await bring(
    statement(
      `2027/02/08,4700,${payer},${request.pays}`,
      `2027/02/08,4800,${payer},TPAAAAAA`,
      `2027/02/08,4800,${payer},`,
      `2027/02/08,-4800,${payer},${request.pays}`,
    ),
  );
  await bring(`日期,金額,幣別,匯款人,備註\n2027/02/08,4800,USD,${payer},${request.pays}`);
  expect((await open(request)).body.state).toBe('APPROVED');
  expect((await transfersOf(payer)).map((row) => row.request)).toEqual([null, null, null, null]);

  const [short, other] = await transfersOf(payer);
  await expect(assign(short!.id, 'P-NONE-NONE')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const twice = await Promise.allSettled([1, 2].map(() => assign(short!.id, ` ${request.reference.toLowerCase()} `)));
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await open(request)).body.state).toBe('PAID');
  await expect(assign(other!.id, request.reference)).rejects.toMatchObject({ code: 'STATE_CHANGED' });
  await bring(statement(`2027/02/10,4800,${payer},${request.pays}`));
  expect((await transfersOf(payer)).at(-1)?.request).toBeNull();
});

it('money for what is not approved moves nothing', async () => {
  const request = await submitted();
  const payer = unique('payer');
  await bring(statement(`2027/02/08,4800,${payer},${request.reference}`));
  const [row] = await transfersOf(payer);
  await expect(assign(row!.id, request.reference)).rejects.toMatchObject({ code: 'STATE_CHANGED' });
  expect((await open(request)).body.state).toBe('SUBMITTED');
  expect((await transfersOf(payer))[0]?.request).toBeNull();
});

import { type Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { languages } from '@/platform/kernel/back-office/staff-text';
import { makeMember, makeProduct, platform } from '../setup/fixtures';
import { askBackOffice, makeStaff, type Staff } from '../setup/staff';
import { insert, smallest } from './access-fixtures';

let payload: Payload;
let admin: Staff;

beforeAll(async () => {
  payload = await platform();
  admin = await makeStaff('admin');
});

type Answer = { docs: Record<string, unknown>[]; errors?: { data?: { errors: { message: string }[] } }[] };
async function ask(method: string, path: string, body?: object, language = 'en'): Promise<Answer> {
  const response = await askBackOffice(path, { as: admin, method, body, headers: { 'accept-language': language } });
  return (await response.json()) as Answer;
}

describe('documents without a title of their own', () => {
  it('are found and sorted by the title of what they belong to', async () => {
    const { id: user } = await makeMember();
    const refs = { user, order: 0, city: 0, faqGroup: 0 };
    const data = smallest.orders!(refs) as { number: string };
    const order = await insert(payload, 'orders', data);
    const id = await insert(payload, 'shipments', smallest.shipments!({ ...refs, order }));
    const { docs } = await ask('GET', `/shipments?where[orderNumber][like]=${data.number}&sort=-orderNumber&depth=0`);
    expect(docs).toEqual([expect.objectContaining({ id, orderNumber: data.number })]);
  });
});

describe('complaints', () => {
  const complaintIn = async (language: string, data: object) => {
    const code = await makeProduct({ price: 10 });
    const { docs } = await payload.find({ collection: 'products', where: { code: { equals: code } } });
    const { errors } = await ask('PATCH', `/products/${docs[0]!.id}?locale=zh-TW`, data, language);
    return errors?.[0]?.data?.errors.map(({ message }) => message);
  };

  it.each(languages)('come in the language of who wrote: %s', async (language) => {
    const responses = await complaintIn(language, { code: 'two  words', _status: 'published' });
    expect(responses).toContain(complaints.slug[language]);
  });

  it('say what is wrong with a price', async () => {
    const price = (NTD: object) => ({ price: { NTD }, _status: 'published' });
    expect(await complaintIn('ja', price({ originPrice: 10.5, sellPrice: 10 }))).toContain(complaints.wholeAmount.ja);
    expect(await complaintIn('ja', price({ originPrice: 10, sellPrice: 11 }))).toContain(complaints.aboveOriginal.ja);
    expect(await complaintIn('ja', price({ originPrice: 10, sellPrice: null }))).toContain(complaints.bothPrices.ja);
  });
});

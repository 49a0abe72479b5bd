import { getPayload, handleEndpoints, type Payload } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { imageSchema } from '@/lib/kernel/pictures/image';
import config from '@/platform/payload.config';
import { evenTime } from '@/platform/kernel/limits/even-time';
import { present } from '@/platform/pages/present';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import * as password from '@/platform/kernel/password/password';
import { insert, smallest, uniqueKey } from './access-fixtures';

/**
 * Staff actions of the back office, over its REST API as the browser calls it. On the embedded database a query outside its transaction deadlocks, so
 * these also test that Payload's own operations stay inside.
 */
let payload: Payload;
let token = '';
const staffEmail = `${uniqueKey()}@sente.example`;
const refs = { user: 0, order: 0, city: 0, faqGroup: 0 };

async function call(
  method: string,
  path: string,
  body?: unknown,
  as = token,
  more: Record<string, string> = {},
): Promise<{ status: number; json: Record<string, never> & { doc?: Record<string, unknown> } }> {
  const isForm = body instanceof FormData;
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/backstage/api${path}`, {
      method,
      headers: {
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as ? { authorization: `JWT ${as}` } : {}),
        ...more,
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    }),
  });
  return { status: response.status, json: await response.json() };
}

beforeAll(async () => {
  payload = await getPayload({ config });
  await payload.create({
    collection: 'staff',
    data: { name: 'Editor', email: staffEmail, password: 'a-long-password', role: 'admin' },
  });
});

describe('the door', () => {
  it('rejects a wrong password, then lets the right one in', async () => {
    expect((await call('POST', '/staff/login', { email: staffEmail, password: 'wrong' })).status).toBe(401);
    const { status, json } = await call('POST', '/staff/login', { email: staffEmail, password: 'a-long-password' });
    expect(status).toBe(200);
    token = String((json as { token?: string }).token);
    expect((await call('GET', '/staff/me')).json).toMatchObject({ user: { email: staffEmail } });
  });

  const newStaff = async (role: 'admin' | 'support') => {
    const email = `${uniqueKey()}@sente.example`;
    await payload.create({ collection: 'staff', data: { name: role, email, password: 'a-long-password', role } });
    return email;
  };
  const logInFrom = (address: string, email: string, password = 'wrong') =>
    call('POST', '/staff/login', { email, password }, '', { 'x-forwarded-for': address });

  it('counts parallel guesses one by one, and locks only the network they come from', async () => {
    const email = await newStaff('admin');
    const tries = await Promise.all(Array.from({ length: 9 }, () => logInFrom('192.0.2.7', email)));
    expect(tries.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 423]);
    expect((await logInFrom('192.0.2.7', email, 'a-long-password')).status).toBe(423);
    expect((await logInFrom('203.0.113.7', email, 'a-long-password')).status).toBe(200);
  });

  it('never shuts a network that has logged in before, however many others guess', async () => {
    const email = await newStaff('admin');
    expect((await logInFrom('2001:db8:77:1::1', email, 'a-long-password')).status).toBe(200);
    for (let network = 0; network < 6; network += 1)
      await Promise.all(Array.from({ length: 8 }, () => logInFrom(`192.0.2.${network + 100}`, email)));
    expect((await logInFrom('192.0.2.222', email, 'a-long-password')).status).toBe(423);
    // The same customer of a provider, whose network is a /48.
    expect((await logInFrom('2001:db8:77:ffff::9', email, 'a-long-password')).status).toBe(200);
  });

  it('says the same, after the same work, of a known and an unknown address', async () => {
    const email = await newStaff('support');
    const known = await logInFrom('203.0.113.20', email);
    expect(await logInFrom('203.0.113.21', `${uniqueKey()}@sente.example`)).toEqual(known);
    expect(known.status).toBe(401);
    const verified = vi.spyOn(password, 'verifyPassword');
    await logInFrom('203.0.113.22', `${uniqueKey()}@sente.example`);
    expect(verified).toHaveBeenCalledOnce();
    verified.mockRestore();
  });

  it('takes ten tries a minute from one network, whoever is meant', async () => {
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => logInFrom('203.0.113.30', `${uniqueKey()}@sente.example`)),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('mails a reset link that nobody ends by asking again, once in ten minutes', async () => {
    const email = await newStaff('support');
    const ask = () => call('POST', '/staff/forgot-password', { email }, '');
    const mails = async () =>
      (await payload.count({ collection: 'outbox', where: { to: { equals: email } } })).totalDocs;
    const where = { email: { equals: email } };
    const minutesAgo = async (minutes: number) => {
      const { docs } = await payload.find({ collection: 'staff', where, showHiddenFields: true });
      const mailed = new Date(Date.now() + (60 - minutes) * 60_000).toISOString();
      const data = { resetPasswordExpiration: mailed };
      await payload.db.updateOne({ collection: 'staff', id: docs[0]!.id, data });
    };
    await ask();
    await expect.poll(mails).toBe(1);
    await minutesAgo(9);
    await ask();
    expect(await mails()).toBe(1);
    await minutesAgo(11);
    await ask();
    await expect.poll(mails).toBe(2);
  });

  it('is asked for links ten times in ten minutes from one network, and takes as long for nobody', async () => {
    const from = { 'x-forwarded-for': '203.0.113.31' };
    const ask = () => call('POST', '/staff/forgot-password', { email: `${uniqueKey()}@sente.example` }, '', from);
    evenTime.min = 250;
    const start = performance.now();
    expect((await ask()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(245);
    evenTime.min = 0;
    const responses = await Promise.all(Array.from({ length: 11 }, ask));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('says the same to everybody who asks for a link', async () => {
    const known = await call('POST', '/staff/forgot-password', { email: staffEmail }, '');
    const again = await call('POST', '/staff/forgot-password', { email: staffEmail }, '');
    const unknown = await call('POST', '/staff/forgot-password', { email: 'nobody@sente.example' }, '');
    expect(again).toEqual(known);
    expect(unknown).toEqual(known);
    await expect
      .poll(
        async () => (await payload.count({ collection: 'outbox', where: { to: { equals: staffEmail } } })).totalDocs,
      )
      .toBe(1);
    expect((await call('POST', '/staff/forgot-password', { email: 'no address' }, '')).status).toBe(400);
  });

  it('sends that link, and shows it to no support staff, who could become an admin by it', async () => {
    await drainOutbox(payload);
    const address = `/outbox?where[to][equals]=${encodeURIComponent(staffEmail)}`;
    const emails = async (as: string) =>
      (await call('GET', address, undefined, as)).json as unknown as {
        docs: { id: number; status: string; html: string }[];
      };
    const {
      docs: [sent],
    } = await emails(token);
    // KEPT: no mail server is configured here.
    expect(sent).toMatchObject({ status: 'KEPT', html: expect.stringContaining('/backstage/reset/') });
    const email = `${uniqueKey()}@sente.example`;
    await payload.create({
      collection: 'staff',
      data: { name: 'Support', email, password: 'a-long-password', role: 'support' },
    });
    const { json } = await call('POST', '/staff/login', { email, password: 'a-long-password' }, '');
    const support = String((json as { token?: string }).token);
    expect((await emails(support)).docs).toEqual([]);
    expect((await call('PATCH', `/outbox/${sent?.id}`, { status: 'PENDING' }, support)).status).toBe(403);
  });

  it('never lets a visitor make the first account', async () => {
    expect(
      (
        await call(
          'POST',
          '/staff/first-register',
          { name: 'x', email: 'x@sente.example', password: 'a-long-password' },
          '',
        )
      ).status,
    ).toBe(403);
  });
});

describe('a product', () => {
  it('is edited, drafted, published, unpublished, restored, copied and deleted', async () => {
    const id = await insert(payload, 'products', { ...smallest.products!(refs), _status: 'published' });
    const shown = async () =>
      (await call('GET', `/products/${id}?locale=en-US`, undefined, '')).json as { title?: string };

    expect((await call('PATCH', `/products/${id}?locale=en-US`, { title: 'First', _status: 'published' })).status).toBe(
      200,
    );
    expect((await shown()).title).toBe('First');

    expect(
      (await call('PATCH', `/products/${id}?locale=en-US&draft=true`, { title: 'Draft', _status: 'draft' })).status,
    ).toBe(200);
    expect((await shown()).title).toBe('First');

    const versions = (await call('GET', `/products/versions?where[parent][equals]=${id}&sort=createdAt`))
      .json as unknown as { docs: { id: number }[] };
    expect(versions.docs.length).toBe(2);
    expect((await call('POST', `/products/versions/${versions.docs[0]!.id}?locale=en-US`)).status).toBe(200);

    expect((await call('PATCH', `/products/${id}?locale=en-US`, { _status: 'draft' })).status).toBe(200);
    expect((await call('GET', `/products/${id}`, undefined, '')).status).toBe(404);

    expect((await call('PATCH', `/products?where[id][in]=${id}&locale=en-US`, { featured: true })).status).toBe(200);
    expect((await call('DELETE', `/products/${id}`)).status).toBe(200);
  });

  it.each([
    ['a selling price above the original', { price: { NTD: { originPrice: 100, sellPrice: 200 } } }],
    ['a price below zero', { price: { NTD: { originPrice: -1, sellPrice: -1 } } }],
    ['cents of a currency that has none', { price: { JPY: { originPrice: 10.5, sellPrice: 10.5 } } }],
    ['half a price', { price: { USD: { originPrice: 10 } } }],
    ['an address with a slash', { code: 'a/b' }],
    ['grades the wrong way round', { gradeFrom: 1, gradeTo: 19 }],
    ['a board that is none', { cover: { size: 40, black: '', white: '' } }],
    [
      'a problem without moves',
      { problem: { position: { size: 9, black: '', white: '' }, goal: 'capture', moves: [] } },
    ],
    [
      'a problem whose move cannot be played',
      { problem: { position: { size: 9, black: 'E5', white: 'D5' }, goal: 'capture', moves: [{ at: 'E5' }] } },
    ],
  ])('is rejected with %s', async (_name, data) => {
    const id = await insert(payload, 'products', { ...smallest.products!(refs), _status: 'published' });
    expect((await call('PATCH', `/products/${id}?locale=en-US`, data)).status).toBe(400);
  });
});

describe('other things', () => {
  it('are saved by who writes them: a form that saves by itself leaves an empty draft by being opened', () => {
    expect(payload.config.collections.filter(hasAutosaveEnabled).map(({ slug }) => slug)).toEqual([]);
  });

  it('rejects a market that ends before it starts, and reads a day in its own zone', async () => {
    const market = { name: 'M', timeZone: 'Asia/Tokyo', startsAt: '2027-01-02', endsAt: '2027-01-03' };
    expect(
      (await call('POST', '/markets?locale=zh-TW', { ...market, handle: uniqueKey(), endsAt: '2027-01-01' })).status,
    ).toBe(400);
    const { status, json } = await call('POST', '/markets?locale=zh-TW', {
      ...market,
      handle: uniqueKey(),
      _status: 'published',
    });
    expect(status).toBe(201);
    expect(json.doc).toMatchObject({ startsAt: '2027-01-01T15:00:00.000Z', endsAt: '2027-01-03T14:59:59.999Z' });
  });

  it('keeps the site and its history', async () => {
    expect(
      (
        await call('POST', '/globals/siteMetadata?locale=zh-TW', {
          title: '先手',
          email: 'hello@sente.example',
          facebookUrl: 'https://social.example/x',
        })
      ).status,
    ).toBe(200);
    expect(
      (await call('POST', '/globals/siteMetadata?locale=zh-TW', { facebookUrl: 'javascript:alert(1)' })).status,
    ).toBe(400);
  });

  it('takes a picture by its content, never a page that calls itself one', async () => {
    const upload = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string) => {
      const form = new FormData();
      form.append('file', new File([bytes], name, { type }));
      form.append('_payload', JSON.stringify({ alt: 'x' }));
      return call('POST', '/media?locale=zh-TW', form);
    };
    const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await upload(new Uint8Array(png), 'a.png', 'image/png')).status).toBe(201);
    const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
    expect((await upload(html, 'b.png', 'image/png')).status).toBe(400);
    expect((await upload(html, 'c.html', 'text/html')).status).toBe(400);
  });

  it('shows a picture only where it says what it shows, in each language for itself', async () => {
    const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const upload = (alt: string) => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(png)], 'board.png', { type: 'image/png' }));
      form.append('_payload', JSON.stringify({ alt, focalX: 20, focalY: 70 }));
      return call('POST', '/media?locale=zh-TW', form);
    };
    expect((await upload(' ')).status).toBe(400);
    const picture = (await upload('日出時的棋盤')).json.doc;
    const id = await insert(payload, 'products', { ...smallest.products!(refs), _status: 'published' });
    const show = (locale: string) =>
      call('PATCH', `/products/${id}?locale=${locale}`, { title: 'First', image: picture?.id, _status: 'published' });
    expect((await show('zh-TW')).status).toBe(200);
    expect((await show('en-US')).status).toBe(400);
    expect((await call('PATCH', `/media/${picture?.id}?locale=en-US`, { alt: 'A board at sunrise' })).status).toBe(200);
    expect((await show('en-US')).status).toBe(200);
    const doc = (await show('zh-TW')).json.doc as { image: unknown };
    expect(imageSchema.parse(present(doc.image, imageSchema))).toMatchObject({
      alt: '日出時的棋盤',
      width: 900,
      height: 600,
      focalX: 20,
      focalY: 70,
      sizes: [{ width: 320 }, { width: 800 }, { width: 900 }],
    });
  });
});

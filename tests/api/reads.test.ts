import { describe, expect, it } from 'vitest';
import type { City, Store } from '@/lib/contract/backstage';
import type { CmsCourse, SiteMetadata } from '@/lib/contract/cms';
import type { CoursePlan } from '@/lib/contract/course';
import { call, makeMember, makeProduct, platform, query, sql, unique } from '../setup/fixtures';

type List<T> = {
  data: T[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
};
type Failure = { error: { code: string } };

describe('course plans', () => {
  it('are listed for everybody; ownership is told to the user alone', async () => {
    const [member, other, code] = [await makeMember(), await makeMember(), await makeProduct()];
    const payload = await platform();
    const [product] = await query<{ id: number }>(sql`SELECT id FROM products WHERE code = ${code}`);
    await payload.create({
      collection: 'coursePlans',
      locale: 'zh-TW',
      data: {
        code,
        title: '入門',
        product: product?.id ?? null,
        gradeFrom: 19,
        gradeTo: 17,
        lessonCount: 12,
        isTrial: false,
      },
    });
    await payload.create({
      collection: 'coursePlans',
      locale: 'zh-TW',
      data: {
        code: `trial-${code}`,
        title: '體驗',
        lessonCount: 4,
        isTrial: true,
        startsAt: '2026-01-01T00:00:00Z',
        endsAt: '2026-03-31T15:59:59Z',
      },
    });
    const all = await call<CoursePlan[]>('course/coursePlans');
    expect(all.body.find((plan) => plan.id === code)).toEqual({
      id: code,
      productId: code,
      title: { 'zh-TW': '入門' },
      isTrial: false,
      gradeFrom: 19,
      gradeTo: 17,
      lessonCount: 12,
      startsAt: null,
      endsAt: null,
      status: 'ACTIVE',
    });
    expect(all.body.find((plan) => plan.id === `trial-${code}`)).toMatchObject({
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: '2026-03-31T15:59:59.000Z',
      status: 'ENDED',
    });
    expect((await call<CoursePlan[]>('course/coursePlans?username=null')).body.some((plan) => 'owned' in plan)).toBe(
      false,
    );
    expect((await call(`course/coursePlans?username=${member.username}`)).status).toBe(401);
    expect((await call(`course/coursePlans?username=${member.username}`, { token: other.token })).status).toBe(403);
    await query(
      sql`INSERT INTO entitlements (user_id, source, kind, ref, product_code, starts_at) VALUES (${member.id}, 'staff', 'course', ${code}, ${code}, now() - interval '1 minute')`,
    );
    const own = await call<CoursePlan[]>(`course/coursePlans?username=${member.username}`, { token: member.token });
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.body.find((plan) => plan.id === code)?.owned).toBe(true);
    expect(own.body.find((plan) => plan.id === `trial-${code}`)?.owned).toBe(true);
    await query(sql`UPDATE entitlements SET revoked_at = now() WHERE user_id = ${member.id}`);
    expect(
      (await call<CoursePlan[]>(`course/coursePlans?username=${member.username}`, { token: member.token })).body.find(
        (plan) => plan.id === code,
      )?.owned,
    ).toBe(false);
  });
});

describe('branches', () => {
  it('are found by region, city and time', async () => {
    const payload = await platform();
    const [busy, quiet] = [unique('city'), unique('city')];
    const make = async (code: string) =>
      payload.create({
        collection: 'cities',
        locale: 'ja-JP',
        data: { code, name: `市 ${code}`, regionId: 'JP', timeZone: 'Asia/Tokyo', sortOrder: 1 },
      });
    const [first] = [await make(busy), await make(quiet)];
    await payload.create({
      collection: 'stores',
      locale: 'ja-JP',
      data: {
        code: unique('store'),
        name: '教室',
        address: '1-2-3',
        phone: '03-0000-0000',
        latitude: 35.68,
        longitude: 139.76,
        openingHours: '10:00',
        city: first.id,
        experienceCourses: [
          {
            startsAt: '2027-03-01T01:00:00Z',
            endsAt: '2027-03-01T02:00:00Z',
            seats: 8,
            seatsTaken: 3,
            ageFrom: 4,
            ageTo: 6,
          },
          {
            startsAt: '2027-04-01T01:00:00Z',
            endsAt: '2027-04-01T02:00:00Z',
            seats: 8,
            seatsTaken: 8,
            ageFrom: 7,
            ageTo: 10,
          },
        ],
      },
    });
    const cities = await call<City[]>('backstage/brickAndMortarStore/region/JP/city?regionId=JP');
    expect(cities.body).toEqual(
      expect.arrayContaining([
        { id: busy, name: `市 ${busy}`, regionId: 'JP', timeZone: 'Asia/Tokyo' },
        { id: quiet, name: `市 ${quiet}`, regionId: 'JP', timeZone: 'Asia/Tokyo' },
      ]),
    );
    const withCourses = await call<City[]>(
      'backstage/brickAndMortarStore/region/JP/city?filterExperienceCourses=true&experienceCoursesStartTime=2027-03-01&experienceCoursesEndTime=2027-03-31',
    );
    expect(withCourses.body.map((city) => city.id)).toEqual([busy]);
    const stores = await call<Store[]>(
      `backstage/brickAndMortarStore/store?cityId=${busy}&experienceCoursesStartTime=2027-03-15`,
    );
    expect(stores.body).toMatchObject([
      {
        cityId: busy,
        name: '教室',
        latitude: 35.68,
        experienceCourses: [{ startsAt: '2027-04-01T01:00:00.000Z', seats: 8, seatsLeft: 0, ageFrom: 7, ageTo: 10 }],
      },
    ]);
    const agesOf = async (age: string) =>
      (
        await call<Store[]>(`backstage/brickAndMortarStore/store?cityId=${busy}&age=${age}`)
      ).body[0]?.experienceCourses.map(({ ageFrom, ageTo }) => [ageFrom, ageTo]);
    expect(await agesOf('4')).toEqual([[4, 6]]);
    expect(await agesOf('6')).toEqual([[4, 6]]);
    expect(await agesOf('7')).toEqual([[7, 10]]);
    expect(await agesOf('11')).toEqual([]);
    const forAge = async (age: string) =>
      (
        await call<City[]>(
          `backstage/brickAndMortarStore/region/JP/city?filterExperienceCourses=true&experienceCoursesStartTime=2027-03-01&experienceCoursesEndTime=2027-03-31&age=${age}`,
        )
      ).body.map(({ id }) => id);
    expect(await forAge('5')).toEqual([busy]);
    expect(await forAge('8')).toEqual([]);
    for (const age of ['old', '-1', '200', '4.5'])
      expect((await call(`backstage/brickAndMortarStore/store?age=${age}`)).status).toBe(422);
    expect((await call<Store[]>(`backstage/brickAndMortarStore/store?cityId=${quiet}`)).body).toEqual([]);
    expect((await call<Failure>('backstage/brickAndMortarStore/region/XX/city')).body.error.code).toBe(
      'REGION_UNKNOWN',
    );
    expect((await call('backstage/brickAndMortarStore/store?experienceCoursesStartTime=soon')).status).toBe(422);
  });
});

describe('a day asked for', () => {
  it.each([
    // A class at eight in the evening of 13 March, and one at nine on the day the clocks go forward.
    ['experienceCoursesStartTime=2027-03-14', ['2027-03-14T13:00:00.000Z']],
    ['experienceCoursesEndTime=2027-03-13', ['2027-03-14T01:00:00.000Z']],
    [
      'experienceCoursesStartTime=2027-03-13&experienceCoursesEndTime=2027-03-14',
      ['2027-03-14T01:00:00.000Z', '2027-03-14T13:00:00.000Z'],
    ],
    ['experienceCoursesStartTime=2027-03-15', []],
    ['experienceCoursesStartTime=2027-03-14T02:00:00Z', ['2027-03-14T13:00:00.000Z']],
  ])('is a day of the branch: %s', async (query, expected) => {
    const payload = await platform();
    const code = unique('city');
    const city = await payload.create({
      collection: 'cities',
      locale: 'en-US',
      data: { code, name: 'New York', regionId: 'US', timeZone: 'America/New_York', sortOrder: 1 },
    });
    const hours = ['2027-03-14T01:00:00Z', '2027-03-14T13:00:00Z'];
    await payload.create({
      collection: 'stores',
      locale: 'en-US',
      data: {
        code: unique('store'),
        name: 'Branch',
        address: '1 Example Street',
        phone: '+1 212 555 0100',
        latitude: 40.7,
        longitude: -74,
        city: city.id,
        experienceCourses: hours.map((startsAt) => ({
          startsAt,
          endsAt: startsAt.replace(':00:00Z', ':59:00Z'),
          seats: 8,
          seatsTaken: 0,
          ageFrom: 4,
          ageTo: 10,
        })),
      },
    });
    const found = await call<Store[]>(`backstage/brickAndMortarStore/store?cityId=${code}&${query}`);
    expect(found.body[0]?.experienceCourses.map(({ startsAt }) => startsAt)).toEqual(expected);
    const cities = await call<City[]>(
      `backstage/brickAndMortarStore/region/US/city?filterExperienceCourses=1&${query}`,
    );
    expect(cities.body.some(({ id }) => id === code)).toBe(expected.length > 0);
  });
});

it.each([
  [7, 4],
  [-1, 4],
  [4, 120],
  [4.5, 6],
])('staff cannot offer a class for ages %d to %d', async (ageFrom, ageTo) => {
  const payload = await platform();
  const data = { code: unique('city'), name: '市', regionId: 'JP', timeZone: 'Asia/Tokyo', sortOrder: 1 } as const;
  const city = await payload.create({ collection: 'cities', locale: 'ja-JP', data });
  const period = { startsAt: '2027-03-01T01:00:00Z', endsAt: '2027-03-01T02:00:00Z' };
  const store = (ages: object) => ({
    code: unique('store'),
    name: '教室',
    address: '1-2-3',
    phone: '03-0000-0000',
    latitude: 35.68,
    longitude: 139.76,
    city: city.id,
    experienceCourses: [{ ...period, seats: 8, seatsTaken: 0, ageFrom: 4, ageTo: 10, ...ages }],
  });
  await expect(
    payload.create({ collection: 'stores', locale: 'ja-JP', data: store({ ageFrom, ageTo }) }),
  ).rejects.toMatchObject({ name: 'ValidationError' });
  await payload.create({ collection: 'stores', locale: 'ja-JP', data: store({}) });
});

describe('the CMS', () => {
  it('lists courses as Strapi 5 does, in one language, without drafts', async () => {
    const [code, draft] = [await makeProduct({ price: 900, originPrice: 1200 }), await makeProduct({ draft: true })];
    const one = await call<List<CmsCourse>>(`cms/courses?locale=ja-JP&filters[code][$eq]=${code}&populate=*`);
    expect(one.body.meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 1 });
    expect(one.body.data[0]).toMatchObject({
      documentId: code,
      locale: 'ja-JP',
      title: `講座 ${code}`,
      price: '¥6,000',
      specialPrice: '¥4,500',
      isActive: true,
      code,
    });
    expect((await call<{ data: CmsCourse }>(`cms/courses/${code}?locale=zh-TW`)).body.data.price).toBe('NT$1,200');
    expect((await call<List<CmsCourse>>(`cms/courses?filters[code][$eq]=${draft}`)).body.data).toEqual([]);
    expect(
      (
        await call<List<CmsCourse>>(
          `cms/courses?filters[code][$in]=${code},${draft}&filters[title][$containsi]=${code.toUpperCase()}`,
        )
      ).body.data,
    ).toHaveLength(1);
    const page = await call<List<CmsCourse>>('cms/courses?sort=code:desc&pagination[page]=1&pagination[pageSize]=1');
    expect(page.body.data).toHaveLength(1);
    expect(page.body.meta.pagination.total).toBeGreaterThan(1);
  });

  it('rejects fields and languages it does not offer, and does not know other types', async () => {
    expect((await call('cms/courses?filters[grants][$eq]=x')).status).toBe(422);
    expect((await call('cms/courses?filters[code][$gt]=x')).status).toBe(422);
    expect((await call('cms/courses?locale=fr-FR')).status).toBe(422);
    expect((await call('cms/courses?sort=hash')).status).toBe(422);
    for (const type of ['users', 'orders', 'constructor', '__proto__'])
      expect((await call(`cms/${type}`)).status).toBe(404);
    expect((await call('cms/courses/no-such?locale=zh-TW')).status).toBe(404);
  });

  it('escapes what staff write', async () => {
    const payload = await platform();
    const slug = unique('article');
    const node = (children: unknown[]) => ({
      root: {
        type: 'root',
        version: 1,
        direction: 'ltr' as const,
        format: '' as const,
        indent: 0,
        children: [{ type: 'paragraph', version: 1, children }] as never,
      },
    });
    await payload.create({
      collection: 'articles',
      locale: 'zh-TW',
      data: {
        slug,
        title: '文章',
        publishedAt: '2026-01-01T00:00:00Z',
        content: node([
          {
            type: 'text',
            version: 1,
            text: '<img src=x onerror=alert(1)>',
            format: 0,
            mode: 'normal',
            style: '',
            detail: 0,
          },
        ]),
        _status: 'published',
      },
    });
    const { body } = await call<{ data: { content: string } }>(`cms/articles/${slug}`);
    expect(body.data.content).toContain('&lt;img');
    expect(body.data.content).not.toContain('<img');
  });

  it('logs in with identifier and password', async () => {
    const member = await makeMember();
    const { status, body } = await call<{ jwt: string; user: { username: string } }>('cms/auth/local', {
      body: { identifier: member.username, password: member.password },
    });
    expect(status).toBe(200);
    expect(body.user.username).toBe(member.username);
    expect((await call('user', { token: body.jwt })).status).toBe(200);
    expect((await call('cms/auth/local', { body: { identifier: member.username, password: 'wrong' } })).status).toBe(
      401,
    );
  });
});

describe('every response', () => {
  it('has a request id and says who may keep it', async () => {
    const member = await makeMember();
    const response = await call('user', { token: member.token, headers: { 'x-request-id': 'abcdef-123456' } });
    expect(response.headers.get('x-request-id')).toBe('abcdef-123456');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect((await call('ecommerce/products')).headers.get('cache-control')).toBe('public, no-cache');
    expect((await call<Failure>('no/such/path')).body.error.code).toBe('NOT_FOUND');
  });
});

describe('the constants of the site', () => {
  const read = async () => (await call<{ data: SiteMetadata }>('cms/site-metadata?locale=ja-JP')).body.data;
  const unsaid = { contactWindow: true, wechatQr: null, pixelId: '', pixels: [], analyticsId: '' };

  it('say who counts visits and whether the contact window floats; where staff say nothing it does, and nobody counts', async () => {
    expect(await read()).toMatchObject(unsaid);
    const payload = await platform();
    const said = {
      contactWindow: false,
      pixelId: '100',
      pixels: [{ path: '/courses', pixelId: '200' }],
      analyticsId: 'T-1',
    };
    const update = (data: Partial<typeof said>) =>
      payload.updateGlobal({
        slug: 'siteMetadata',
        locale: 'zh-TW',
        data: { title: '先手圍棋', email: 'hello@sente.example', ...data },
      });
    await update(said);
    expect(await read()).toMatchObject(said);
    await update({ ...unsaid });
    expect(await read()).toMatchObject(unsaid);
  });
});

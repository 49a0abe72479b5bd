import { pageBlocks } from '@/platform/pages/page-blocks';
import { makeProduct, platform, query, sql, unique } from '../setup/fixtures';

/** An entry of each kind the back office has, for the reads of the CMS. */
export async function writeContent() {
  const payload = await platform();
  const locale = 'zh-TW';
  const [slug, city, market] = [unique('entry'), unique('city'), unique('market')];
  const when = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2099-01-01T00:00:00Z', timeZone: 'Asia/Taipei' };
  const sortOrder = 1;
  const published = { _status: 'published' as const };
  const product = await makeProduct();
  const [{ id: productId } = { id: 0 }] = await query<{ id: number }>(
    sql`SELECT id FROM products WHERE code = ${product}`,
  );
  await payload.create({
    collection: 'articles',
    locale,
    data: { slug, title: '文', publishedAt: when.startsAt, ...published },
  });
  await payload.create({
    collection: 'reviews',
    locale,
    data: { slug, sortOrder, username: '林', comment: '好', ...published },
  });
  const group = await payload.create({
    collection: 'faqGroups',
    locale,
    data: { code: slug, sortOrder, name: '課程' },
  });
  await payload.create({
    collection: 'faqs',
    locale,
    data: { slug, question: '問', answer: '答', group: group.id, sortOrder, ...published },
  });
  const everyBlock = pageBlocks.map(({ slug: blockType }) => ({
    blockType,
    heading: blockType,
    ...(blockType === 'offer' && { products: [productId] }),
    ...(blockType === 'table' && { columns: ['a', 'b'], rows: [{ cells: ['1', '2'] }] }),
    ...(blockType === 'hero' && {
      position: { size: 9, black: 'C3', white: '' },
      actions: [{ label: 'go', to: 'courses' }],
    }),
  }));
  await payload.create({
    collection: 'pages',
    locale,
    data: { slug, title: '頁', timeZone: 'Asia/Taipei', sortOrder: 1, blocks: everyBlock as never, ...published },
  });
  await payload.create({
    collection: 'campaigns',
    locale,
    data: { token: slug.replaceAll('-', ''), title: '活動', ...when, ...published },
  });
  await payload.create({
    collection: 'championships',
    locale,
    data: {
      slug,
      title: '賽',
      ...when,
      registrationStartsAt: when.startsAt,
      registrationEndsAt: when.endsAt,
      ...published,
    },
  });
  const { id } = await payload.create({
    collection: 'markets',
    locale,
    data: {
      handle: market,
      name: '市集',
      ...when,
      products: [{ product: productId, sellPrice: { NTD: 1 } }],
      ...published,
    },
  });
  await payload.create({
    collection: 'categories',
    locale,
    data: { slug, sortOrder, name: '架', market: id, products: [productId] },
  });
  const place = await payload.create({
    collection: 'cities',
    locale,
    data: { code: city, name: '臺北', regionId: 'TW', timeZone: 'Asia/Taipei', sortOrder: 1 },
  });
  await payload.create({
    collection: 'stores',
    locale,
    data: {
      code: unique('store'),
      name: '教室',
      address: '1 號',
      phone: '02-0000-0000',
      latitude: 25,
      longitude: 121,
      openingHours: '10:00',
      city: place.id,
      experienceCourses: [
        {
          startsAt: '2099-03-01T01:00:00Z',
          endsAt: '2099-03-01T02:00:00Z',
          seats: 8,
          seatsTaken: 3,
          ageFrom: 4,
          ageTo: 10,
        },
      ],
    },
  });
  await payload.create({ collection: 'coursePlans', locale, data: { code: slug, title: '入門', lessonCount: 3 } });
  return { city, market };
}

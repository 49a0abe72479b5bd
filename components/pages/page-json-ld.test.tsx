import { expect, it, vi } from 'vitest';
import { PageJsonLd } from './page-json-ld';
import { blockSchema } from '@/lib/pages/blocks';
import { renderServer } from '@/tests/setup/render-server';
import { faultsOf, structuredDataOf } from '@/tests/setup/structured-data';

vi.mock('next/root-params', () => ({ locale: async () => 'en-US', region: async () => 'global' }));
vi.mock('@/lib/site/reads', () => ({ siteMetadata: async () => ({ title: 'Sente Go' }) }));
vi.mock('@/lib/pages/reads', () => ({ pageName: async () => 'Home' }));

const schedule = (place?: string) =>
  blockSchema.parse({
    __component: 'blocks.schedule',
    eyebrow: '',
    heading: 'A day',
    lead: '',
    anchor: '',
    tone: 'plain',
    items: [],
    place,
  });
const page = {
  title: 'Summer camp',
  summary: 'Five days.',
  startsAt: '2027-07-05T01:30:00.000Z',
  endsAt: '2027-07-09T08:00:00.000Z',
  href: '/en-US/camp',
  image: '/share/pages_en-US_camp.png',
};
const read = async (props: Partial<typeof page> & { place?: string }) => {
  const found = structuredDataOf(
    await renderServer(<PageJsonLd {...page} {...props} blocks={[schedule(props.place)]} />),
  );
  expect(found.flatMap(faultsOf)).toEqual([]);
  return found.map((text) => JSON.parse(text));
};

it('says where a page stands', async () => {
  const [breadcrumb, ...others] = await read({});
  expect(breadcrumb.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: 'http://localhost:3000/en-US' },
    { position: 2, name: 'Summer camp', item: 'http://localhost:3000/en-US/camp' },
  ]);
  expect(others).toEqual([]);
});

it('calls a page an event only where staff said where it happens, and from when to when', async () => {
  const [, event] = await read({ place: 'Sente Taipei, 1 Park Road' });
  expect(event).toMatchObject({
    '@type': 'Event',
    startDate: page.startsAt,
    location: { address: { streetAddress: 'Sente Taipei, 1 Park Road' } },
    image: 'http://localhost:3000/share/pages_en-US_camp.png',
  });
  expect(await read({ place: 'Sente Taipei', endsAt: undefined })).toHaveLength(1);
});

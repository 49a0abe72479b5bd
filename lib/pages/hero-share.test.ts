import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { blockSchema, type Block } from './blocks';
import { shareCard } from '@/components/go/share-picture';
import { findHeroShown, heroShareImage } from './hero-share';
import { uploadCard } from '@/lib/feeds/upload-card';
import { withoutGaps } from '@/lib/kernel/api/strapi-form';

const content = vi.hoisted(() => ({
  pages: {} as Record<string, unknown>,
  campaigns: [] as { token: string; blocks: unknown[] }[],
}));
vi.mock('./reads', () => ({
  readPage: async (slug: string, locale: string) => content.pages[`${locale} ${slug}`] ?? null,
  readCampaign: async (wanted: string) => content.campaigns.find(({ token }) => token === wanted) ?? null,
}));

const block = (fields: object): Block => blockSchema.parse(withoutGaps(fields, blockSchema));
const board = { size: 9, black: 'E5', white: 'D5' };
const drawn = block({ __component: 'blocks.hero', illustration: 'camp', position: board });
const played = block({
  __component: 'blocks.hero',
  illustration: 'camp',
  problems: [{ problem: { position: board } }],
});
const photo = { id: 1, name: 'a', alt: '', caption: '', mime: 'image/webp', src: '/a.webp', width: 1, height: 1 };
const pictured = block({
  __component: 'blocks.pictureText',
  picture: { ...photo, focalX: 50, focalY: 50, sizes: [] },
});
const plain = block({ __component: 'blocks.hero' });

beforeEach(() => {
  content.pages = {};
  content.campaigns = [];
});

it('is the upload itself, a card drawn for that language, or none', () => {
  expect(heroShareImage('pages', 'ja-JP', 'kidgo', [plain, drawn])).toBe('/share/pages_ja-JP_kidgo.png');
  expect(heroShareImage('campaigns', 'zh-TW', 'spring2027', [played])).toBe('/share/campaigns_zh-TW_spring2027.png');
  expect(heroShareImage('pages', 'zh-TW', 'kidgo', [plain, pictured])).toBe('/share/pages_zh-TW_kidgo.jpg');
  expect(heroShareImage('pages', 'zh-TW', 'kidgo', [plain])).toBeUndefined();
});

it('finds what a card shows: the board that is played on, else the drawing, else the diagram', async () => {
  content.pages['ja-JP kidgo'] = { blocks: [plain, drawn] };
  content.campaigns = [{ token: 'spring2027', blocks: [played] }];
  expect(await findHeroShown('pages_ja-JP_kidgo')).toEqual({ picture: null, cover: null, illustration: 'camp' });
  expect(await findHeroShown('campaigns_zh-TW_spring2027')).toEqual({
    picture: null,
    cover: board,
    illustration: null,
  });
  content.pages['ja-JP kidgo'] = { blocks: [block({ __component: 'blocks.hero', position: board })] };
  expect(await findHeroShown('pages_ja-JP_kidgo')).toEqual({ picture: null, cover: board, illustration: null });
});

it('makes a card of an upload: what must be seen stays, the mark stands over it', async () => {
  const raw = { width: 2000, height: 1000, channels: 3 as const };
  // Left half red, right half blue.
  const halves = Buffer.alloc(2000 * 1000 * 3);
  for (let at = 0; at < 2000 * 1000; at += 1) halves[at * 3 + (at % 2000 < 1000 ? 0 : 2)] = 255;
  const file = await sharp(halves, { raw }).webp().toBuffer();
  vi.stubGlobal(
    'fetch',
    async (address: URL) => new Response(address.pathname === '/a.webp' ? new Uint8Array(file) : 'x'),
  );
  const card = await uploadCard({ src: '/a.webp', focalX: 100, focalY: 50 }, shareCard);
  const { data, info } = await sharp(card!).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  expect(at(1190, 300)[2]).toBeGreaterThan(200);
  // To the left of the middle, as far as the crop shows it, the other half.
  expect(at(5, 300)[0]).toBeGreaterThan(200);
  expect(Math.min(...at(1020, 545))).toBeGreaterThan(200);
  expect(await uploadCard({ src: '/none.webp', focalX: 50, focalY: 50 }, shareCard)).toBeNull();
  vi.unstubAllGlobals();
});

it.each(['combo-05', 'pages_fr-FR_kidgo', 'pages_zh-TW_kidgo', 'campaigns_zh-TW_none', 'articles_zh-TW_x'])(
  '%s is no card of a page',
  async (name) => expect(await findHeroShown(name)).toBeNull(),
);

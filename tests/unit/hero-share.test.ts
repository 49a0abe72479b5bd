import { beforeEach, expect, it, vi } from 'vitest';
import { blockSchema, type Block } from '@/lib/contract/blocks';
import { findHeroShown, heroShareImage } from '@/lib/data/hero-share';
import { withoutGaps } from '@/lib/api/strapi-form';

const content = vi.hoisted(() => ({ pages: {} as Record<string, unknown>, campaigns: [] as unknown[] }));
vi.mock('@/lib/data/pages', () => ({
  readPage: async (slug: string, locale: string) => content.pages[`${locale} ${slug}`] ?? null,
  readCampaigns: async () => content.campaigns,
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
  expect(heroShareImage('pages', 'zh-TW', 'kidgo', [plain, pictured])).toBe('/a.webp');
  expect(heroShareImage('pages', 'zh-TW', 'kidgo', [plain])).toBeUndefined();
});

it('finds what a card shows: the board that is played on, else the drawing, else the diagram', async () => {
  content.pages['ja-JP kidgo'] = { blocks: [plain, drawn] };
  content.campaigns = [{ token: 'spring2027', blocks: [played] }];
  expect(await findHeroShown('pages_ja-JP_kidgo')).toEqual({ cover: null, illustration: 'camp' });
  expect(await findHeroShown('campaigns_zh-TW_spring2027')).toEqual({ cover: board, illustration: null });
  content.pages['ja-JP kidgo'] = { blocks: [block({ __component: 'blocks.hero', position: board })] };
  expect(await findHeroShown('pages_ja-JP_kidgo')).toEqual({ cover: board, illustration: null });
});

it.each(['combo-05', 'pages_fr-FR_kidgo', 'pages_zh-TW_kidgo', 'campaigns_zh-TW_none', 'articles_zh-TW_x'])(
  '%s is no card of a page',
  async (name) => expect(await findHeroShown(name)).toBeNull(),
);

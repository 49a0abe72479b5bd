import { describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/search/route';
import { searchAddress } from '@/lib/search/search-address';
import { searchResponseSchema, type SearchResponse } from '@/lib/search/shapes';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { invalidateSearch } from '@/lib/search/reads';
import { makeProduct, platform, unique } from '@/tests/setup/fixtures';

const at = (address: string) => GET(new Request(`http://shop.example${address}`));

async function search(locale: string, question: string) {
  const response = await at(searchAddress(locale, question));
  expect(response.status).toBe(200);
  return { response, answer: searchResponseSchema.parse(await response.json()) };
}
const hrefs = ({ groups }: SearchResponse) => groups.flatMap(({ found }) => found.map(({ href }) => href));

/** Invalidates the index, then sends the first search, which the old index may still answer. */
async function settle(locale: string) {
  invalidateSearch([cacheTags.products]);
  await vi.waitFor(async () => {
    const response = await at(searchAddress(locale, ''));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
  }, 10_000);
}

describe('search', () => {
  it('finds a product by its title, its code and other characters for the same word', async () => {
    const code = await makeProduct({ title: '圍棋死活專修' });
    await settle('zh-TW');
    const href = `/zh-TW/courses/${code}`;
    for (const question of ['圍棋死活專修', '围棋死活', code, code.toUpperCase()]) {
      const { answer, response } = await search('zh-TW', question);
      expect(hrefs(answer)).toContain(href);
      expect(response.headers.get('cache-control')).toBe('public, no-cache');
    }
    const { answer } = await search('zh-TW', '死活專修');
    const title = answer.groups.flatMap(({ found }) => found).find((one) => one.href === href)?.title;
    expect(title).toEqual({ text: '圍棋死活專修', marks: [[2, 6]] });
  });

  it('finds questions and pages in their own language alone', async () => {
    const payload = await platform();
    const slug = unique('q');
    const group = await payload.create({
      collection: 'faqGroups',
      locale: 'en-US',
      data: { code: unique('g'), name: 'Payment', sortOrder: 1 },
    });
    await payload.create({
      collection: 'faqs',
      locale: 'en-US',
      data: {
        slug,
        question: 'Can I pay by zebra?',
        answer: 'Only by card.',
        group: group.id,
        sortOrder: 1,
        _status: 'published',
      },
    });
    await settle('en-US');
    await settle('ja-JP');
    expect(hrefs((await search('en-US', 'pay by zbera')).answer)).toContain(`/en-US/faq#${slug}`);
    expect(hrefs((await search('ja-JP', 'zebra')).answer)).toEqual([]);
  });

  it('hides drafts, and forgets what is taken down', async () => {
    const payload = await platform();
    const word = unique('walrus').replaceAll('-', '');
    await makeProduct({ title: `課程 ${word}`, draft: true });
    const code = await makeProduct({ title: `公開 ${word}` });
    await settle('zh-TW');
    expect(hrefs((await search('zh-TW', word)).answer)).toEqual([`/zh-TW/courses/${code}`]);
    await payload.update({
      collection: 'products',
      where: { code: { equals: code } },
      data: { _status: 'draft' },
    });
    await settle('zh-TW');
    expect((await search('zh-TW', word)).answer).toEqual({ total: 0, groups: [] });
  });

  it.each([
    ['a question of 81 characters', searchAddress('zh-TW', '棋'.repeat(81))],
    ['no question', '/api/search?locale=zh-TW'],
    ['no language', '/api/search?q=go'],
    ['a language nobody writes', searchAddress('xx-XX', 'go')],
    ['a parameter nobody knows', `${searchAddress('zh-TW', 'go')}&page=2`],
  ])('rejects %s', async (_, address) => {
    const response = await at(address);
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.json()).error.code).toBe('VALIDATION_FAILED');
  });

  it.each([
    '',
    '   ',
    '\0',
    '%',
    '" OR 1=1 --',
    '<script>',
    '🀄️🈴',
    '\ud800',
    '..//',
    'ー',
    '゛',
    '👨‍👩‍👧',
    'a'.repeat(80),
  ])('answers %j', async (question) => {
    const { answer } = await search('zh-TW', question);
    expect(answer.total).toBeGreaterThanOrEqual(0);
  });

  it('a stock that changes leaves the index as it is', async () => {
    await settle('zh-TW');
    invalidateSearch([cacheTags.product('combo-05')]);
    expect((await search('zh-TW', '')).response.headers.get('cache-control')).toBe('public, no-cache');
    invalidateSearch([cacheTags.pages]);
    expect((await search('zh-TW', '')).response.headers.get('cache-control')).toBe('no-store');
  });
});

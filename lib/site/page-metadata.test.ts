import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteMetadata } from '@/lib/site/contract';
import { campaignMetadata, pageMetadata } from './page-metadata';
import type { Locale, Region } from '@/lib/kernel/i18n/locales';

const page = vi.hoisted((): { locale: Locale; region: Region; site: Partial<SiteMetadata> } => ({
  locale: 'zh-TW',
  region: 'global',
  site: {},
}));
vi.mock('next/root-params', () => ({ locale: async () => page.locale, region: async () => page.region }));
vi.mock('./reads', () => ({ siteMetadata: async () => page.site }));

beforeEach(() => {
  page.locale = 'zh-TW';
  page.site = { title: '先手圍棋', socialShareImage: null, socialShareTwitterImage: null };
});

const imagesOf = (images: unknown) =>
  [images].flat().map((image) => (image && typeof image === 'object' && 'url' in image ? image.url : image));

describe('what a share card says', () => {
  it('is the page’s own, unless the page has a card', async () => {
    const { openGraph, twitter } = await pageMetadata({ path: 'faq', title: '常見問題', description: '解答' });
    expect(openGraph).toMatchObject({ title: '常見問題 | 先手圍棋', description: '解答' });
    expect(twitter).toMatchObject({ title: '常見問題 | 先手圍棋', description: '解答' });
  });

  it('is what the back office wrote for sharing, on Twitter its own; an empty text changes nothing', async () => {
    const home = { path: '', title: '首頁', description: '搜尋用' };
    const card = { description: '分享用', twitterTitle: '推特標題', twitterDescription: '推特描述' };
    const { description, openGraph, twitter } = await pageMetadata({ ...home, card });
    expect(description).toBe('搜尋用');
    expect(openGraph).toMatchObject({ title: '首頁', description: '分享用' });
    expect(twitter).toMatchObject({ title: '推特標題', description: '推特描述' });
    const empty = await pageMetadata({ ...home, card: { description: '', twitterTitle: '', twitterDescription: '' } });
    expect(empty.openGraph?.description).toBe('搜尋用');
    expect(empty.twitter).toMatchObject({ title: '首頁', description: '搜尋用' });
  });

  it('has the page’s picture, else Twitter’s own, else the site’s, else the drawn one', async () => {
    const cards = async (image?: string) => {
      const { openGraph, twitter } = await pageMetadata({ path: 'faq', title: 't', description: 'd', image });
      return [imagesOf(openGraph?.images)[0], imagesOf(twitter?.images)[0]];
    };
    expect(await cards()).toEqual(['/share/zh-TW.png', '/share/zh-TW.png']);
    page.site.socialShareImage = '/site.png';
    // Only the cards drawn here have a known size; the size of an upload is not known.
    const { openGraph } = await pageMetadata({ path: 'faq', title: 't', description: 'd' });
    expect(openGraph?.images).toEqual([{ url: '/site.png', alt: 't' }]);
    expect(await cards()).toEqual(['/site.png', '/site.png']);
    page.site.socialShareTwitterImage = '/twitter.png';
    expect(await cards()).toEqual(['/site.png', '/twitter.png']);
    expect(await cards('/share/combo-05.png')).toEqual(['/share/combo-05.png', '/share/combo-05.png']);
  });
});

describe('the languages of a page', () => {
  it('are those that have it', async () => {
    const { alternates } = await pageMetadata({
      path: 'courses/kidbasic',
      title: 't',
      description: 'd',
      availableIn: ['zh-CN', 'en-US'],
    });
    expect(Object.keys(alternates?.languages ?? {})).toEqual(['zh-CN', 'en-US', 'x-default']);
  });

  it('of a campaign too, whose token stands right behind the locale', async () => {
    const { alternates } = await campaignMetadata(
      { token: 'spring2027', title: 't', summary: 's' },
      { ended: false, availableIn: ['zh-TW', 'ja-JP'] },
    );
    const addresses = Object.values(alternates?.languages ?? {}).map((address) => new URL(String(address)).pathname);
    expect(addresses).toEqual(['/zh-TWspring2027', '/ja-JPspring2027', '/zh-TWspring2027']);
  });
});

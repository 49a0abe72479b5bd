import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Review } from '@/lib/pages/cms-contract';
import type { Image } from '@/lib/kernel/pictures/image';
import { Reviews } from './reviews';

const { reviews, page } = vi.hoisted(() => ({ reviews: [] as Review[], page: { locale: 'zh-TW' } }));
vi.mock('@/lib/pages/editorial', () => ({ listReviews: async () => reviews }));
vi.mock('@/lib/kernel/i18n/page-locale', () => ({ pageLocale: async () => page.locale }));

const upload: Image = {
  id: 1,
  name: 'a',
  alt: '',
  caption: '',
  mime: 'image/webp',
  src: '/a.webp',
  width: 80,
  height: 80,
  focalX: 50,
  focalY: 50,
  sizes: [],
};
const review = (username: string, rest: Partial<Review> = {}): Review => ({
  id: 1,
  documentId: username,
  locale: page.locale,
  username,
  comment: `${username}的話`,
  avatar: null,
  media: null,
  ...rest,
});
const videoFile: Image = { ...upload, alt: '佩珊的故事', mime: 'video/webm', src: '/film.webm' };

async function show() {
  const { container } = render(
    await Reviews({
      block: { __component: 'blocks.reviews', eyebrow: '', heading: '', lead: '', anchor: '', tone: 'plain' },
    }),
  );
  return container;
}

beforeEach(() => {
  page.locale = 'zh-TW';
  reviews.splice(0, reviews.length, review('阿哲'), review('佩珊', { media: videoFile }));
});

it('shows the film of a review before the others, and loads nothing of it before it is started', async () => {
  await show();
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('figcaption')?.textContent)).toEqual([
    '佩珊',
    '阿哲',
  ]);
  const video = screen.getByLabelText<HTMLVideoElement>('佩珊的故事');
  expect(video).toMatchObject({ preload: 'none', autoplay: false, controls: true });
  expect(video.querySelector('source')?.getAttribute('src')).toBe('/film.webm');
});

it.each(['zh-CN', 'en-US', 'ja-JP'])('%s shows the words and no film, in their order', async (locale) => {
  page.locale = locale;
  const container = await show();
  expect(container.querySelector('video')).toBeNull();
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('佩珊的話');
});

it('shows who speaks, where there is a picture', async () => {
  reviews.splice(0, reviews.length, review('阿哲', { avatar: upload }), review('佩珊'));
  const container = await show();
  expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(['/a.webp']);
});

it('is nothing where nobody has said anything', async () => {
  reviews.splice(0);
  expect(await Reviews({ block: {} as never })).toBeNull();
});

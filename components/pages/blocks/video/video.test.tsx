import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BlockOf } from '@/lib/pages/blocks';
import { Video } from './video';

vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values: Record<string, string>) =>
    `${key} ${Object.values(values).join()}`,
}));
vi.mock('@/lib/kernel/i18n/page-locale', () => ({ pageLocale: async () => 'zh-TW' }));

const empty: BlockOf<'video'> = {
  __component: 'blocks.video',
  eyebrow: '',
  heading: '',
  lead: '',
  anchor: '',
  tone: 'plain',
  title: '一堂課的樣子',
  fileUrl: '',
  url: '',
  captionsUrl: '',
  poster: null,
  illustration: null,
};
const show = async (block: Partial<BlockOf<'video'>>) => render(await Video({ block: { ...empty, ...block } }));

it('loads nothing of a video before it is started, and shows a drawing meanwhile', async () => {
  await show({ fileUrl: '/a.webm', captionsUrl: '/a.vtt', illustration: 'phone-lesson' });
  const video = screen.getByLabelText<HTMLVideoElement>('一堂課的樣子');
  expect(video.preload).toBe('none');
  expect(video.autoplay).toBe(false);
  expect(video.getAttribute('poster')).toBe('/illustrations/phone-lesson.svg');
  const captions = video.querySelector('track');
  expect(captions).toMatchObject({ kind: 'captions', srclang: 'zh-TW', default: false });
  expect(captions?.getAttribute('src')).toBe('/a.vtt');
});

it('shows its captions from the first start on, and leaves them as they are chosen after that', async () => {
  await show({ fileUrl: '/a.webm', captionsUrl: '/a.vtt' });
  const video = screen.getByLabelText<HTMLVideoElement>('一堂課的樣子');
  // jsdom creates no text track for a `track` element.
  const captions = { mode: 'disabled' };
  (video.textTracks as unknown as (typeof captions)[]).push(captions);
  expect(captions.mode).toBe('disabled');
  fireEvent.play(video);
  expect(captions.mode).toBe('showing');
  captions.mode = 'disabled';
  fireEvent.play(video);
  expect(captions.mode).toBe('disabled');
});

it('has no drawing that there is not, and no captions that were not written', async () => {
  await show({ fileUrl: '/a.webm', illustration: 'a-drawing-of-nothing' });
  const video = screen.getByLabelText('一堂課的樣子');
  expect(video.hasAttribute('poster')).toBe(false);
  expect(video.querySelector('track')).toBeNull();
});

it('leads to a video that stands elsewhere', async () => {
  await show({ url: 'https://video.example/1' });
  expect(screen.getByRole('link', { name: 'watch 一堂課的樣子' }).getAttribute('href')).toBe('https://video.example/1');
});

it('is not there without a film', async () => {
  const { container } = await show({ heading: 'A film' });
  expect(container.innerHTML).toBe('');
});

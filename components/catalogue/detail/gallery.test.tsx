import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CatalogueItem } from '@/lib/catalogue/reads';
import type { Image } from '@/lib/kernel/pictures/image';
import { renderServer } from '@/tests/setup/render-server';
import { Gallery } from './gallery';
import { galleryViews } from './gallery-views';

vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values: Record<string, unknown>) =>
    `${key} ${Object.values(values).join('/')}`,
}));

const photograph = (id: number): Image => ({
  id,
  name: `${id}.jpg`,
  alt: `Photograph ${id}`,
  caption: '',
  mime: 'image/jpeg',
  src: `/${id}.webp`,
  width: 1600,
  height: 1200,
  focalX: 50,
  focalY: 50,
  sizes: [],
});
const good = (rest: { image?: Image; gallery?: Image[]; type?: string; illustration?: string | null } = {}) => {
  const { image = null, gallery = [], type = 'physicalGood', illustration = 'board-9' } = rest;
  return { type, illustration, copy: { image, gallery } } as unknown as CatalogueItem;
};
const show = async (item: CatalogueItem) => {
  document.body.innerHTML = await renderServer(<Gallery views={galleryViews(item)} title="9×9 set" />);
};
beforeEach(() => void (document.body.innerHTML = ''));

test('a good is shown from all its sides, each with a link that works without scripts', async () => {
  await show(good());
  const row = screen.getByRole('list', { name: 'label 9×9 set' });
  expect(row.tabIndex).toBe(0);
  expect(
    within(row)
      .getAllByRole('img')
      .map((picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label')),
  ).toEqual(['drawing 9×9 set', 'another 9×9 set']);
  for (const [index, link] of screen.getAllByRole('link', { name: /^choose \d\/2$/ }).entries())
    expect(row.children[index]?.id).toBe(link.getAttribute('href')?.slice(1));
});

test('photographs take the place of the drawing; the first is fetched at once', async () => {
  await show(good({ image: photograph(1), gallery: [photograph(2)] }));
  const [first, second] = within(screen.getByRole('list', { name: /label/ })).getAllByRole('img');
  expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual(['eager', 'lazy']);
  expect(document.body.innerHTML).not.toContain('/illustrations/');
});

test('one picture needs no choice; what is no thing, or is neither drawn nor photographed, has none', async () => {
  await show(good({ illustration: 'clock' }));
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('img', { name: 'drawing 9×9 set' })).toBeTruthy();
  expect(galleryViews(good({ type: 'bundle' }))).toEqual([]);
  expect(galleryViews(good({ illustration: null }))).toEqual([]);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Image } from '@/lib/kernel/pictures/image';
import { Picture } from './picture';

const image: Image = {
  id: 1,
  name: 'board.jpg',
  alt: 'A board at sunrise',
  caption: '',
  mime: 'image/jpeg',
  src: '/media/board large.webp',
  width: 2400,
  height: 1600,
  focalX: 30,
  focalY: 80,
  sizes: [
    { src: '/media/board small.webp', width: 320 },
    { src: '/media/board large.webp', width: 1600 },
  ],
};

test('a picture keeps its place, offers its sizes and stays around its focal point', () => {
  render(<Picture image={image} sizes="100vw" className="object-cover" />);
  const shown = screen.getByRole('img', { name: 'A board at sunrise' });
  expect(shown.getAttribute('srcset')).toBe('/media/board%20small.webp 320w, /media/board%20large.webp 1600w');
  expect(shown.getAttribute('width')).toBe('2400');
  expect(shown.getAttribute('height')).toBe('1600');
  expect(shown.getAttribute('loading')).toBe('lazy');
  expect(shown.style.objectPosition).toBe('30% 80%');
});

test('in the first screen it is fetched at once; without sizes it is one file', () => {
  render(<Picture image={{ ...image, sizes: [] }} sizes="100vw" isFirst />);
  const shown = screen.getByRole('img');
  expect(shown.getAttribute('loading')).toBe('eager');
  expect(shown.getAttribute('fetchpriority')).toBe('high');
  expect(shown.hasAttribute('srcset')).toBe(false);
  expect(shown.hasAttribute('sizes')).toBe(false);
});

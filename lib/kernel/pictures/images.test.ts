import { expect, test } from 'vitest';
import { withWholeAddresses } from '@/lib/kernel/api/remote-response';
import { imageAddressSchema, imageSchema } from './image';

/** A picture from a response of Strapi 5.12 with `?populate=cover`. */
const recorded = {
  id: 7,
  documentId: 'k2v1m0c7r9s8t5u4w3x6y0z1',
  name: 'board.jpg',
  alternativeText: 'A board at sunrise',
  caption: null,
  width: 2400,
  height: 1600,
  formats: {
    large: {
      ext: '.jpg',
      url: '/uploads/large_board_1f2e3d4c5b.jpg',
      hash: 'large_board_1f2e3d4c5b',
      mime: 'image/jpeg',
      name: 'large_board.jpg',
      path: null,
      size: 96.41,
      width: 1000,
      height: 667,
      sizeInBytes: 96411,
    },
    small: { url: '/uploads/small_board_1f2e3d4c5b.jpg', width: 500, height: 333, size: 31.2 },
    medium: { url: '/uploads/medium_board_1f2e3d4c5b.jpg', width: 750, height: 500, size: 60.1 },
    thumbnail: { url: '/uploads/thumbnail_board_1f2e3d4c5b.jpg', width: 234, height: 156, size: 8.9 },
  },
  hash: 'board_1f2e3d4c5b',
  ext: '.jpg',
  mime: 'image/jpeg',
  size: 412.7,
  url: '/uploads/board_1f2e3d4c5b.jpg',
  previewUrl: null,
  provider: 'local',
  provider_metadata: null,
  createdAt: '2026-03-02T08:11:24.120Z',
  updatedAt: '2026-03-02T08:11:24.120Z',
  publishedAt: '2026-03-02T08:11:24.121Z',
};

test("Strapi's media become an image: its words, measures, every size, the largest first choice", () => {
  expect(imageSchema.parse(recorded)).toEqual({
    id: 7,
    name: 'board.jpg',
    alt: 'A board at sunrise',
    caption: '',
    mime: 'image/jpeg',
    src: '/uploads/large_board_1f2e3d4c5b.jpg',
    width: 2400,
    height: 1600,
    focalX: 50,
    focalY: 50,
    sizes: [
      { src: '/uploads/thumbnail_board_1f2e3d4c5b.jpg', width: 234 },
      { src: '/uploads/small_board_1f2e3d4c5b.jpg', width: 500 },
      { src: '/uploads/medium_board_1f2e3d4c5b.jpg', width: 750 },
      { src: '/uploads/large_board_1f2e3d4c5b.jpg', width: 1000 },
    ],
  });
});

test('a small picture has no large size: it falls back to medium and offers itself, and without any size it is shown as it is', () => {
  const { medium, thumbnail } = recorded.formats;
  const small = { ...recorded, width: 900, height: 600, formats: { medium, thumbnail } };
  expect(imageSchema.parse(small)).toMatchObject({
    src: '/uploads/medium_board_1f2e3d4c5b.jpg',
    sizes: [{ width: 234 }, { width: 750 }, { src: '/uploads/board_1f2e3d4c5b.jpg', width: 900 }],
  });
  const video = { ...recorded, mime: 'video/mp4', width: null, height: null, formats: null };
  expect(imageSchema.parse(video)).toMatchObject({ src: '/uploads/board_1f2e3d4c5b.jpg', width: null, sizes: [] });
});

test('our own form passes as it is; what is neither is rejected', () => {
  const own = imageSchema.parse(recorded);
  expect(imageSchema.parse(own)).toEqual(own);
  expect(imageSchema.safeParse({ id: 7, url: 7 }).success).toBe(false);
});

test('where only an address is asked for, an address and the whole upload both give one', () => {
  expect(imageAddressSchema.parse(recorded)).toBe('/uploads/large_board_1f2e3d4c5b.jpg');
  expect(imageAddressSchema.parse('/logo.png')).toBe('/logo.png');
});

test('the files of a server elsewhere lie on that server', () => {
  const answer = { data: [{ title: '/uploads', cover: recorded, ours: '/backstage/api/media/file/a.webp' }] };
  const { cover, ours, title } = (withWholeAddresses(answer, 'https://cms.example/api') as typeof answer).data[0]!;
  expect(imageSchema.parse(cover).src).toBe('https://cms.example/uploads/large_board_1f2e3d4c5b.jpg');
  expect(ours).toBe('https://cms.example/backstage/api/media/file/a.webp');
  expect(title).toBe('/uploads');
});

import path from 'node:path';
import type { Field } from 'payload';
import { env } from '@/lib/kernel/env';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { altField } from '@/platform/kernel/back-office/fields/picture-fields';
import { lookAtUpload } from '@/platform/kernel/uploads/look-at-upload';
import { pictureFile } from './picture-file';
import { contentTable, labels } from '@/platform/kernel/back-office/define-table';

const webp = (name: string, width: number) => ({ name, width, formatOptions: { format: 'webp' as const } });

/** Public pictures, and short videos with their captions. Bitmaps only: an SVG can carry scripts. Payload checks the type by the file's content. */
const table = contentTable({
  slug: 'media',
  labels: labels('Picture or film', 'Pictures and films', '圖片與影片', '图片与视频', '画像と動画'),
  group: 'content',
  columns: ['filename', 'alt', 'filesize', 'updatedAt'],
  upload: {
    staticDir: path.resolve(env.DATA_DIR, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'video/mp4', 'video/webm', 'text/vtt'],
    adminThumbnail: 'thumbnail',
    focalPoint: true,
    imageSizes: [webp('thumbnail', 320), webp('medium', 800), webp('large', 1600)],
  },
  tags: () => [
    cacheTags.media,
    cacheTags.site,
    cacheTags.products,
    cacheTags.articles,
    cacheTags.reviews,
    cacheTags.pages,
    cacheTags.campaigns,
    cacheTags.markets,
  ],
  fields: [
    // Payload's own fields, with labels of ours.
    ...['url', 'thumbnailURL', 'mimeType'].map((name): Field => ({ name, type: 'text' })),
    altField,
    { name: 'caption', type: 'text', localized: true, maxLength: 300 },
  ],
});

export const media: typeof table = {
  ...table,
  admin: { ...table.admin, baseFilter: () => ({ filename: { not_like: pictureFile } }) },
  hooks: { ...table.hooks, beforeOperation: [lookAtUpload] },
};

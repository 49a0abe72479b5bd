import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { env } from '@/lib/env';
import { cacheTags } from '@/lib/data/cache-tags';
import { anyone } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { groups } from './fields/groups';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = () => [cacheTags.media, cacheTags.site, cacheTags.products, cacheTags.articles, cacheTags.reviews];

/** Public pictures. Bitmaps only: an SVG can carry scripts. Payload checks the type by the file's content. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: { en: 'Picture', 'zh-TW': '圖片', zh: '图片', ja: '画像' },
    plural: { en: 'Pictures', 'zh-TW': '圖片', zh: '图片', ja: '画像' },
  },
  admin: { group: groups.content, defaultColumns: ['filename', 'alt', 'filesize', 'updatedAt'] },
  upload: {
    staticDir: path.resolve(env.DATA_DIR, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
    adminThumbnail: 'thumbnail',
    focalPoint: true,
    imageSizes: [
      { name: 'thumbnail', width: 320, formatOptions: { format: 'webp' } },
      { name: 'medium', width: 800, formatOptions: { format: 'webp' } },
      { name: 'large', width: 1600, formatOptions: { format: 'webp' } },
    ],
  },
  access: { create: canEditContent, read: anyone, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    { name: 'alt', type: 'text', localized: true, maxLength: 300 },
    { name: 'caption', type: 'text', localized: true, maxLength: 300 },
  ],
};

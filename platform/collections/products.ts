import type { CollectionConfig } from 'payload';
import { audiences, productTypes } from '@/lib/domain/product-type';
import { cacheTags } from '@/lib/data/cache-tags';
import { publishedOrStaff } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { gradeRangeFields } from './fields/grades';
import { grantsField } from './fields/grants';
import { groups } from './fields/groups';
import { priceField } from './fields/money';
import { positionField, problemField } from './fields/position';
import { slugField } from './fields/slug';
import { stockActions } from './inventory';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = (doc: Record<string, unknown>) => [cacheTags.products, cacheTags.product(String(doc.code))];

/** What the shop sells (docs/product.md, "Catalogue") and its copy, one document in four languages. Stock stands in `inventory`. */
export const products: CollectionConfig = {
  slug: 'products',
  labels: {
    singular: { en: 'Product', 'zh-TW': '商品', zh: '商品', ja: '商品' },
    plural: { en: 'Products', 'zh-TW': '商品', zh: '商品', ja: '商品' },
  },
  admin: {
    useAsTitle: 'title',
    group: groups.catalogue,
    defaultColumns: ['title', 'code', 'type', 'isActive', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'code'],
  },
  defaultSort: 'sortOrder',
  versions: { drafts: true, maxPerDoc: 20 },
  access: { create: canEditContent, read: publishedOrStaff, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Copy', 'zh-TW': '文案', zh: '文案', ja: '説明文' },
          fields: [
            { name: 'title', type: 'text', localized: true, required: true, maxLength: 160 },
            { name: 'summary', type: 'textarea', localized: true, maxLength: 600 },
            { name: 'description', type: 'richText', localized: true },
            { name: 'targetAudience', type: 'textarea', localized: true },
            { name: 'infomation', type: 'textarea', localized: true },
            { name: 'outcomes', type: 'text', hasMany: true, localized: true, maxLength: 300 },
            { name: 'includes', type: 'text', hasMany: true, localized: true, maxLength: 300 },
            {
              name: 'contents',
              type: 'array',
              admin: { initCollapsed: true },
              fields: [
                { name: 'title', type: 'text', localized: true, required: true, maxLength: 200 },
                {
                  type: 'row',
                  fields: [
                    { name: 'minutes', type: 'number', required: true, min: 0 },
                    { name: 'isSample', type: 'checkbox', defaultValue: false },
                  ],
                },
              ],
            },
            {
              name: 'questions',
              type: 'array',
              admin: { initCollapsed: true },
              fields: [
                { name: 'question', type: 'text', localized: true, required: true, maxLength: 300 },
                { name: 'answer', type: 'textarea', localized: true, required: true },
              ],
            },
            { name: 'specialContent', type: 'textarea', localized: true },
            { name: 'parentsZoneTarget', type: 'textarea', localized: true },
            { name: 'parentsZoneWeek', type: 'textarea', localized: true },
            { name: 'parentsZoneUnit', type: 'textarea', localized: true },
          ],
        },
        {
          label: { en: 'Price and delivery', 'zh-TW': '價格與交付', zh: '价格与交付', ja: '価格と提供内容' },
          fields: [priceField(), grantsField(), { name: 'requiresShipping', type: 'checkbox', defaultValue: false }],
        },
        {
          label: { en: 'Board', 'zh-TW': '棋盤', zh: '棋盘', ja: '盤面' },
          fields: [
            positionField('cover'),
            problemField('problem'),
            { name: 'image', type: 'upload', relationTo: 'media' },
          ],
        },
      ],
    },
    stockActions('code'),
    slugField('code', 'The public id, also the address: /courses/{code}'),
    {
      name: 'type',
      type: 'select',
      required: true,
      index: true,
      options: [...productTypes],
      admin: { position: 'sidebar' },
    },
    { name: 'isItp', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    { name: 'isActive', type: 'checkbox', localized: true, defaultValue: true, admin: { position: 'sidebar' } },
    { name: 'featured', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    { name: 'audience', type: 'select', hasMany: true, options: [...audiences], admin: { position: 'sidebar' } },
    ...gradeRangeFields(),
    { name: 'lessonCount', type: 'number', min: 0, admin: { position: 'sidebar' } },
    {
      name: 'sortOrder',
      type: 'number',
      required: true,
      defaultValue: 1000,
      index: true,
      admin: { position: 'sidebar' },
    },
  ],
};

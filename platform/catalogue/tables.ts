import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { audiences, productTypes } from '@/lib/catalogue/product-type';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { row, slugField, sortOrderField } from '@/platform/kernel/back-office/fields/basic-fields';
import { gradeRangeFields } from '@/platform/kernel/back-office/fields/grade-fields';
import { grantsField } from './grant-fields';
import { priceField, pricesColumn } from '@/platform/kernel/back-office/fields/money-fields';
import { pictureField } from '@/platform/kernel/back-office/fields/picture-fields';
import { positionField, problemField } from '@/platform/go/position-fields';
import { stockActions } from './inventory-tables';
import { noted } from '@/platform/kernel/back-office/note-changes';
import { contentTable, inSidebar, labels } from '@/platform/kernel/back-office/define-table';

/** The shop's products (docs/product.md, "Catalogue") and their copy, one document in four languages. The stock is in `inventory`. */
const table = contentTable({
  slug: 'products',
  labels: labels('Product', 'Products', '商品', '商品', '商品'),
  group: 'catalogue',
  columns: ['title', 'type', 'prices', 'isActive', '_status', 'updatedAt'],
  search: ['title', 'code'],
  defaultSort: 'sortOrder',
  drafts: true,
  tags: ({ code }) => [cacheTags.products, cacheTags.product(code)],
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: staffText('Copy', '文案', '文案', '説明文'),
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
                row([
                  { name: 'minutes', type: 'number', required: true, min: 0 },
                  { name: 'isSample', type: 'checkbox', defaultValue: false },
                ]),
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
          label: staffText('Price and delivery', '價格與交付', '价格与交付', '価格と提供内容'),
          fields: [
            priceField,
            pricesColumn,
            grantsField,
            { name: 'requiresShipping', type: 'checkbox', defaultValue: false },
          ],
        },
        {
          label: staffText('Board', '棋盤', '棋盘', '盤面'),
          fields: [
            positionField('cover'),
            problemField('problem'),
            pictureField('image'),
            // Goods have a picture: a drawing (lib/illustrations/illustrations) or a photograph.
            {
              name: 'illustration',
              type: 'text',
              maxLength: 60,
              admin: { components: { Field: '/platform/illustrations/back-office/drawing-field#DrawingField' } },
            },
            pictureField('gallery', { hasMany: true, maxRows: 8 }),
          ],
        },
      ],
    },
    stockActions,
    slugField('code'),
    ...inSidebar([
      { name: 'type', type: 'select', required: true, index: true, options: [...productTypes] },
      { name: 'isItp', type: 'checkbox', defaultValue: false },
      { name: 'isActive', type: 'checkbox', localized: true, defaultValue: true },
      { name: 'featured', type: 'checkbox', defaultValue: false },
      { name: 'audience', type: 'select', hasMany: true, options: [...audiences] },
      ...gradeRangeFields,
      { name: 'lessonCount', type: 'number', min: 0 },
      { ...sortOrderField, index: true },
    ]),
  ],
});

/** The history also has staff's actions on its stock (inventory-tables.ts). */
export const products = noted(table, 'all', { table: 'inventory', by: 'code' });

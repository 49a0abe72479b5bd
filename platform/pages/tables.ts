import { type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { locales } from '@/lib/kernel/locale';
import { menus } from '@/lib/site/menus';
import { adminOnly } from '@/platform/kernel/back-office/access-rules';
import { staffText, textIn } from '@/platform/kernel/back-office/staff-text';
import { blocksField } from './page-blocks';
import { slugField, sortOrderField } from '@/platform/kernel/back-office/fields/basic-fields';
import { periodFields, timeZoneField } from '@/platform/kernel/back-office/fields/period-fields';
import { contentTable, inSidebar, labels, savesDraft } from '@/platform/kernel/back-office/define-table';
import { rejection } from '@/platform/kernel/back-office/rejection';

const protectedText = staffText(
  'This page is protected: its address stays, and it can be neither deleted nor taken down. An administrator can lift the protection.',
  '這個頁面受到保護：網址不能更改，也不能刪除或下架。管理員可以解除保護。',
  '这个页面受到保护：网址不能更改，也不能删除或下架。管理员可以解除保护。',
  'このページは保護されています。アドレスの変更・削除・非公開はできません。保護は管理者が解除できます。',
);

/** A protected page keeps its address and stays public; an administrator can lift the protection first. */
const rejectProtectedChange: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!originalDoc?.isProtected || data.isProtected === false) return data;
  const isMoved = data.slug !== undefined && data.slug !== originalDoc.slug;
  // A draft of a public page leaves the public one as it is.
  const isTakenDown = originalDoc._status === 'published' && data._status === 'draft' && !savesDraft(req);
  if (isMoved || isTakenDown) throw rejection(409, textIn(protectedText, req.i18n.language));
  return data;
};

const rejectProtectedDeletion: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { equals: id }, isProtected: { equals: true } },
    limit: 1,
    depth: 0,
    select: { slug: true },
    req,
  });
  if (docs.length > 0) throw rejection(409, textIn(protectedText, req.i18n.language));
};

const table = contentTable({
  slug: 'pages',
  labels: labels('Page', 'Pages', '頁面', '页面', 'ページ'),
  group: 'content',
  columns: ['title', 'slug', 'menus', '_status', 'updatedAt'],
  search: ['title', 'slug'],
  defaultSort: 'sortOrder',
  drafts: true,
  tags: ({ slug }) => [cacheTags.pages, cacheTags.page(slug)],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 160 },
    { name: 'lead', type: 'textarea', localized: true, maxLength: 1000 },
    blocksField,
    slugField('slug'),
    ...inSidebar([
      { name: 'menuLabel', type: 'text', localized: true, maxLength: 40 },
      { name: 'menus', type: 'select', hasMany: true, defaultValue: ['more'], options: [...menus] },
      { name: 'notInMenuOf', type: 'select', hasMany: true, options: [...locales] },
      sortOrderField,
      { name: 'isHiddenFromSearch', type: 'checkbox', defaultValue: false },
      { name: 'isProtected', type: 'checkbox', defaultValue: false, access: { create: adminOnly, update: adminOnly } },
    ]),
    ...periodFields(),
    timeZoneField,
    { name: 'effectiveAt', type: 'date', admin: { position: 'sidebar' } },
  ],
});

/** Every page staff compose of blocks. The addresses of the spec's pages are protected (docs/product.md, "Content"). */
export const pages = {
  ...table,
  hooks: { ...table.hooks, beforeChange: [rejectProtectedChange], beforeDelete: [rejectProtectedDeletion] },
};

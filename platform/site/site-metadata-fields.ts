import type { Field, GlobalConfig, TextField, UploadField } from 'payload';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { anyone, canEditContent } from '@/platform/kernel/back-office/access-rules';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor, staffText } from '@/platform/kernel/back-office/staff-text';
import { httpUrlField, row } from '@/platform/kernel/back-office/fields/basic-fields';
import { auditEntriesField } from '@/platform/kernel/back-office/audit-fields';
import { noteSettings } from '@/platform/kernel/back-office/note-changes';
import { groups } from '@/platform/kernel/back-office/define-table';
import { invalidate } from '@/platform/kernel/invalidation/invalidate';

const localizedText = (name: string, required = false): Field => ({
  name,
  type: 'text',
  localized: true,
  required,
  maxLength: 300,
});
const localizedArea = (name: string): Field => ({ name, type: 'textarea', localized: true, maxLength: 600 });
const picture = (name: string): UploadField => ({ name, type: 'upload', relationTo: 'media' });
/** A path of this site (/{locale}/origin) or the URL of another site. */
const siteUrl = (name: string): TextField => ({
  name,
  type: 'text',
  localized: true,
  maxLength: 500,
  validate: (value: string | null | undefined, { req }) =>
    !value || /^(\/(?!\/)|https?:\/\/)/.test(value) || textFor(req, complaints.pathOrHttpUrl),
});

/** All constants of the site: edited here, never written in a component. */
export const siteMetadata: GlobalConfig = {
  slug: 'siteMetadata',
  label: staffText('Site', '網站資料', '网站信息', 'サイト情報'),
  admin: { group: groups.content },
  versions: { max: 20 },
  access: { read: anyone, update: canEditContent },
  hooks: { afterChange: [({ req }) => invalidate(req.payload, [cacheTags.site]), noteSettings('all')] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: staffText('School', '學校', '学校', 'スクール'),
          fields: [
            localizedText('title', true),
            localizedText('slogan'),
            localizedArea('description'),
            picture('logo'),
            { name: 'email', type: 'email', required: true },
            localizedText('phone'),
            localizedText('address'),
            localizedText('officeHours'),
            localizedText('copyright'),
            { name: 'studentCount', type: 'number', min: 0 },
          ],
        },
        {
          label: staffText('Links', '連結', '链接', 'リンク'),
          fields: [
            ...['facebook', 'instagram', 'line', 'youtube', 'discord', 'whatsapp'].map((name) =>
              httpUrlField(`${name}Url`),
            ),
            { name: 'wechatId', type: 'text', maxLength: 80 },
            picture('wechatQr'),
            { name: 'contactWindow', type: 'checkbox', defaultValue: true },
            { name: 'officialLineEnabled', type: 'checkbox', defaultValue: false },
            siteUrl('originWebSiteUrl'),
            httpUrlField('appUrl'),
            siteUrl('shopUrl'),
          ],
        },
        {
          label: staffText('Sharing', '社群分享', '社交分享', 'SNS 共有'),
          fields: [
            localizedText('socialShareTitle'),
            localizedArea('socialShareDescription'),
            picture('socialShareImage'),
            localizedText('socialShareTwitterTitle'),
            localizedArea('socialShareTwitterDescription'),
            picture('socialShareTwitterImage'),
          ],
        },
        {
          label: staffText('Tracking', '追蹤', '跟踪', '計測'),
          fields: [
            { name: 'pixelId', type: 'text', maxLength: 60 },
            {
              name: 'pixels',
              type: 'array',
              fields: [
                row([
                  { name: 'path', type: 'text', required: true, maxLength: 200 },
                  { name: 'pixelId', type: 'text', required: true, maxLength: 60 },
                ]),
              ],
            },
            { name: 'analyticsId', type: 'text', maxLength: 60 },
          ],
        },
      ],
    },
    auditEntriesField({ table: 'siteMetadata', by: 'id' }),
  ],
};

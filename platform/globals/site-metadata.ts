import type { Field, GlobalConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { anyone } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { groups } from '@/platform/collections/fields/groups';
import { httpUrlField } from '@/platform/collections/fields/url';
import { announceGlobal } from '@/platform/collections/hooks/revalidate';

const localizedText = (name: string, required = false): Field => ({
  name,
  type: 'text',
  localized: true,
  required,
  maxLength: 300,
});
const localizedArea = (name: string): Field => ({ name, type: 'textarea', localized: true, maxLength: 600 });

/** Every constant of the site: edited here, never a literal in a component. */
export const siteMetadata: GlobalConfig = {
  slug: 'siteMetadata',
  label: { en: 'Site', 'zh-TW': '網站資料', zh: '网站信息', ja: 'サイト情報' },
  admin: { group: groups.content },
  versions: { max: 20 },
  access: { read: anyone, update: canEditContent },
  hooks: { afterChange: [announceGlobal([cacheTags.site])] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'School', 'zh-TW': '學校', zh: '学校', ja: 'スクール' },
          fields: [
            localizedText('title', true),
            localizedText('slogan'),
            localizedArea('description'),
            { name: 'logo', type: 'upload', relationTo: 'media' },
            { name: 'email', type: 'email', required: true },
            localizedText('phone'),
            localizedText('address'),
            localizedText('officeHours'),
            localizedText('copyright'),
            { name: 'studentCount', type: 'number', min: 0, admin: { description: 'Shown only when set.' } },
          ],
        },
        {
          label: { en: 'Links', 'zh-TW': '連結', zh: '链接', ja: 'リンク' },
          fields: [
            ...['facebookUrl', 'instagramUrl', 'lineUrl', 'youtubeUrl', 'discordUrl', 'whatsappUrl'].map((name) =>
              httpUrlField(name),
            ),
            { name: 'wechatId', type: 'text', maxLength: 80 },
            { name: 'officialLineEnabled', type: 'checkbox', defaultValue: false },
            { name: 'originWebSiteUrl', type: 'text', localized: true, maxLength: 500, validate: originUrl },
            httpUrlField('appUrl'),
            { name: 'shopUrl', type: 'text', localized: true, maxLength: 500, validate: originUrl },
          ],
        },
        {
          label: { en: 'Sharing', 'zh-TW': '社群分享', zh: '社交分享', ja: 'SNS 共有' },
          fields: [
            localizedText('socialShareTitle'),
            localizedArea('socialShareDescription'),
            { name: 'socialShareImage', type: 'upload', relationTo: 'media' },
            localizedText('socialShareTwitterTitle'),
            localizedArea('socialShareTwitterDescription'),
            { name: 'socialShareTwitterImage', type: 'upload', relationTo: 'media' },
          ],
        },
      ],
    },
  ],
};

/** A path of this site (/{locale}/origin) or another site's address. */
function originUrl(value: string | null | undefined): true | string {
  if (!value || /^\/(?!\/)/.test(value) || /^https?:\/\//.test(value)) return true;
  return 'A path that begins with / or an address that begins with https://';
}

import * as z from 'zod';
import { operationsOf } from '@/lib/kernel/api/operation';
import { inLocale, integer, texts } from '@/lib/kernel/api/shapes';
import { imageAddressSchema } from '@/lib/kernel/pictures/image';

export const siteMetadataSchema = z.object({
  ...texts('title', 'description', 'slogan'),
  logo: imageAddressSchema.nullable(),
  ...texts('email', 'phone', 'address', 'copyright', 'officeHours', 'facebookUrl', 'instagramUrl', 'lineUrl'),
  ...texts('youtubeUrl', 'discordUrl', 'whatsappUrl', 'wechatId'),
  officialLineEnabled: z.boolean(),
  ...texts('socialShareTitle', 'socialShareDescription'),
  socialShareImage: imageAddressSchema.nullable(),
  ...texts('socialShareTwitterTitle', 'socialShareTwitterDescription'),
  socialShareTwitterImage: imageAddressSchema.nullable(),
  ...texts('originWebSiteUrl', 'appUrl', 'shopUrl'),
  /** Shown only when set. */
  studentCount: integer.nullable(),
  // A CMS other than the embedded one need not have these.
  /** The code WeChat made for the account. */
  wechatQr: imageAddressSchema.nullable().default(null),
  /** Whether the contact window's button floats on the pages. */
  contactWindow: z.boolean().default(true),
  /** A social network's pixel: the site's, and those of single paths below the locale. */
  pixelId: z.string().default(''),
  pixels: z.array(z.object(texts('path', 'pixelId'))).default([]),
  analyticsId: z.string().default(''),
});
export type SiteMetadata = z.infer<typeof siteMetadataSchema>;

const { get } = operationsOf('cms');
/** The site itself, in Strapi 5's REST form as all content (lib/pages/cms-contract.ts). */
export const siteOperations = {
  siteMetadata: get('/site-metadata', {
    summary: 'The constants of the site',
    access: 'public',
    query: inLocale.loose(),
    response: z.object({ data: siteMetadataSchema, meta: z.object({}) }),
  }),
};

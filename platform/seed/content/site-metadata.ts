import { siteMetadataSchema } from '@/lib/site/contract';
import { perLocale } from '@/platform/kernel/content/localized';
import { readData } from '@/platform/kernel/content/data';

const everywhere = {
  logo: true,
  email: true,
  phone: true,
  copyright: true,
  officialLineEnabled: true,
  studentCount: true,
  facebookUrl: true,
  instagramUrl: true,
  lineUrl: true,
  youtubeUrl: true,
  discordUrl: true,
  whatsappUrl: true,
  wechatId: true,
  wechatQr: true,
  contactWindow: true,
  pixelId: true,
  pixels: true,
  analyticsId: true,
  originWebSiteUrl: true,
  appUrl: true,
  shopUrl: true,
  socialShareImage: true,
  socialShareTwitterImage: true,
} as const;

/** What is the same in every language. */
const shared = readData('site/shared', siteMetadataSchema.pick(everywhere).strict());
const own = siteMetadataSchema.omit(everywhere).strict();

export const siteMetadata = perLocale((locale) => ({ ...shared, ...readData(`site/${locale}`, own) }));
export type SeedSiteMetadata = typeof siteMetadata;

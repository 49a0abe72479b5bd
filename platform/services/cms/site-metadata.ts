import type { Payload } from 'payload';
import type { SiteMetadata } from '@/lib/contract/cms';
import type { Locale } from '@/lib/i18n/locales';
import { imageUrlOf } from './image';

const text = (value: string | null | undefined) => value ?? '';

/** The site's constants in one language, as a Strapi single type. */
export async function siteMetadata(
  payload: Payload,
  locale: Locale,
): Promise<{ data: SiteMetadata; meta: Record<string, never> }> {
  const site = await payload.findGlobal({
    slug: 'siteMetadata',
    locale,
    fallbackLocale: false,
    overrideAccess: false,
    depth: 1,
  });
  return {
    data: {
      title: text(site.title),
      description: text(site.description),
      slogan: text(site.slogan),
      logo: imageUrlOf(site.logo),
      email: text(site.email),
      phone: text(site.phone),
      address: text(site.address),
      copyright: text(site.copyright),
      officeHours: text(site.officeHours),
      facebookUrl: text(site.facebookUrl),
      instagramUrl: text(site.instagramUrl),
      lineUrl: text(site.lineUrl),
      youtubeUrl: text(site.youtubeUrl),
      discordUrl: text(site.discordUrl),
      whatsappUrl: text(site.whatsappUrl),
      wechatId: text(site.wechatId),
      officialLineEnabled: site.officialLineEnabled ?? false,
      socialShareTitle: text(site.socialShareTitle),
      socialShareDescription: text(site.socialShareDescription),
      socialShareImage: imageUrlOf(site.socialShareImage),
      socialShareTwitterTitle: text(site.socialShareTwitterTitle),
      socialShareTwitterDescription: text(site.socialShareTwitterDescription),
      socialShareTwitterImage: imageUrlOf(site.socialShareTwitterImage),
      originWebSiteUrl: text(site.originWebSiteUrl) || `/${locale}/origin`,
      appUrl: text(site.appUrl),
      shopUrl: text(site.shopUrl) || `/${locale}/courses`,
      studentCount: site.studentCount ?? null,
    },
    meta: {},
  };
}

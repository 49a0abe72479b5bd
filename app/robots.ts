import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { locales } from '@/lib/i18n/locales';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/backstage', ...locales.map((locale) => `/${locale}/origin`)],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}

import type { MetadataRoute } from 'next';
import { env } from '@/lib/kernel/env';
import { locales } from '@/lib/kernel/i18n/locales';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // What pages and feeds show lies below the back office's address; agents read the description of the API.
      allow: ['/', '/backstage/api/media/file/', '/api/openapi.json'],
      disallow: ['/api/', '/backstage', ...locales.map((locale) => `/${locale}/origin`)],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}

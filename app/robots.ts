import type { MetadataRoute } from 'next';
import { env } from '@/lib/kernel/env';
import { locales } from '@/lib/kernel/i18n/locales';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // Images of pages and feeds lie below the back office's address; agents read the API description.
      allow: ['/', '/backstage/api/media/file/', '/api/openapi.json'],
      disallow: ['/api/', '/backstage', ...locales.map((locale) => `/${locale}/origin`)],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}

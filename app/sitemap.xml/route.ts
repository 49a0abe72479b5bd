import { env } from '@/lib/env';
import { locales } from '@/lib/i18n/locales';

/** The index of the sitemaps, one for each language. */
export function GET() {
  const sitemaps = locales
    .map((locale) => `<sitemap><loc>${env.SITE_URL}/sitemaps/sitemap/${locale}.xml</loc></sitemap>`)
    .join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps}</sitemapindex>`,
    { headers: { 'content-type': 'application/xml' } },
  );
}

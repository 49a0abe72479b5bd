import { sitemapCount } from '@/lib/feeds/sitemap';
import { env } from '@/lib/kernel/env';
import { locales } from '@/lib/kernel/locale';

/** The index of the sitemaps: for each language as many as its products need. */
export async function GET() {
  const counts = await Promise.all(locales.map(sitemapCount));
  const names = locales.flatMap((locale, index) =>
    Array.from({ length: counts[index] ?? 1 }, (_, page) => `${locale}-${page + 1}`),
  );
  const sitemaps = names.map((name) => `<sitemap><loc>${env.SITE_URL}/sitemaps/${name}.xml</loc></sitemap>`).join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps}</sitemapindex>`,
    { headers: { 'content-type': 'application/xml' } },
  );
}

import { sitemapEntries } from '@/lib/feeds/sitemap';
import { isLocale, locales } from '@/lib/kernel/locale';

type Context = { params: Promise<{ name: string }> };

/** The first of each language is built, the others are made when they are first asked for. */
export function generateStaticParams() {
  return locales.map((locale) => ({ name: `${locale}-1.xml` }));
}

/** One sitemap: /sitemaps/zh-TW-1.xml */
export async function GET(_request: Request, { params }: Context) {
  const [, locale, page] = /^(.{5})-([1-9]\d{0,3})\.xml$/.exec((await params).name) ?? [];
  const entries = isLocale(locale) ? await sitemapEntries(locale, Number(page)) : null;
  if (!entries) return new Response(null, { status: 404 });
  const urls = entries.map(({ url, alternates }) => {
    const links = Object.entries(alternates).map(
      ([language, other]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${other}"/>`,
    );
    return `<url><loc>${url}</loc>${links.join('')}</url>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`,
    { headers: { 'content-type': 'application/xml' } },
  );
}

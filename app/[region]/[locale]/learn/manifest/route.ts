import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { installedApp } from '@/lib/site/installed-app';
import { hrefFor } from '@/lib/kernel/links/href';
import { isLocale } from '@/lib/kernel/i18n/locales';

/** The learning app, installed: it opens at Today, in the language it was installed in. A login on the origin site stays in its window. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const [t, learn] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'learn' }),
  ]);
  const manifest: MetadataRoute.Manifest = {
    id: '/learn',
    name: `${t('wordmark')} · ${learn('title')}`,
    short_name: t('wordmark'),
    lang: locale,
    start_url: hrefFor(locale, 'learn'),
    scope: '/',
    ...installedApp,
  };
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600, s-maxage=86400',
    },
  });
}

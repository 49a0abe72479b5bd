import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { defaultLocale } from '@/lib/i18n/locales';

/** The installable app: it opens at `/`, which leads to the visitor's own language. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'layout' });
  return {
    name: t('wordmark'),
    short_name: t('wordmark'),
    start_url: '/',
    display: 'standalone',
    background_color: '#fffdf8',
    theme_color: '#fffdf8',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

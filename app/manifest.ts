import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { installedApp } from '@/lib/site/installed-app';
import { defaultLocale } from '@/lib/kernel/i18n/locales';

/** The installable app: it opens at `/`, which leads to the visitor's own language. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'layout' });
  return {
    name: t('wordmark'),
    short_name: t('wordmark'),
    start_url: '/',
    ...installedApp,
  };
}

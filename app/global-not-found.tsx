import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LogoMark } from '@/components/site/layout/logo';
import { displayFont } from '@/components/site/layout/fonts';
import { defaultLocale, languageNames, locales } from '@/lib/kernel/i18n/locales';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'notFound' });
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** An unknown address without a language: the text stands in all four. The server answers most of them in one language (not-found-documents). */
export default async function GlobalNotFound() {
  const languages = await Promise.all(
    locales.map(async (locale) => ({ locale, t: await getTranslations({ locale, namespace: 'notFound' }) })),
  );
  return (
    <html lang={defaultLocale} className={displayFont.variable}>
      <body>
        <main className="wrap grid gap-8 py-16">
          <LogoMark className="h-[60px] w-[68px]" />
          <p className="font-display text-6xl font-extrabold text-action">404</p>
          <ul className="grid gap-6 md:grid-cols-2">
            {languages.map(({ locale, t }) => (
              <li key={locale} lang={locale} className="card grid justify-items-start gap-3 p-6">
                <h1 className="text-xl">{t('title')}</h1>
                <a href={`/${locale}`} hrefLang={locale} className="btn btn-secondary">
                  {languageNames[locale]} · {t('home')}
                </a>
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}

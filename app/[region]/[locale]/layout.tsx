import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { BoardDefs } from '@/components/go/board-defs';
import { ErrorLabelsData } from '@/components/site/layout/errors/error-labels';
import { displayFont } from '@/components/site/layout/fonts';
import { HeadScripts } from '@/components/site/layout/head-scripts';
import { PreviewBar } from '@/components/pages/preview-bar';
import { SessionBehaviour } from '@/components/site/layout/session-behaviour';
import { Spinner } from '@/components/ui/waiting/spinner';
import { ToastHost } from '@/components/ui/toasts/toast-host';
import { previewEditor } from '@/lib/pages/preview-editor';
import { siteMetadata } from '@/lib/site/reads';
import { env } from '@/lib/kernel/env';
import { originHref } from '@/lib/kernel/links/href';
import { localesOfRegion, regions } from '@/lib/kernel/i18n/locales';
import { pageLocale, pageRegion } from '@/lib/kernel/i18n/page-locale';
import '../../globals.css';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return regions.flatMap((region) => localesOfRegion[region].map((locale) => ({ region, locale })));
}

export const metadata: Metadata = { metadataBase: new URL(env.SITE_URL) };

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffdf8' },
    { media: '(prefers-color-scheme: dark)', color: '#17130f' },
  ],
};

/** What every page has, of the shop and of the learning app. Nothing in it depends on the visitor: the browser finds out who is logged in. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [locale, region, t, errors] = await Promise.all([
    pageLocale(),
    pageRegion(),
    getTranslations('layout'),
    getTranslations('errors'),
    // Before any cached read: see `previewEditor`.
    previewEditor(),
  ]);
  const sessionLabels = {
    login: t('login'),
    loginHref: originHref(await siteMetadata(), locale, 'login'),
    linkFailed: errors('LINK_FAILED'),
    tokenMissing: errors('TOKEN_MISSING'),
  };
  return (
    <html lang={locale} data-region={region} className={displayFont.variable} suppressHydrationWarning>
      <head>
        <HeadScripts />
      </head>
      <body>
        <a
          href="#main"
          className="fixed top-2 left-2 z-60 rounded-full bg-action px-[18px] py-2.5 font-bold text-action-ink not-focus:-translate-y-[200%] print:hidden"
        >
          {t('skip')}
        </a>
        <BoardDefs />
        {children}
        {/* While another layout loads: a change of language, a login by email, a logout (`showBusy`). */}
        <div className="fixed inset-0 z-50 hidden place-items-center bg-shell/80 in-data-busy:grid">
          <Spinner label={t('loading')} className="scale-150" />
        </div>
        <ErrorLabelsData />
        <SessionBehaviour labels={sessionLabels} />
        <PreviewBar />
        <ToastHost />
      </body>
    </html>
  );
}

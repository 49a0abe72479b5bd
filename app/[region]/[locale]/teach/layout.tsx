import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { TeachFrame } from '@/components/teach/frame/teach-frame';
import { TeachNoScript } from '@/components/teach/shell/teach-no-script';
import { siteMetadata } from '@/lib/site/reads';
import { originSiteHref } from '@/lib/kernel/links/href';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { teachMessages } from '@/lib/kernel/i18n/screen-messages';
import './teach.css';

/** The teacher's workspace: its texts are sent with its own pages only, and it has nothing of the shop's frame. */
export default async function TeachLayout({ children }: { children: ReactNode }) {
  const [locale, site, messages] = await Promise.all([pageLocale(), siteMetadata(), getMessages()]);
  const { title, appUrl, email, phone, address } = site;
  return (
    <NextIntlClientProvider messages={teachMessages(messages)}>
      <TeachNoScript />
      <TeachFrame locale={locale} site={{ title, appUrl, email, phone, address }} origin={originSiteHref(site, locale)}>
        {children}
      </TeachFrame>
    </NextIntlClientProvider>
  );
}

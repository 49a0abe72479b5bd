import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LearnFrame } from '@/components/learn/frame/learn-frame';
import { siteMetadata } from '@/lib/site/reads';
import { hrefFor, originSiteHref } from '@/lib/kernel/links/href';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { learnMessages } from '@/lib/kernel/i18n/screen-messages';
import './learn.css';

export async function generateMetadata(): Promise<Metadata> {
  return { manifest: hrefFor(await pageLocale(), 'learn/manifest') };
}

/** The learning app: its texts are sent with its own pages only, and it has nothing of the shop's frame. */
export default async function LearnLayout({ children }: { children: ReactNode }) {
  const [locale, site, messages] = await Promise.all([pageLocale(), siteMetadata(), getMessages()]);
  const { title, appUrl, email, phone, address } = site;
  return (
    <NextIntlClientProvider messages={learnMessages(messages)}>
      <LearnFrame locale={locale} site={{ title, appUrl, email, phone, address }} origin={originSiteHref(site, locale)}>
        {children}
      </LearnFrame>
    </NextIntlClientProvider>
  );
}

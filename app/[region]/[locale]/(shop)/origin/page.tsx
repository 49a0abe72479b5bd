import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PageLanguages } from '@/components/pages/page-languages';
import { AccountApp } from '@/components/account/app/account-app';
import { AccountElsewhere } from '@/components/account/shell/account-elsewhere';
import { AccountNoScript } from '@/components/account/shell/account-no-script';
import { siteMetadata } from '@/lib/site/reads';
import { isOwnOrigin } from '@/lib/kernel/own-origin';
import { originSiteHref } from '@/lib/kernel/links/href';
import { pageMetadata } from '@/lib/site/page-metadata';
import { accountMessages } from '@/lib/kernel/i18n/screen-messages';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import './origin.css';

export async function generateMetadata() {
  const t = await getTranslations('account');
  // Search engines do not index what needs a login.
  return pageMetadata({ path: 'origin', title: t('pageTitle'), description: t('pageDescription'), ended: true });
}

/** The origin site: a static shell; its screens have hash routes and render in the browser. */
export default async function OriginPage() {
  const [locale, site, messages] = await Promise.all([pageLocale(), siteMetadata(), getMessages()]);
  if (!isOwnOrigin(site.originWebSiteUrl)) return <AccountElsewhere href={originSiteHref(site, locale)} />;
  const { title, appUrl, email, phone, address } = site;
  return (
    <>
      <AccountNoScript site={site} />
      <NextIntlClientProvider messages={accountMessages(messages)}>
        <AccountApp locale={locale} site={{ title, appUrl, email, phone, address }} />
      </NextIntlClientProvider>
      <PageLanguages path="origin" />
    </>
  );
}

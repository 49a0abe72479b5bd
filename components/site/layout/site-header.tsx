import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { StartClassLink } from '@/components/site/start-class-link';
import { menuPages } from '@/lib/pages/reads';
import { siteMetadata } from '@/lib/site/reads';
import { CurrentLink } from '@/lib/kernel/links/current-link';
import { hrefFor, originHref } from '@/lib/kernel/links/href';
import { languageNames, localesOfRegion } from '@/lib/kernel/i18n/locales';
import { pageLocale, pageRegion } from '@/lib/kernel/i18n/page-locale';
import { AccountMenu } from './menu/account-menu';
import { languageDialogId } from './menu/language-dialog-id';
import { Logo } from './logo';
import { MobileMenu } from './menu/mobile-menu';
import { OpenDialogButton } from './menu/open-dialog-button';
import { SiteSearch } from '@/components/search/site-search';

/**
 * The fixed header. Pages are the same file for every visitor: both the logged-out and the logged-in
 * state are in it, and CSS shows the right one (see `markScript`).
 */
export async function SiteHeader() {
  const [t, site, locale, region] = await Promise.all([
    getTranslations('layout'),
    siteMetadata(),
    pageLocale(),
    pageRegion(),
  ]);
  const choosesLanguage = localesOfRegion[region].length > 1;
  const navigation = (await menuPages('header')).map(({ to, label }) => ({ href: hrefFor(locale, to), label }));
  return (
    // The blur is on a layer of its own: a filter on the header itself would confine its menus to its box.
    <header className="site-header">
      <div className="wrap flex h-(--header) items-center gap-3 lg:gap-2 xl:gap-4">
        <div className="max-lg:mr-auto">
          <Logo siteTitle={site.title} />
        </div>
        <nav aria-label={t('nav.label')} className="site-nav">
          {navigation.map(({ href, label }) => (
            <CurrentLink key={href} href={href}>
              {label}
            </CurrentLink>
          ))}
        </nav>
        <SiteSearch />
        {choosesLanguage && (
          <OpenDialogButton
            dialog={languageDialogId}
            className="language-choice language-button btn btn-quiet text-sm! max-lg:hidden"
          >
            <span className="sr-only">{t('language')}</span>
            {languageNames[locale]}
            <Icon name="chevron-down" className="size-4 lg:max-xl:hidden" />
          </OpenDialogButton>
        )}
        {/* Shown only while something is in the cart. */}
        <a href={originHref(site, locale, 'cart')} className="cart-link" aria-label={t('cart')}>
          <Icon name="cart" className="size-6" />
          <span />
        </a>
        <div className="hidden items-center gap-1.5 lg:flex xl:gap-2">
          <a href={originHref(site, locale, 'login')} className="btn btn-quiet logged-in:hidden">
            {t('login')}
          </a>
          <a href={originHref(site, locale, 'register')} className="btn btn-secondary logged-in:hidden">
            {t('register')}
          </a>
          <AccountMenu />
          <StartClassLink href={site.appUrl} className="btn btn-primary">
            {t('startClass')}
            <span className="sr-only"> {t('newTab')}</span>
          </StartClassLink>
        </div>
        <MobileMenu navigation={navigation} choosesLanguage={choosesLanguage} />
      </div>
    </header>
  );
}

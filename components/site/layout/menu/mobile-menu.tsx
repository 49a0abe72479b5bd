import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { StartClassLink } from '@/components/site/start-class-link';
import { siteMetadata } from '@/lib/site/reads';
import { CurrentLink } from '@/lib/kernel/links/current-link';
import { originHref } from '@/lib/kernel/links/href';
import { languageNames } from '@/lib/kernel/i18n/locales';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { AccountItems } from './account-menu';
import { languageDialogId } from './language-dialog-id';
import { Menu } from './menu';
import { OpenDialogButton } from './open-dialog-button';
import { SessionName } from './session-name';

type Props = { navigation: { href: string; label: string }[]; choosesLanguage: boolean };

/** Below 992 px: the same items as the header in a collapsible list, and the button of the language dialog. */
export async function MobileMenu({ navigation, choosesLanguage }: Props) {
  const [t, site, locale] = await Promise.all([getTranslations('layout'), siteMetadata(), pageLocale()]);
  return (
    <Menu className="group mobile-menu lg:hidden">
      <summary aria-label={t('menu')} className="icon-button">
        <svg viewBox="0 0 24 24" aria-hidden="true" className="icon size-6 stroke-[2.5]">
          <path d="M1.25 4h21.5m-21.5 8h21.5m-21.5 8h13.5" shapeRendering="crispEdges" className="group-open:hidden" />
          <path d="m4.4 4.4 15.2 15.2m0-15.2L4.4 19.6" className="hidden group-open:block" />
        </svg>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header))] overflow-y-auto overscroll-contain border-y border-line bg-shell shadow-card">
        <div className="wrap grid gap-5 py-5">
          <nav aria-label={t('nav.label')}>
            <ul>
              {navigation.map(({ href, label }) => (
                <li key={href}>
                  <CurrentLink href={href} className="menu-item text-lg">
                    {label}
                  </CurrentLink>
                </li>
              ))}
            </ul>
          </nav>
          <ul className="border-t border-line pt-4">
            <li className="hidden px-3 pb-1 text-sm text-ink-2 logged-in:block">
              <SessionName fallback={t('user')} />
            </li>
            <AccountItems className="hidden logged-in:block" />
            {choosesLanguage && (
              <li className="language-choice">
                <OpenDialogButton dialog={languageDialogId} className="menu-item justify-between">
                  {t('languageIs', { language: languageNames[locale] })}
                  <Icon name="globe" className="text-ink-2" />
                </OpenDialogButton>
              </li>
            )}
          </ul>
          <div className="grid grid-cols-2 gap-3">
            {(['login', 'register'] as const).map((screen) => (
              <a key={screen} href={originHref(site, locale, screen)} className="btn btn-secondary logged-in:hidden">
                {t(screen)}
              </a>
            ))}
            <StartClassLink href={site.appUrl} className="col-span-2 btn btn-primary">
              {t('startClass')}
              <span className="sr-only"> {t('newTab')}</span>
            </StartClassLink>
          </div>
        </div>
      </div>
    </Menu>
  );
}

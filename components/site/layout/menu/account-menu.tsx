import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { siteMetadata } from '@/lib/site/reads';
import { hrefFor, originHref } from '@/lib/kernel/links/href';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { LogOutButton } from './log-out-button';
import { Menu } from './menu';
import { SessionName, SessionPicture } from './session-name';
import { TeachItem } from './teach-item';

/** What a logged-in user may do (docs/product.md, "Roles"); hidden from others. */
export async function AccountMenu() {
  const t = await getTranslations('layout');
  return (
    <Menu className="group menu relative hidden logged-in:block">
      <summary className="btn btn-quiet max-w-[11em] xl:max-w-[16em]">
        <SessionPicture />
        <span className="truncate">
          <SessionName fallback={t('user')} />
        </span>
        <Icon name="chevron-down" className="size-4 transition-[rotate] duration-120 group-open:rotate-180" />
      </summary>
      <ul className="absolute top-[calc(100%+8px)] right-0 z-1 min-w-[200px] rounded-card border border-line bg-card p-2 shadow-card">
        <AccountItems />
      </ul>
    </Menu>
  );
}

/** Shared by the dropdown and the mobile menu. */
export async function AccountItems({ className = '' }: { className?: string }) {
  const [t, site, locale] = await Promise.all([getTranslations('layout'), siteMetadata(), pageLocale()]);
  return (
    <>
      <li className={className}>
        <a href={originHref(site, locale, 'userSpace')} className="menu-item">
          {t('personalSpace')}
        </a>
      </li>
      <TeachItem href={hrefFor(locale, 'teach')} className={className}>
        {t('teach')}
      </TeachItem>
      <li className={className}>
        <a href={originHref(site, locale, 'coupon')} className="menu-item">
          {t('redeemCourse')}
        </a>
      </li>
      <li className={className}>
        <LogOutButton>{t('logout')}</LogOutButton>
      </li>
    </>
  );
}

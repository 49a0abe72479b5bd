import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { siteMetadata } from '@/lib/data/site';
import { hrefFor } from '@/lib/i18n/href';
import { PageLink } from '@/lib/i18n/page-link';
import { pageLocale } from '@/lib/i18n/page-locale';
import { Logo } from './logo';
import { hasKidsGo } from './navigation';

/** Filled, on a 24 grid. */
const marks = {
  facebook:
    'M13.4 21v-7.3h2.5l.4-3h-2.9V8.9c0-.9.3-1.4 1.5-1.4h1.5V4.7c-.3 0-1.2-.1-2.2-.1-2.3 0-3.8 1.3-3.8 3.9v2.2H8v3h2.4V21z',
  youtube:
    'M21.3 8.2c-.2-1.6-1-2.4-2.6-2.5C16.8 5.5 14.5 5.4 12 5.4s-4.8.1-6.7.3C3.7 5.8 2.9 6.6 2.7 8.2a35 35 0 0 0 0 7.6c.2 1.6 1 2.4 2.6 2.5 1.9.2 4.2.3 6.7.3s4.8-.1 6.7-.3c1.6-.1 2.4-.9 2.6-2.5a35 35 0 0 0 0-7.6ZM10 15V9l5.2 3z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm0 1.8A2.7 2.7 0 0 0 5.3 8v8A2.7 2.7 0 0 0 8 18.7h8a2.7 2.7 0 0 0 2.7-2.7V8A2.7 2.7 0 0 0 16 5.3zm4 2.3a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8Zm0 1.8a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Zm4.7-3.1a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  line: 'M12 4c-5 0-9 3.2-9 7.2 0 3.6 3.2 6.6 7.5 7.1.9.2.8.5.6 1.7 0 .2-.2.8.8.4s5-3 6.8-5.1c1.5-1.5 2.3-2.6 2.3-4.1C21 7.2 17 4 12 4Z',
};
const link = 'inline-block rounded-md py-1 hover:text-ink hover:underline hover:underline-offset-3';

/** Address, help, about, competition, contact and social links; every constant is site metadata. */
export async function SiteFooter() {
  const [t, site, locale] = await Promise.all([getTranslations('layout'), siteMetadata(), pageLocale()]);
  const social = [
    { mark: marks.facebook, label: 'Facebook', href: site.facebookUrl },
    { mark: marks.youtube, label: 'YouTube', href: site.youtubeUrl },
    { mark: marks.instagram, label: 'Instagram', href: site.instagramUrl },
  ];
  // The official LINE account is for zh-TW, and only while its switch is on (docs/product.md, "Regions").
  const line = locale === 'zh-TW' && site.officialLineEnabled && site.lineUrl;
  const channels = [
    ['LINE@', line],
    ['WhatsApp', site.whatsappUrl],
    ['Facebook', site.facebookUrl],
    ['Discord', site.discordUrl],
  ] as const;
  return (
    <footer className="border-t border-line bg-paper pt-14 pb-7 text-sm text-ink-2 print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-3 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
          <div className="col-span-2 md:col-span-3 lg:col-span-1">
            <Logo siteTitle={site.title} />
            <address className="mt-3 grid justify-items-start gap-0.5 not-italic">
              <span>{site.address}</span>
              <span>{site.officeHours}</span>
              <a href={`mailto:${site.email}`} className={link}>
                {site.email}
              </a>
            </address>
          </div>
          <Column title={t('footer.help')}>
            <FooterLink href={hrefFor(locale, 'faq')}>{t('footer.faq')}</FooterLink>
            {hasKidsGo(locale) && <FooterLink href={hrefFor(locale, 'kidgo')}>{t('nav.kidsGo')}</FooterLink>}
            <FooterLink href={site.shopUrl}>{t('footer.allProducts')}</FooterLink>
            <FooterLink href={site.appUrl}>{t('footer.coursePlatform')}</FooterLink>
          </Column>
          <div className="grid content-start gap-8">
            <Column title={t('footer.about')}>
              <FooterLink href={hrefFor(locale, 'terms-of-service')}>{t('footer.terms')}</FooterLink>
              <FooterLink href={hrefFor(locale, 'igqe-intro')}>{t('footer.rankingSystem')}</FooterLink>
            </Column>
            {locale === 'zh-TW' && (
              <Column title={t('footer.competition')}>
                <FooterLink href={hrefFor(locale, 'SchoolChampionships')}>{t('footer.schoolChampionships')}</FooterLink>
              </Column>
            )}
          </div>
          <Column title={t('footer.contact')} className="col-span-2 md:col-span-1">
            {channels.map(
              ([name, href]) =>
                href && (
                  <li key={name}>
                    <a href={href} rel="noopener" className={link}>
                      {name}
                    </a>
                  </li>
                ),
            )}
            {site.wechatId && (
              <li className="py-1">{t('footer.account', { channel: 'WeChat', account: site.wechatId })}</li>
            )}
          </Column>
        </div>
        <ul className="mt-8 flex gap-2 md:hidden" aria-label={t('footer.contact')}>
          {line && <IconLink mark={marks.line} href={line} label="LINE@" />}
          <IconLink href={`mailto:${site.email}`} label={t('footer.email')} />
        </ul>
        <div className="mt-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
          <p>{site.copyright}</p>
          <div className="flex items-center gap-3">
            <h2 className="font-body text-sm font-normal tracking-normal">{t('footer.followUs')}</h2>
            <ul className="flex gap-1">
              {social.map((place) => place.href && <IconLink key={place.label} {...place} />)}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="mb-2 font-body text-sm font-bold tracking-normal text-ink">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

/** Of this site or another. */
function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <PageLink href={href} className={link}>
        {children}
      </PageLink>
    </li>
  );
}

/** Without a mark it leads to the mail. */
function IconLink({ mark, href, label }: { mark?: string; href: string; label: string }) {
  return (
    <li>
      <a
        href={href}
        rel="noopener"
        aria-label={label}
        className="grid size-11 place-items-center rounded-full hover:bg-paper-2 hover:text-ink"
      >
        {mark ? (
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-current">
            <path d={mark} />
          </svg>
        ) : (
          <Icon name="mail" className="size-6" />
        )}
      </a>
    </li>
  );
}

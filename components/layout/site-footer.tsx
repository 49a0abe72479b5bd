import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { siteMetadata } from '@/lib/data/site';
import { hrefFor } from '@/lib/i18n/href';
import { PageLink } from '@/lib/i18n/page-link';
import { pageLocale } from '@/lib/i18n/page-locale';
import { contactChannels } from './contact-channels';
import { Logo } from './logo';
import { hasKidsGo } from './navigation';

/** Address, help, about, competition, contact and social links; every constant is site metadata. */
export async function SiteFooter() {
  const [t, site, locale] = await Promise.all([getTranslations('layout'), siteMetadata(), pageLocale()]);
  const social = [
    { icon: 'facebook', name: 'Facebook', href: site.facebookUrl },
    { icon: 'youtube', name: 'YouTube', href: site.youtubeUrl },
    { icon: 'instagram', name: 'Instagram', href: site.instagramUrl },
  ] as const;
  const channels = contactChannels(site, locale);
  const officialLine = channels.find(({ id }) => id === 'line');
  return (
    <footer className="border-t border-line bg-paper pt-14 pb-7 text-sm text-ink-2 print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-3 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
          <div className="col-span-2 md:col-span-3 lg:col-span-1">
            <Logo siteTitle={site.title} />
            <address className="mt-3 grid justify-items-start gap-0.5 not-italic">
              <span>{site.address}</span>
              <span>{site.officeHours}</span>
              <a href={`mailto:${site.email}`} className="footer-link">
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
            {channels.map(({ id, name, href, account }) => (
              <li key={id}>
                {href ? (
                  <a href={href} rel="noopener" className="footer-link">
                    {name}
                  </a>
                ) : (
                  <span className="inline-block py-1">{t('footer.account', { channel: name, account })}</span>
                )}
              </li>
            ))}
          </Column>
        </div>
        <ul className="mt-8 flex gap-2 md:hidden" aria-label={t('footer.contact')}>
          {officialLine?.href && <IconLink icon="line" href={officialLine.href} label={officialLine.name} />}
          <IconLink icon="mail" href={`mailto:${site.email}`} label={t('footer.email')} />
        </ul>
        <div className="mt-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
          <p>{site.copyright}</p>
          <div className="flex items-center gap-3">
            <h2 className="font-body text-sm font-normal tracking-normal">{t('footer.followUs')}</h2>
            <ul className="flex gap-1">
              {social
                .filter(({ href }) => href)
                .map((link) => (
                  <IconLink key={link.icon} icon={link.icon} href={link.href} label={link.name} />
                ))}
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
      <PageLink href={href} className="footer-link">
        {children}
      </PageLink>
    </li>
  );
}

function IconLink({ icon, href, label }: { icon: IconName; href: string; label: string }) {
  return (
    <li>
      <a
        href={href}
        rel="noopener"
        aria-label={label}
        className="grid size-11 place-items-center rounded-full hover:bg-paper-2 hover:text-ink"
      >
        <Icon name={icon} className="size-6" />
      </a>
    </li>
  );
}

import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { contactChannels } from '@/components/site/contact/channels';
import { ContactSwitch } from '@/components/site/contact/contact-switch';
import { BrandMark, type Brand } from '@/components/ui/pictures/brand-mark';
import { Icon } from '@/components/ui/icon';
import { menuPages } from '@/lib/pages/reads';
import { siteMetadata } from '@/lib/site/reads';
import { hasTeachers } from '@/lib/teacher-page/reads';
import { checkPath } from '@/lib/certificates/certificate';
import { hrefFor } from '@/lib/kernel/links/href';
import { PageLink } from '@/lib/kernel/links/page-link';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { Logo } from './logo';

/** `settings`: shown below the columns, beside the copyright. */
type Props = { settings?: ReactNode };

/** Address, help, about, competition, contact and social links; every constant is site metadata. */
export async function SiteFooter({ settings }: Props) {
  const [t, contact, certificate, site, locale] = await Promise.all([
    getTranslations('layout'),
    getTranslations('contact'),
    getTranslations('examCertificate.check'),
    siteMetadata(),
    pageLocale(),
  ]);
  const [help, about, competition, more] = await Promise.all(
    (['help', 'about', 'competition', 'more'] as const).map(menuPages),
  );
  const linksTeachers = await hasTeachers(locale);
  const social = [
    { mark: 'facebook', label: 'Facebook', href: site.facebookUrl },
    { mark: 'youtube', label: 'YouTube', href: site.youtubeUrl },
    { mark: 'instagram', label: 'Instagram', href: site.instagramUrl },
  ] as const;
  const channels = contactChannels(site, locale);
  const line = channels.find(({ brand }) => brand === 'line');
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-columns">
          <div className="col-span-2 md:col-span-3 lg:col-span-1">
            <Logo siteTitle={site.title} />
            <address className="mt-3 grid justify-items-start gap-0.5 not-italic">
              <span>{site.address}</span>
              <span>{site.officeHours}</span>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </address>
          </div>
          <Column title={t('footer.help')}>
            <PageLinks pages={help} />
            <FooterLink href={site.shopUrl}>{t('footer.allProducts')}</FooterLink>
            <FooterLink href={site.appUrl}>{t('footer.coursePlatform')}</FooterLink>
            <FooterLink href={hrefFor(locale, checkPath)}>{certificate('title')}</FooterLink>
          </Column>
          <div className="grid min-w-0 content-start gap-8">
            <Column title={t('footer.about')}>
              <PageLinks pages={[...(about ?? []), ...(more ?? [])]} />
              {linksTeachers && <FooterLink href={hrefFor(locale, 'teachers')}>{t('footer.teachers')}</FooterLink>}
            </Column>
            {competition && competition.length > 0 && (
              <Column title={t('footer.competition')}>
                <PageLinks pages={competition} />
              </Column>
            )}
          </div>
          <Column title={t('footer.contact')} className="col-span-2 md:col-span-1">
            {channels.map(({ brand, name, href }) => (
              <li key={brand}>
                <a href={href} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
            {site.wechatId && (
              <li className="py-1">{t('footer.account', { channel: contact('wechat'), account: site.wechatId })}</li>
            )}
            {site.contactWindow && (
              <li className="hidden in-data-[contact=hidden]:block">
                <ContactSwitch to>{contact('show')}</ContactSwitch>
              </li>
            )}
          </Column>
        </div>
        <ul className="mt-8 flex gap-2 md:hidden" aria-label={t('footer.contact')}>
          {line && <IconLink mark={line.brand} href={line.href} label={line.name} />}
          <IconLink href={`mailto:${site.email}`} label={t('footer.email')} />
        </ul>
        <div className="mt-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
          <p className="flex flex-wrap items-center gap-x-4">
            {site.copyright}
            {settings}
          </p>
          <div className="flex flex-wrap items-center gap-x-3">
            <h2 className="text-ink-2 font-normal">{t('footer.followUs')}</h2>
            <ul className="flex gap-1">
              {social.map((place) => place.href && <IconLink key={place.label} {...place} />)}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={`footer-column ${className}`}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

/** Pages that staff put into a menu. */
async function PageLinks({ pages = [] }: { pages: Awaited<ReturnType<typeof menuPages>> | undefined }) {
  const locale = await pageLocale();
  return pages.map(({ to, label }) => (
    <FooterLink key={to} href={hrefFor(locale, to)}>
      {label}
    </FooterLink>
  ));
}

/** A link within this site or to another. */
function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <PageLink href={href}>{children}</PageLink>
    </li>
  );
}

/** Without a mark the icon is that of email. */
function IconLink({ mark, href, label }: { mark?: Brand; href: string; label: string }) {
  return (
    <li>
      <a href={href} rel="noopener" aria-label={label} className="icon-button">
        {mark ? <BrandMark name={mark} /> : <Icon name="mail" />}
      </a>
    </li>
  );
}

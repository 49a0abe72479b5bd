import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/ui/pictures/brand-mark';
import { Icon } from '@/components/ui/icon';
import { siteMetadata } from '@/lib/site/reads';
import { telephoneHref } from '@/lib/kernel/links/href';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { contactChannels } from './contact/channels';
import { WechatCode } from './contact/wechat-code';

/** Every way to reach the school: services, WeChat's code, mail, telephone and office hours; all of it from the site metadata. */
export async function ContactChannels({
  showsCode = false,
}: {
  /** WeChat's code is open from the start. */ showsCode?: boolean;
}) {
  const [t, site, locale] = await Promise.all([getTranslations('contact'), siteMetadata(), pageLocale()]);
  return (
    <ul className="grid gap-0.5">
      {contactChannels(site, locale).map(({ brand, name, href }) => (
        <li key={brand}>
          <a href={href} rel="noopener" className="contact-row">
            <BrandMark name={brand} />
            {name}
          </a>
        </li>
      ))}
      {site.wechatId && (
        <li>
          <details className="group/code" open={showsCode}>
            <summary className="contact-row">
              <BrandMark name="wechat" />
              <span>
                {t('wechat')} <span className="font-normal text-ink-2">{site.wechatId}</span>
              </span>
              <Icon name="chevron-down" className="ms-auto size-4 text-ink-2 group-open/code:rotate-180" />
            </summary>
            <WechatCode locale={locale} upload={site.wechatQr} texts={{ scan: t('scanCode'), copy: t('copyCode') }} />
          </details>
        </li>
      )}
      {site.email && (
        <Line icon="mail" href={`mailto:${site.email}`}>
          {site.email}
        </Line>
      )}
      {site.phone && (
        <Line icon="phone" href={telephoneHref(site.phone)}>
          {site.phone}
        </Line>
      )}
      {site.officeHours && (
        <li className="contact-row">
          <Icon name="clock" />
          <span>
            <span className="sr-only">{t('hours')} </span>
            {site.officeHours}
          </span>
        </li>
      )}
    </ul>
  );
}

function Line({ icon, href, children }: { icon: 'mail' | 'phone'; href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className="contact-row">
        <Icon name={icon} />
        {children}
      </a>
    </li>
  );
}

import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/ui/brand-mark';
import { Icon } from '@/components/ui/icon';
import { siteMetadata } from '@/lib/data/site';
import { telephoneHref } from '@/lib/i18n/href';
import { pageLocale } from '@/lib/i18n/page-locale';
import { contactChannels } from './channels';
import { WechatCode } from './wechat-code';

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-[10px] px-3 py-2 text-start leading-snug [overflow-wrap:anywhere]';
const pressable = `${row} font-semibold hover:bg-paper-2`;

/** Every way to reach the school: services, WeChat's code, mail, telephone and when somebody is there; all of it site metadata. */
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
          <a href={href} rel="noopener" className={pressable}>
            <BrandMark name={brand} className="size-6 text-action" />
            {name}
          </a>
        </li>
      ))}
      {site.wechatId && (
        <li>
          <details className="group/code" open={showsCode}>
            <summary className={`${pressable} cursor-pointer`}>
              <BrandMark name="wechat" className="size-6 text-action" />
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
        <li className={`${row} text-ink-2`}>
          <Icon name="clock" className="size-6 p-0.5" />
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
      <a href={href} className={pressable}>
        <Icon name={icon} className="size-6 p-0.5 text-action" />
        {children}
      </a>
    </li>
  );
}

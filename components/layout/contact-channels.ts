import type { SiteMetadata } from '@/lib/contract/cms';
import type { Locale } from '@/lib/i18n/locales';

/**
 * The ways to write to us that the back office has filled in (docs/product.md, "Regions"). The official LINE account is for zh-TW,
 * and only while its switch is on.
 */
export function contactChannels(site: SiteMetadata, locale: Locale) {
  return [
    {
      id: 'line',
      name: 'LINE@',
      href: locale === 'zh-TW' && site.officialLineEnabled ? site.lineUrl : '',
      account: '',
    },
    { id: 'whatsapp', name: 'WhatsApp', href: site.whatsappUrl, account: '' },
    { id: 'facebook', name: 'Facebook', href: site.facebookUrl, account: '' },
    { id: 'discord', name: 'Discord', href: site.discordUrl, account: '' },
    { id: 'wechat', name: 'WeChat', href: '', account: site.wechatId },
  ].filter(({ href, account }) => href || account);
}

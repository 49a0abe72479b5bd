import type { SiteMetadata } from '@/lib/contract/cms';
import type { Locale } from '@/lib/i18n/locales';

export type ContactChannel = { id: string; name: string; href?: string; account?: string };

/**
 * The ways to write to us that the back office has filled in (docs/product.md, "Regions"). The official LINE account is for zh-TW,
 * and only while its switch is on.
 */
export function contactChannels(site: SiteMetadata, locale: Locale): ContactChannel[] {
  const channels: ContactChannel[] = [
    { id: 'line', name: 'LINE@', href: locale === 'zh-TW' && site.officialLineEnabled ? site.lineUrl : '' },
    { id: 'whatsapp', name: 'WhatsApp', href: site.whatsappUrl },
    { id: 'facebook', name: 'Facebook', href: site.facebookUrl },
    { id: 'discord', name: 'Discord', href: site.discordUrl },
    { id: 'wechat', name: 'WeChat', account: site.wechatId },
  ];
  return channels.filter(({ href, account }) => href || account);
}

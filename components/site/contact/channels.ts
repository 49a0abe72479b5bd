import type { SiteMetadata } from '@/lib/site/contract';
import type { Locale } from '@/lib/kernel/i18n/locales';

/** Named as the services name themselves; each has its mark (components/ui/pictures/brand-mark.tsx). */
const names = { line: 'LINE@', whatsapp: 'WhatsApp', facebook: 'Facebook', discord: 'Discord' } as const;
type Channel = { brand: keyof typeof names; name: string; href: string };

/**
 * The messaging services for which the back office has an address. The official LINE account is for zh-TW, and only while its
 * switch is on (docs/product.md, "Regions"). WeChat has no address to link to; see `wechatId`.
 */
export function contactChannels(site: SiteMetadata, locale: Locale): Channel[] {
  const given = {
    line: locale === 'zh-TW' && site.officialLineEnabled && site.lineUrl,
    whatsapp: site.whatsappUrl,
    facebook: site.facebookUrl,
    discord: site.discordUrl,
  };
  return (Object.keys(names) as Channel['brand'][]).flatMap((brand) => {
    const href = given[brand];
    return href ? [{ brand, name: names[brand], href }] : [];
  });
}

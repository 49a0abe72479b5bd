import { JsonLd } from '@/components/site/json-ld';
import { siteMetadata } from '@/lib/site/reads';
import { pageUrl, siteUrl } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

export async function OrganizationJsonLd() {
  const [locale, site] = await Promise.all([pageLocale(), siteMetadata()]);
  const sameAs = [site.facebookUrl, site.instagramUrl, site.youtubeUrl, site.discordUrl].filter(Boolean);
  return (
    <JsonLd
      data={{
        '@type': 'EducationalOrganization',
        name: site.title,
        slogan: site.slogan || undefined,
        description: site.description || undefined,
        url: pageUrl(locale, ''),
        logo: new URL(site.logo ?? '/icon.svg', siteUrl('/')).href,
        email: site.email || undefined,
        telephone: site.phone || undefined,
        address: site.address || undefined,
        sameAs: sameAs.length > 0 ? sameAs : undefined,
      }}
    />
  );
}

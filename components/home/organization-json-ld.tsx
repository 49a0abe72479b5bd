import { JsonLd } from '@/components/ui/json-ld';
import type { SiteMetadata } from '@/lib/contract/cms';
import { pageUrl } from '@/lib/i18n/metadata';
import { pageLocale } from '@/lib/i18n/page-locale';

export async function OrganizationJsonLd({ site }: { site: SiteMetadata }) {
  const locale = await pageLocale();
  const sameAs = [site.facebookUrl, site.instagramUrl, site.youtubeUrl, site.discordUrl].filter(Boolean);
  return (
    <JsonLd
      data={{
        '@type': 'EducationalOrganization',
        name: site.title,
        slogan: site.slogan,
        description: site.description,
        url: pageUrl(locale, ''),
        email: site.email,
        telephone: site.phone,
        address: site.address,
        sameAs,
      }}
    />
  );
}
